<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use Closure;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\ConcurrentUpdate;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Updates the derived tables from the responses, after the visitor got a reply.
 *
 * It may run in parallel and be killed at any point: rows change their counting state in the same transaction as the numbers,
 * and a process that finds a row already moved backs off. Spam is never touched: a response that an owner restores is
 * published, and is pending like a new one. The outbox decides who is notified.
 */
#[Shared]
final class ResponseProcessor implements QueueConsumer {

	/** Responses per transaction. */
	private const BATCH = 200;

	/** Possible backlogs. An owner's changes go before visitors' responses, because they are few and the owner is waiting. */
	private const MOVES = array(
		array( ResponseStatus::TRASH, CountingState::IN, CountingState::OUT ),
		array( ResponseStatus::PUBLISH, CountingState::OUT, CountingState::IN ),
		array( ResponseStatus::PUBLISH, CountingState::NOT_YET, CountingState::IN ),
		array( ResponseStatus::TRASH, CountingState::NOT_YET, CountingState::OUT ),
	);

	/** @param Closure(): Outbox $outbox called when there are new responses */
	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly UpdateCounters $updateCounters,
		private readonly Transaction $transaction,
		#[Lazy( Outbox::class )] private readonly Closure $outbox
	) {}

	/**
	 * @param int $most responses after which it stops, so that no request waits for a long backlog
	 * @return int number of responses moved into or out of the derived tables
	 * @throws StorageFailed the database refused; earlier changes persist.
	 */
	public function run( int $most = 20_000 ): int {
		$done = 0;
		try {
			foreach ( self::MOVES as [ $status, $from, $to ] ) {
				$done += $this->all( $most - $done, $status, $from, $to );
			}
		} catch ( ConcurrentUpdate ) {
			return $done;
		}
		return $done;
	}

	private function all( int $most, ResponseStatus $status, CountingState $from, CountingState $to ): int {
		$done = 0;
		while ( $done < $most ) {
			$batch = $this->responses->waiting( $status, $from, min( self::BATCH, $most - $done ) );
			if ( array() === $batch ) {
				break;
			}
			$outbox = CountingState::NOT_YET === $from ? ( $this->outbox )() : null;
			$isNews = $this->transaction->run(
				function () use ( $batch, $status, $from, $to, $outbox ): bool {
					$this->updateCounters->update( $batch, $status, $from, $to );
					return null !== $outbox && $outbox->note( $batch );
				}
			);
			if ( $isNews ) {
				$outbox?->stored();
			}
			$done += count( $batch );
		}
		return $done;
	}
}
