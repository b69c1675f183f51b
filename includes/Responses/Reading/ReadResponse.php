<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Responses\Counting\SettleCounts;
use UserFeedback\Responses\Place;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One response, with its place among the others. */
final class ReadResponse {

	public function __construct(
		private readonly SettleCounts $settle,
		private readonly SingleResponseQuery $responses,
		private readonly ResponseDaysQuery $days,
		private readonly ResponseMapper $mapper,
		private readonly CurrentEdition $edition,
		private readonly Transaction $transaction
	) {}

	/**
	 * What was taken for spam can be read in every edition: else nobody could tell whether it is.
	 *
	 * @return array<string, mixed> ResponsesShape::single().
	 * @throws UpgradeNeeded|NotFound
	 */
	public function run( Survey $survey, int $id ): array {
		if (
			! $this->edition->allows( Feature::SINGLE_RESPONSE )
			&& ResponseStatus::SPAM !== $this->responses->find( $survey->id, $id )?->status
		) {
			$this->edition->get()->check( Feature::SINGLE_RESPONSE );
		}
		$this->settle->run();
		return $this->transaction->run(
			function () use ( $survey, $id ): array {
				$single = $this->responses->find( $survey->id, $id ) ?? throw new NotFound(
					"Survey $survey->id has no response $id.",
					'response'
				);
				return $this->mapper->single( $survey, $single, $this->placeOf( $single->response, $single->status->listed() ) );
			}
		);
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	private function placeOf( StoredResponse $response, array $listed ): Place {
		$days   = $this->days->ofSurvey( $response->surveyId );
		$before = $days->newerThan( $response->day, $listed ) + $this->responses->newerOfDay( $response, $listed );

		return new Place(
			$before + 1,
			max( $before + 1, $days->total( $listed ) ),
			$this->responses->newerThan( $response, $listed ),
			$this->responses->olderThan( $response, $listed )
		);
	}
}
