<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use Closure;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\TakenByAnother;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Makes the derived tables agree with the responses, after the visitor has his answer.
 *
 * It may run twice, at the same time, and be killed anywhere: rows change their state of counting in the same
 * transaction that changes the numbers, and whoever finds a row already moved gives way. Spam is never touched: one that
 * an owner restores is published, and waits here like a new one. Whom it is told to is the outbox's to know.
 */
final class Processor implements Backlog {

	/** Responses in one transaction. */
	private const BATCH = 200;

	/** What may wait; what an owner did before what visitors sent, because it is little and he is looking. */
	private const MOVES = array(
		array( ResponseStatus::TRASH, Counted::IN, Counted::OUT ),
		array( ResponseStatus::PUBLISH, Counted::OUT, Counted::IN ),
		array( ResponseStatus::PUBLISH, Counted::NOT_YET, Counted::IN ),
		array( ResponseStatus::TRASH, Counted::NOT_YET, Counted::OUT ),
	);

	/** @param Closure(): Outbox $outbox asked for when there is something new. */
	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly MoveCounted $move,
		private readonly Transaction $transaction,
		private readonly Closure $outbox
	) {}

	/**
	 * @param int $most responses after which it stops, so that nobody waits for a long backlog.
	 * @return int how many it moved into the derived tables or out of them.
	 * @throws StorageFailed the database refused; what was done before stays done.
	 */
	public function run( int $most = 20_000 ): int {
		$done = 0;
		try {
			foreach ( self::MOVES as [ $status, $from, $to ] ) {
				$done += $this->all( $most - $done, $status, $from, $to );
			}
		} catch ( TakenByAnother ) {
			return $done;
		}
		return $done;
	}

	private function all( int $most, ResponseStatus $status, Counted $from, Counted $to ): int {
		$done = 0;
		while ( $done < $most ) {
			$batch = $this->responses->waiting( $status, $from, min( self::BATCH, $most - $done ) );
			if ( array() === $batch ) {
				break;
			}
			$outbox = Counted::NOT_YET === $from ? ( $this->outbox )() : null;
			$isNews = $this->transaction->run(
				function () use ( $batch, $status, $from, $to, $outbox ): bool {
					$this->move->run( $batch, $status, $from, $to );
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
