<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Responses\Counting\CatchUpCounters;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One response, with its position in the list. */
final class ReadResponse {

	public function __construct(
		private readonly CatchUpCounters $catchUpCounters,
		private readonly SingleResponseQuery $responses,
		private readonly FindListPosition $findPosition,
		private readonly ResponseMapper $mapper,
		private readonly CurrentEdition $edition,
		private readonly Transaction $transaction
	) {}

	/**
	 * Spam is readable in every edition: otherwise, owners couldn't tell if it is spam.
	 *
	 * @param ResponseFilter              $filter of the list that it is opened from.
	 * @param ResponseStatus|null $status likewise; null for all.
	 * @return array<string, mixed> ResponsesShape::single().
	 * @throws RequestError upgrade needed, not found.
	 * @throws ValidationFailed there is no such list.
	 */
	public function read( Survey $survey, int $id, ResponseFilter $filter, ?ResponseStatus $status ): array {
		ListResponses::check( $this->edition, $status );
		ListFilteredResponses::check( $filter, $status );
		if (
			! $this->edition->allows( PlanFeature::SINGLE_RESPONSE )
			&& ResponseStatus::SPAM !== $this->responses->find( $survey->id, $id )?->status
		) {
			$this->edition->get()->check( PlanFeature::SINGLE_RESPONSE );
		}
		$this->catchUpCounters->catchUp();
		$this->findPosition->settle( $survey->id, $filter );
		return $this->transaction->run(
			function () use ( $survey, $id, $filter, $status ): array {
				$single = $this->responses->find( $survey->id, $id ) ?? throw RequestError::notFound(
					"Survey $survey->id has no response $id.",
					'response'
				);
				return $this->mapper->single( $survey, $single, $this->findPosition->of( $single, $filter, $status ) );
			}
		);
	}
}
