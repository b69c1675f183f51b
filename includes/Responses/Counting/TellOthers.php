<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use Throwable;
use UserFeedback\Clock;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Tells other plugins of each response, at least once.
 *
 * What is to be told is noted in the transaction that counts it, and forgotten when they have heard. A process that is
 * killed in between leaves its notes, and another one tells those later, some a second time. Where nobody listens
 * nothing is noted.
 */
final class TellOthers {

	private const HOOK = 'userfeedback_survey_response';

	/** Seconds that a process has for what it took: longer than any server lets one run. */
	private const LEASE = 900;

	private int $until = 0;

	public function __construct(
		private readonly UntoldRepository $untold,
		private readonly ResponseRepository $responses,
		private readonly Clock $clock
	) {}

	public function isHeard(): bool {
		return has_action( self::HOOK );
	}

	/** @param non-empty-list<StoredResponse> $batch of a transaction that is still open. */
	public function note( array $batch ): void {
		$this->until = $this->now() + self::LEASE;
		$this->untold->add( array_map( static fn( StoredResponse $response ): int => $response->id, $batch ), $this->until );
	}

	/** @param list<StoredResponse> $batch noted by this process. */
	public function run( array $batch ): void {
		foreach ( $batch as $response ) {
			if ( $this->now() >= $this->until ) {
				return; // From now on they are another process's.
			}
			$this->tell( $response );
			$this->untold->remove( $response->id );
		}
	}

	/** What a process that died did not get to. One that is gone since is not told of. */
	public function leftOver( int $most ): void {
		$this->until = $this->now() + self::LEASE;
		$ids         = $this->untold->take( $this->now(), $this->until, $most );
		$found       = array() === $ids ? array() : $this->responses->many( $ids );
		$this->run( $found );
		$gone = array_diff( $ids, array_map( static fn( StoredResponse $response ): int => $response->id, $found ) );
		array_walk( $gone, fn( int $id ) => $this->untold->remove( $id ) );
	}

	/** A listener that fails keeps no other response from being told. */
	private function tell( StoredResponse $response ): void {
		$params = array(
			'answers'        => array_map( static fn( Answer $answer ): array => $answer->toArray(), $response->answers ),
			'page_submitted' => $response->page->toArray(),
		);
		try {
			do_action( self::HOOK, $response->surveyId, $response->id, $params );
		} catch ( Throwable $problem ) {
			wp_trigger_error( __METHOD__, $problem->getMessage(), E_USER_WARNING );
		}
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
