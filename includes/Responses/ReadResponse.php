<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Licensing\Feature;
use UserFeedback\Surveys\Survey;

/** One response, with its place among the others. */
final class ReadResponse {

	public function __construct(
		private readonly SettleCounts $settle,
		private readonly SingleResponseQuery $responses,
		private readonly ResponseDaysQuery $days,
		private readonly ResponseMapper $mapper,
		private readonly CurrentEntitlements $entitlements,
		private readonly Transaction $transaction
	) {}

	/**
	 * @return array<string, mixed> Schema\Responses::single().
	 * @throws UpgradeNeeded|NotFound
	 */
	public function of( Survey $survey, int $id ): array {
		$this->entitlements->get()->check( Feature::SINGLE_RESPONSE );
		$this->settle->now();
		return $this->transaction->run(
			function () use ( $survey, $id ): array {
				$single = $this->responses->find( $survey->id, $id ) ?? throw new NotFound( "Survey $survey->id has no response $id.", 'response' );
				return $this->mapper->single( $survey, $single, $this->placeOf( $single->response ) );
			}
		);
	}

	private function placeOf( StoredResponse $response ): Place {
		$days   = $this->days->of( $response->survey_id );
		$before = $days->newerThan( $response->day, ResponseStatus::SHOWN ) + $this->responses->newerOfDay( $response );

		return new Place( $before + 1, max( $before + 1, $days->total( ResponseStatus::SHOWN ) ), $this->responses->newerThan( $response ), $this->responses->olderThan( $response ) );
	}
}
