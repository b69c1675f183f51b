<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Searching;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What searches of this request have read out of rows: for its next search, and when it ends for all others. Not before,
 * as a transaction that reads must not be held up, or refused, for what it need not write.
 */
final class KeepDays {

	/** Of days that are kept by one statement, and of one: some databases take no statement of more than 1 MB. */
	public const BYTES = 524_288;

	/** Of all that a request holds. */
	private const HELD = 4_194_304;

	/** @var array<string, array<string, array{version: int, texts: SearchedDay}>> by survey and question, and by day. */
	private array $read = array();

	private int $held = 0;

	public function __construct( private readonly SearchedDayRepository $days ) {}

	public function add( int $surveyId, string $questionId, string $day, int $version, SearchedDay $texts ): void {
		if ( ! $texts->isWhole() || $texts->bytes() > self::BYTES || $this->held + $texts->bytes() > self::HELD ) {
			return;
		}
		if ( array() === $this->read && false === has_action( 'shutdown', array( $this, 'run' ) ) ) {
			add_action( 'shutdown', array( $this, 'run' ), PHP_INT_MAX );
		}
		$this->read[ "$surveyId|$questionId" ][ $day ] = compact( 'version', 'texts' );
		$this->held                                   += $texts->bytes();
	}

	/** What this request has read of a day already, if it has this version still. */
	public function of( int $surveyId, string $questionId, string $day, ?int $version ): ?SearchedDay {
		$read = $this->read[ "$surveyId|$questionId" ][ $day ] ?? null;
		return null !== $read && $read['version'] === $version ? $read['texts'] : null;
	}

	/** A database that refuses is asked again by the next search: nothing is lost but its time. */
	public function run(): void {
		$read       = $this->read;
		$this->read = array();
		$this->held = 0;
		try {
			foreach ( $read as $of => $days ) {
				[ $surveyId, $questionId ] = explode( '|', $of, 2 );
				ksort( $days, SORT_STRING ); // As those who change texts do, so that nobody waits crosswise.
				foreach ( self::statements( $days ) as $some ) {
					$this->days->keep( (int) $surveyId, $questionId, $some );
				}
			}
		} catch ( StorageFailed ) {
			return;
		}
	}

	/**
	 * @param array<string, array{version: int, texts: SearchedDay}> $days
	 * @return iterable<non-empty-array<string, array{version: int, texts: SearchedDay}>>
	 */
	private static function statements( array $days ): iterable {
		$some  = array();
		$bytes = 0;
		foreach ( $days as $day => $kept ) {
			$bytes += $kept['texts']->bytes();
			if ( array() !== $some && $bytes > self::BYTES ) {
				yield $some;
				$some  = array();
				$bytes = $kept['texts']->bytes();
			}
			$some[ $day ] = $kept;
		}
		if ( array() !== $some ) {
			yield $some;
		}
	}
}
