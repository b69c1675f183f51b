<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Typed;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A typed whole number, which the owner can limit; results show the average and the spread. */
final class Number extends QuestionType {

	/** Height of a field with one line. */
	private const FIELD = 44;

	public function isExtra(): bool {
		return true;
	}

	public function isQuantitative(): bool {
		return true;
	}

	public function isNumeric(): bool {
		return true;
	}

	public function comparisons(): array {
		return array( '=', '!=', '<', '>' );
	}

	/** @return array{min: int, max: int} */
	protected function defaults(): array {
		return array(
			'min' => -Limits::NUMBER,
			'max' => Limits::NUMBER,
		);
	}

	public function configFaults( array $config ): array {
		list( 'min' => $min, 'max' => $max ) = $config + $this->defaults();
		return match ( true ) {
			$min < -Limits::NUMBER => array( 'min' => new RefusedValue( 'minimum', -Limits::NUMBER ) ),
			$max > Limits::NUMBER  => array( 'max' => new RefusedValue( 'maximum', Limits::NUMBER ) ),
			$max < $min            => array( 'max' => new RefusedValue( 'minimum', $min ) ),
			default                => array(),
		};
	}

	public function read( mixed $given, array $options ): int|RefusedValue|null {
		$min = $this->limit( 'min' );
		$max = $this->limit( 'max' );
		return match ( true ) {
			'' === $given       => null,
			! is_int( $given )  => new RefusedValue( 'type' ),
			$given < $min       => new RefusedValue( 'minimum', $min ),
			$given > $max       => new RefusedValue( 'maximum', $max ),
			default             => $given,
		};
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::SPREAD;
	}

	public function sample( array $options, string $text ): int {
		$min = $this->limit( 'min' );
		$max = $this->limit( 'max' );
		return max( $min, min( $max, 12 ) );
	}

	public function draftHint(): string {
		return 'a whole number, such as an age or a quantity';
	}

	public function seconds(): int {
		return 10;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::FIELD;
	}
}
