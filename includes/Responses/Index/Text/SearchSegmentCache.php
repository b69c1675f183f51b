<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Search segments that this request built from rows: for its next search, and stored at its end for other requests. Not
 * earlier, because a reading transaction must not be delayed, or refused, by an optional write.
 */
final class SearchSegmentCache {

	/** Maximum bytes per statement, and per day: some databases accept no statement above 1 MB. */
	public const BYTES = 524_288;

	/** Maximum bytes held per request. */
	private const HELD = 4_194_304;

	/** @var array<string, array<string, array{version: int, texts: SearchSegment}>> by survey and question, and by day. */
	private array $read = array();

	private int $held = 0;

	public function __construct( private readonly SearchSegmentRepository $segments ) {}

	public function add( int $surveyId, string $questionId, string $day, int $version, SearchSegment $texts ): void {
		if ( ! $texts->isWhole() || $texts->bytes() > self::BYTES || $this->held + $texts->bytes() > self::HELD ) {
			return;
		}
		if ( array() === $this->read && false === has_action( 'shutdown', array( $this, 'run' ) ) ) {
			add_action( 'shutdown', array( $this, 'run' ), PHP_INT_MAX );
		}
		$this->read[ "$surveyId|$questionId" ][ $day ] = compact( 'version', 'texts' );
		$this->held                                   += $texts->bytes();
	}

	/** Returns a segment that this request already built, if its version is unchanged. */
	public function of( int $surveyId, string $questionId, string $day, ?int $version ): ?SearchSegment {
		$read = $this->read[ "$surveyId|$questionId" ][ $day ] ?? null;
		return null !== $read && $read['version'] === $version ? $read['texts'] : null;
	}

	/** If the database fails, the next search tries again; this costs only time. */
	public function run(): void {
		$read       = $this->read;
		$this->read = array();
		$this->held = 0;
		try {
			foreach ( $read as $of => $days ) {
				[ $surveyId, $questionId ] = explode( '|', $of, 2 );
				ksort( $days, SORT_STRING ); // Same order as processes that change texts, against deadlocks.
				foreach ( self::statements( $days ) as $batch ) {
					$this->segments->keep( (int) $surveyId, $questionId, $batch );
				}
			}
		} catch ( StorageFailed ) {
			return;
		}
	}

	/**
	 * @param array<string, array{version: int, texts: SearchSegment}> $days
	 * @return iterable<non-empty-array<string, array{version: int, texts: SearchSegment}>>
	 */
	private static function statements( array $days ): iterable {
		$batch = array();
		$bytes = 0;
		foreach ( $days as $day => $kept ) {
			$bytes += $kept['texts']->bytes();
			if ( array() !== $batch && $bytes > self::BYTES ) {
				yield $batch;
				$batch = array();
				$bytes = $kept['texts']->bytes();
			}
			$batch[ $day ] = $kept;
		}
		if ( array() !== $batch ) {
			yield $batch;
		}
	}
}
