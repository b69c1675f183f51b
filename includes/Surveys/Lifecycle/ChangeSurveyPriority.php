<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use Closure;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Live\SurveyPriorityRepository;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Changes which published survey takes priority when several match the same page. */
final class ChangeSurveyPriority {

	/** @param Closure(): Transaction $transaction returns this request's transaction. */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyPriorityRepository $priorities,
		#[Lazy( Transaction::class )] private readonly Closure $transaction
	) {}

	/**
	 * @param string $to    `up`, `down` or `top`.
	 * @param int    $place position where the owner saw it; the first one is 1.
	 * @return array{id: int, place: int}
	 * @throws ValidationFailed if the survey has moved or is no longer listed; nothing was stored.
	 */
	public function change( int $id, string $to, int $place ): array {
		$moved = ( $this->transaction )()->run( fn(): int => $this->moved( $id, $to, $place ) );
		$this->surveys->changed();
		return array(
			'id'    => $id,
			'place' => $moved,
		);
	}

	private function moved( int $id, string $to, int $place ): int {
		$order = $this->priorities->all( true );
		$ids   = array_keys( $order );
		$at    = array_search( $id, $ids, true );
		if ( false === $at || $at + 1 !== $place ) {
			throw new ValidationFailed( array( new Violation( 'place', 'moved', null, self::changedMeanwhile() ) ) );
		}
		if ( 'top' === $to ) {
			if ( $at > 0 ) {
				$this->priorities->setOrder( $id, $this->priorities->highest() + 1 );
			}
			return 1;
		}
		$beside = $ids[ 'up' === $to ? $at - 1 : $at + 1 ] ?? null;
		if ( null === $beside ) {
			return $place;
		}
		$this->priorities->setOrder( $id, $order[ $beside ] );
		$this->priorities->setOrder( $beside, $order[ $id ] );
		return 'up' === $to ? $place - 1 : $place + 1;
	}

	private static function changedMeanwhile(): string {
		return __( 'The survey order has changed since you loaded it. Review the order and try again.', 'userfeedback' );
	}
}
