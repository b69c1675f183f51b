<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A number between two limits that the owner chooses, in steps; results show the average. */
final class Slider extends Scale {

	/** Height of the chosen value, above the slider. */
	private const VALUE = 24;

	public function advancesOnChoice(): bool {
		return false;
	}

	/** @return array{min: int, max: int, step: int} */
	protected function defaults(): array {
		return array(
			'min'  => 0,
			'max'  => 100,
			'step' => 1,
		);
	}

	public function configFaults( array $config ): array {
		list( 'min' => $min, 'max' => $max, 'step' => $step ) = $config + $this->defaults();
		return match ( true ) {
			$min < -Limits::NUMBER                            => array( 'min' => new RefusedValue( 'minimum', -Limits::NUMBER ) ),
			$max > Limits::NUMBER                             => array( 'max' => new RefusedValue( 'maximum', Limits::NUMBER ) ),
			$max <= $min                                      => array( 'max' => new RefusedValue( 'minimum', $min + 1 ) ),
			$step < 1 || 0 !== ( $max - $min ) % $step        => array( 'step' => new RefusedValue( 'step' ) ),
			$max - $min > $step * ( Limits::SLIDER_VALUES - 1 ) => array( 'step' => new RefusedValue( 'slider', Limits::SLIDER_VALUES ) ),
			default                                           => array(),
		};
	}

	public function lowest(): int {
		return $this->limit( 'min' );
	}

	public function scale(): int {
		return $this->limit( 'max' );
	}

	public function knownValues( array $options ): array {
		return array_map( 'strval', range( $this->lowest(), $this->scale(), $this->limit( 'step' ) ) );
	}

	public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
		$read = parent::read( $given, $options );
		return is_int( $read ) && 0 !== ( $read - $this->lowest() ) % $this->limit( 'step' )
			? new RefusedValue( 'range', $this->scale() )
			: $read;
	}

	public function outOf(): ?int {
		return $this->lowest() < 0 ? null : $this->scale();
	}

	public function sample( array $options, string $text ): int {
		return $this->scale();
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::AVERAGE;
	}

	public function draftHint(): string {
		return 'a number from 0 to 100, on a slider';
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::VALUE + self::ROW;
	}
}
