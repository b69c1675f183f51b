<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\RegisteredTypes;

use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\TypeFacts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A question type of another plugin. */
final class RegisteredType {

	/**
	 * @param string $label  for owners, translated.
	 * @param string $script URL of the script that draws it, on pages and in previews
	 */
	public function __construct(
		public readonly QuestionType $type,
		public readonly string $label,
		public readonly string $script
	) {}

	/** @return array<string, mixed> the properties that screens and results need, see BootDataShape. */
	public function toArray(): array {
		return array(
			'label'       => $this->label,
			'is_multiple' => $this->type->isMultiple(),
			'is_numeric'  => $this->type->isNumeric(),
			'has_images'  => $this->type->hasImages(),
			'has_icons'   => $this->type->hasIcons(),
		) + TypeFacts::of( $this->type );
	}
}
