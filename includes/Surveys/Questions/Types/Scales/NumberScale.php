<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A number from 0 or 1 to a limit that the owner chooses; results show the average. */
final class NumberScale extends Scale {

	/** @return array{min: int, max: int} */
	protected function defaults(): array {
		return array(
			'min' => 0,
			'max' => Limits::NUMBER_SCALE,
		);
	}

	public function configFaults( array $config ): array {
		list( 'min' => $min, 'max' => $max ) = $config + $this->defaults();
		$ofMin                               = match ( true ) {
			$min < 0 => new RefusedValue( 'minimum', 0 ),
			$min > 1 => new RefusedValue( 'maximum', 1 ),
			default  => null,
		};
		$ofMax = match ( true ) {
			$max < Limits::SMALLEST_SCALE => new RefusedValue( 'minimum', Limits::SMALLEST_SCALE ),
			$max > Limits::NUMBER_SCALE   => new RefusedValue( 'maximum', Limits::NUMBER_SCALE ),
			default                       => null,
		};
		return array_filter( array( 'min' => $ofMin, 'max' => $ofMax ) );
	}

	public function lowest(): int {
		return $this->limit( 'min' );
	}

	public function scale(): int {
		return $this->limit( 'max' );
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::AVERAGE;
	}

	public function draftHint(): string {
		return 'a number from 0 to 10';
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::numbersHeight( $card, 1 + $this->scale() - $this->lowest() );
	}
}
