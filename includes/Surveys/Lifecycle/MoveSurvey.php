<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use Closure;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Surveys\Live\OrderRepository;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Changes which published survey takes priority when several match the same page. */
final class MoveSurvey {

	/** @param Closure(): Transaction $transaction returns this request's transaction. */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly OrderRepository $order,
		#[Lazy( Transaction::class )] private readonly Closure $transaction
	) {}

	/**
	 * @param string $to    `up`, `down` or `top`.
	 * @param int    $place position where the owner saw it; the first one is 1.
	 * @return array{id: int, place: int}
	 * @throws Invalid if the survey has moved or is no longer listed; nothing was stored.
	 */
	public function run( int $id, string $to, int $place ): array {
		$moved = ( $this->transaction )()->run( fn(): int => $this->moved( $id, $to, $place ) );
		$this->surveys->changed();
		return array(
			'id'    => $id,
			'place' => $moved,
		);
	}

	private function moved( int $id, string $to, int $place ): int {
		$order = $this->order->all( true );
		$ids   = array_keys( $order );
		$at    = array_search( $id, $ids, true );
		if ( false === $at || $at + 1 !== $place ) {
			throw new Invalid( array( new Violation( 'place', 'moved', null, self::changedMeanwhile() ) ) );
		}
		if ( 'top' === $to ) {
			if ( $at > 0 ) {
				$this->order->give( $id, $this->order->highest() + 1 );
			}
			return 1;
		}
		$beside = $ids[ 'up' === $to ? $at - 1 : $at + 1 ] ?? null;
		if ( null === $beside ) {
			return $place;
		}
		$this->order->give( $id, $order[ $beside ] );
		$this->order->give( $beside, $order[ $id ] );
		return 'up' === $to ? $place - 1 : $place + 1;
	}

	private static function changedMeanwhile(): string {
		return __( 'The survey order has changed since you loaded it. Review the order and try again.', 'userfeedback' );
	}
}
