<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A number from 0 or 1 to a limit that the owner chooses; results show the average. */
final class NumberScale extends Scale {

	/** @var array<string, self> one object per range, so that types can be compared. */
	private static array $ranges = array();

	private int $min = 0;
	private int $max = Limits::NUMBER_SCALE;

	public function configured( array $config ): self {
		$min = 1 === ( $config['min'] ?? null ) ? 1 : 0;
		$max = $config['max'] ?? null;
		$max = is_int( $max ) && $max >= Limits::SMALLEST_SCALE && $max <= Limits::NUMBER_SCALE ? $max : Limits::NUMBER_SCALE;
		if ( $min === $this->min && $max === $this->max ) {
			return $this;
		}
		if ( ! isset( self::$ranges[ "$min-$max" ] ) ) {
			$type                        = new self( $this->name );
			$type->min                   = $min;
			$type->max                   = $max;
			self::$ranges[ "$min-$max" ] = $type;
		}
		return self::$ranges[ "$min-$max" ];
	}

	public function config(): array {
		return array(
			'min' => $this->min,
			'max' => $this->max,
		);
	}

	public function lowest(): int {
		return $this->min;
	}

	public function scale(): int {
		return $this->max;
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::AVERAGE;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::numbersHeight( $card, 1 + $this->max - $this->min );
	}
}
