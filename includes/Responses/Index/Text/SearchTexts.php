<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Searches a question's newest texts; call it inside a transaction, so that all data are consistent. Days that were not
 * searched since they changed are read from their rows and cached for the next search.
 */
final class SearchTexts {

	/** Maximum texts searched: no index can search a million of them in time. */
	public const MOST = 20_000;

	/** A range that includes every day. */
	private const EVER = array( '1000-01-01', '9999-12-31' );

	public function __construct( private readonly SearchSegmentRepository $segments, private readonly SearchSegmentReader $read ) {}

	/**
	 * @param array{string, string}|null $range first and last day; the day on which the limit is reached is searched
	 *                                          completely. Null for exactly the maximum number of texts, from all days.
	 */
	public function search( int $surveyId, string $questionId, string $text, ?array $range = null ): SearchResult {
		$days  = $this->segments->days( $surveyId, $questionId, ...( $range ?? self::EVER ) );
		$asked = SearchSegment::asked( $text );
		$texts = array();
		$left  = null === $range ? self::MOST : PHP_INT_MAX;
		$part  = null === $range ? $days : self::untilEnough( $days );
		foreach ( $this->read->of( $surveyId, $questionId, $part, $left ) as $segment ) {
			array_push( $texts, ...$segment->containing( $asked, $left ) );
			$left -= $segment->many;
		}
		return new SearchResult( $texts, count( $part ) < count( $days ) ? array_sum( array_column( $part, 'texts' ) ) : null );
	}

	/**
	 * @template T of array{texts: int, ...}
	 * @param list<T> $days
	 * @return list<T>
	 */
	private static function untilEnough( array $days ): array {
		$searched = 0;
		foreach ( $days as $number => $day ) {
			$searched += $day['texts'];
			if ( $searched >= self::MOST ) {
				return array_slice( $days, 0, $number + 1 );
			}
		}
		return $days;
	}
}
