<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Responses\Counting\SettleCounts;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One response, with its position in the list. */
final class ReadResponse {

	public function __construct(
		private readonly SettleCounts $settle,
		private readonly SingleResponseQuery $responses,
		private readonly PlaceInList $places,
		private readonly ResponseMapper $mapper,
		private readonly CurrentEdition $edition,
		private readonly Transaction $transaction
	) {}

	/**
	 * Spam is readable in every edition: otherwise, owners couldn't tell if it is spam.
	 *
	 * @param Filter              $filter of the list that it is opened from.
	 * @param ResponseStatus|null $status likewise; null for all.
	 * @return array<string, mixed> ResponsesShape::single().
	 * @throws UpgradeNeeded|NotFound
	 * @throws Invalid there is no such list.
	 */
	public function run( Survey $survey, int $id, Filter $filter, ?ResponseStatus $status ): array {
		ListResponses::check( $this->edition, $status );
		ListMatched::check( $filter, $status );
		if (
			! $this->edition->allows( Feature::SINGLE_RESPONSE )
			&& ResponseStatus::SPAM !== $this->responses->find( $survey->id, $id )?->status
		) {
			$this->edition->get()->check( Feature::SINGLE_RESPONSE );
		}
		$this->settle->run();
		$this->places->settle( $survey->id, $filter );
		return $this->transaction->run(
			function () use ( $survey, $id, $filter, $status ): array {
				$single = $this->responses->find( $survey->id, $id ) ?? throw new NotFound(
					"Survey $survey->id has no response $id.",
					'response'
				);
				return $this->mapper->single( $survey, $single, $this->places->of( $single, $filter, $status ) );
			}
		);
	}
}
