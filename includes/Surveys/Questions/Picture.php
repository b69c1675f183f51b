<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Picture next to an option's label: the URL of an image, or an icon's style and name. */
final class Picture {

	public function __construct(
		public readonly string $image = '',
		public readonly string $iconStyle = '',
		public readonly string $iconName = ''
	) {}

	public static function fromOption( mixed $option ): self {
		$option = is_array( $option ) ? $option : array();
		$icon   = is_array( $option['icon'] ?? null ) ? $option['icon'] : array();
		return new self( self::text( $option['image'] ?? '' ), self::text( $icon['style'] ?? '' ), self::text( $icon['name'] ?? '' ) );
	}

	/** @return array{label: string, image?: string, icon?: array{style: string, name: string}} */
	public function toOption( string $label, QuestionType $type ): array {
		return $type->hasImages()
			? array(
				'label' => $label,
				'image' => $this->image,
			)
			: array(
				'label' => $label,
				'icon'  => array(
					'style' => $this->iconStyle,
					'name'  => $this->iconName,
				),
			);
	}

	private static function text( mixed $stored ): string {
		return is_string( $stored ) ? $stored : '';
	}
}
