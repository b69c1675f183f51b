<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Responses\ListResponses;
use UserFeedback\Responses\MoveCounted;
use UserFeedback\Responses\NightlyRecount;
use UserFeedback\Responses\OldestWaitingQuery;
use UserFeedback\Responses\Processor;
use UserFeedback\Responses\ReadResponse;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\RecountAll;
use UserFeedback\Responses\RecountLog;
use UserFeedback\Responses\RecountModule;
use UserFeedback\Responses\ResponseDaysQuery;
use UserFeedback\Responses\ResponseListQuery;
use UserFeedback\Responses\ResponseMapper;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponsesController;
use UserFeedback\Responses\ResponseStatusRepository;
use UserFeedback\Responses\SettleCounts;
use UserFeedback\Responses\SingleResponseQuery;
use UserFeedback\Responses\SiteHealth;
use UserFeedback\Responses\TallyRepository;
use UserFeedback\Responses\TrashResponses;
use UserFeedback\Surveys\SurveyRepository;

/** The part of the composition root that lists and reads responses, puts them into the trash, and recounts them. */
final class ResponseParts {

	public readonly TrashResponses $trash;

	public function __construct(
		private readonly Db $db,
		private readonly Transaction $transaction,
		private readonly ResponseRepository $responses,
		private readonly Processor $processor,
		private readonly CurrentEntitlements $entitlements
	) {
		$move        = new MoveCounted( $responses, new TallyRepository( $db ) );
		$this->trash = new TrashResponses( $responses, new ResponseStatusRepository( $db ), $move, $entitlements, $transaction );
	}

	public function recountModule( Recount $recount, Clock $clock ): RecountModule {
		$tallies = new TallyRepository( $this->db );
		$log     = new RecountLog();

		return new RecountModule(
			new NightlyRecount( new RecountAll( $recount, $tallies, $log, $clock ), $clock ),
			new SiteHealth( new OldestWaitingQuery( $this->db ), $log, $clock ),
			$recount,
			$tallies
		);
	}

	public function controller( SurveyRepository $surveys ): ResponsesController {
		$settle = new SettleCounts( $this->responses, $this->processor );
		$days   = new ResponseDaysQuery( $this->db );
		$mapper = new ResponseMapper();

		return new ResponsesController(
			$surveys,
			new ListResponses( $settle, $days, new ResponseListQuery( $this->db ), $mapper, $this->entitlements, $this->transaction ),
			new ReadResponse( $settle, new SingleResponseQuery( $this->db ), $days, $mapper, $this->entitlements, $this->transaction ),
			$this->trash
		);
	}
}
