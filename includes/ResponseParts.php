<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Database\Db;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Responses\DeleteResponses;
use UserFeedback\Responses\ListResponses;
use UserFeedback\Responses\ReadResponse;
use UserFeedback\Responses\ResponseDaysQuery;
use UserFeedback\Responses\ResponseListQuery;
use UserFeedback\Responses\ResponseMapper;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesController;
use UserFeedback\Responses\ResponseStatusRepository;
use UserFeedback\Responses\SingleResponseQuery;
use UserFeedback\Responses\TrashResponses;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that lists and reads responses, and puts them into the trash. */
final class ResponseParts {

	public readonly TrashResponses $trash;
	public readonly DeleteResponses $delete;

	public function __construct(
		private readonly Db $db,
		private readonly CountingParts $counting,
		ResponseRepository $responses,
		private readonly CurrentEntitlements $entitlements
	) {
		$statuses     = new ResponseStatusRepository( $db );
		$this->delete = new DeleteResponses( $responses, $statuses, $counting->move, $counting->transaction );
		$this->trash  = new TrashResponses( $responses, $statuses, $counting->move, $this->delete, $entitlements, $counting->transaction );
	}

	public function controller( SurveyRepository $surveys ): ResponsesController {
		$settle      = $this->counting->settle();
		$transaction = $this->counting->transaction;
		$days        = new ResponseDaysQuery( $this->db );
		$mapper      = new ResponseMapper();

		return new ResponsesController(
			$surveys,
			new ListResponses( $settle, $days, new ResponseListQuery( $this->db ), $mapper, $this->entitlements, $transaction ),
			new ReadResponse( $settle, new SingleResponseQuery( $this->db ), $days, $mapper, $this->entitlements, $transaction ),
			$this->trash
		);
	}
}
