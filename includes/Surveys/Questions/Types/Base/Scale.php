<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A whole number from lowest() to scale(), chosen with a tap. */
abstract class Scale extends QuestionType {

	/** Height of a row. */
	protected const ROW = 48;

	/** Numbers per row in a narrow card; also in widget/survey/question-types/scale.tsx. */
	private const IN_A_ROW = 6;

	/** Space above the labels. */
	protected const GAP = 8;

	/**
	 * Maximum characters of both labels per line; the card may be narrower.
	 *
	 * @var int
	 */
	protected const LABELS = PHP_INT_MAX;

	/**
	 * Height of the type's own labels.
	 *
	 * @var int
	 */
	protected const OWN_LABELS = 0;

	public function advancesOnChoice(): bool {
		return true;
	}

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

	public function knownValues( array $options ): array {
		return array_map( 'strval', range( $this->lowest(), $this->scale() ) );
	}

	public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
		if ( ! is_int( $given ) ) {
			return new RefusedValue( 'type' );
		}
		return $given >= $this->lowest() && $given <= $this->scale() ? $given : new RefusedValue( 'range', $this->scale() );
	}

	public function outOf(): ?int {
		return $this->scale();
	}

	public function sample( array $options, string $text ): string|int|array {
		return $this->scale() - 1;
	}

	public function seconds(): int {
		return 8;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::ROW;
	}

	/** Returns the height of buttons with numbers: in one row in a wide card, else at most six per row. */
	protected static function numbersHeight( CardWidth $card, int $count ): int {
		$rows = 1 === $card->scaleRows ? 1 : (int) ceil( $count / self::IN_A_ROW );
		return ( self::ROW + self::GAP ) * $rows - self::GAP;
	}

	public function endsHeight( CardWidth $card, string $low, string $high ): int {
		$length = mb_strlen( $low . $high );
		return max( static::OWN_LABELS, 0 === $length ? 0 : self::GAP + $card->small( $length, static::LABELS ) );
	}
}
