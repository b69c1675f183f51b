<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Surveys\Questions\NpsScore;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The key figures of a question with numbers: their average, the share of satisfied answers, or their NPS score. */
final class ScaleMetric {

	/** @var array<int, int> answers by value of the scale. */
	private readonly array $counts;

	/** @param list<array{value: string, count: int, is_current: bool}> $options of the question. */
	public function __construct( private readonly QuestionType $type, array $options ) {
		$counts = array();
		foreach ( $type->isNumeric() ? $options : array() as $option ) {
			if ( $option['is_current'] ) { // Others date from an earlier question type.
				$counts[ (int) $option['value'] ] = $option['count'];
			}
		}
		$this->counts = $counts;
	}

	/** Rounded to two decimals; null for other types, and without answers. */
	public function average(): ?float {
		$total  = array_sum( $this->counts );
		$figure = $this->type->keyFigure();
		if ( 0 === $total || ( KeyFigure::AVERAGE !== $figure && KeyFigure::SATISFACTION !== $figure ) ) {
			return null;
		}
		$sum = 0;
		foreach ( $this->counts as $value => $count ) {
			$sum += $value * $count;
		}
		return round( $sum / $total, 2 );
	}

	/** Returns the share of answers with one of the two highest values in percent; null for other types, and without answers. */
	public function satisfied(): ?int {
		$total = array_sum( $this->counts );
		if ( KeyFigure::SATISFACTION !== $this->type->keyFigure() || 0 === $total ) {
			return null;
		}
		$top = (int) $this->type->outOf();
		return (int) round( 100 * ( ( $this->counts[ $top ] ?? 0 ) + ( $this->counts[ $top - 1 ] ?? 0 ) ) / $total );
	}

	public function score(): ?NpsScore {
		return KeyFigure::NPS === $this->type->keyFigure() ? NpsScore::of( $this->counts ) : null;
	}
}
