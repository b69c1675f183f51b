<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\RegisteredTypes;

use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A registered type whose plugin is inactive: its questions and answers stay, but visitors can't answer. */
final class InactiveType extends QuestionType {

	/** @var array<array-key, mixed> RegisteredType::toArray() as it was stored. */
	private array $known = array();

	/** @param array<array-key, mixed> $known RegisteredType::toArray() as it was stored. */
	public static function of( string $name, array $known ): self {
		$type        = new self( $name );
		$type->known = $known;
		return $type;
	}

	public function isActive(): bool {
		return false;
	}

	public function isQuantitative(): bool {
		return $this->has( 'is_quantitative' );
	}

	public function isNumeric(): bool {
		return $this->has( 'is_numeric' );
	}

	public function isMultiple(): bool {
		return $this->has( 'is_multiple' );
	}

	public function hasImages(): bool {
		return $this->has( 'has_images' );
	}

	public function hasIcons(): bool {
		return $this->has( 'has_icons' );
	}

	public function minOptions(): int {
		return $this->number( 'min_options' );
	}

	public function scale(): int {
		return $this->number( 'scale' );
	}

	public function maxLength(): int {
		return $this->number( 'max_length' );
	}

	/** Drops the answer, so that the visitor's other answers are stored. */
	public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
		return null;
	}

	public function seconds(): int {
		return 0;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return 0;
	}

	private function has( string $name ): bool {
		return true === ( $this->known[ $name ] ?? null );
	}

	private function number( string $name ): int {
		$number = $this->known[ $name ] ?? null;
		return is_int( $number ) ? $number : 0;
	}
}
