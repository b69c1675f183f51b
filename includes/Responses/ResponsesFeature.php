<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\ResponseStatusRepository;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Filters\Matching;
use UserFeedback\Responses\Filters\ReadFilter;
use UserFeedback\Responses\Reading\ListMatched;
use UserFeedback\Responses\Reading\ListResponses;
use UserFeedback\Responses\Reading\PlaceInList;
use UserFeedback\Responses\Reading\ReadResponse;
use UserFeedback\Responses\Reading\ResponseDaysQuery;
use UserFeedback\Responses\Reading\ResponseListQuery;
use UserFeedback\Responses\Reading\ResponseMapper;
use UserFeedback\Responses\Reading\ResponsesController;
use UserFeedback\Responses\Reading\SingleResponseQuery;
use UserFeedback\Responses\Submit\AskOtherPlugins;
use UserFeedback\Responses\Submit\SubmitController;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists and reads responses, moves them to the trash, and handles submissions. */
final class ResponsesFeature extends Feature {

	public function __construct(
		private readonly Db $db,
		private readonly SurveyRepository $surveys,
		private readonly SubmitFeature $submit,
		private readonly CountingFeature $counting,
		private readonly CurrentEdition $edition
	) {}

	public function delete(): DeleteResponses {
		return new DeleteResponses(
			$this->submit->responses(),
			$this->statuses(),
			$this->counting->move(),
			$this->counting->transaction()
		);
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SubmitController::class    => new SubmitController(
				$this->submit->submitResponse( ( new AskOtherPlugins() )->violations( ... ) ),
				$this->counting->soon(),
				$this->submit->wakeTurn()
			),
			ResponsesController::class => $this->controller(),
			TrashResponses::class      => $this->trash(),
			DeleteResponses::class     => $this->delete(),
			default                    => null,
		};
	}

	private function controller(): ResponsesController {
		$settle      = $this->counting->settle();
		$transaction = $this->counting->transaction();
		$days        = new ResponseDaysQuery( $this->db );
		$mapper      = new ResponseMapper();
		$single      = new SingleResponseQuery( $this->db );
		$bits        = $this->counting->bits()->read();
		$matching    = new Matching( $bits, $this->counting->search() );

		return new ResponsesController(
			$this->surveys,
			new ListResponses( $settle, $days, new ResponseListQuery( $this->db ), $mapper, $this->edition, $transaction ),
			new ListMatched( $settle, $bits, $matching, $days, new ResponseListQuery( $this->db ), $mapper, $transaction ),
			new ReadFilter( $this->edition ),
			new ReadResponse(
				$settle,
				$single,
				new PlaceInList( $single, $days, $bits, $matching ),
				$mapper,
				$this->edition,
				$transaction
			),
			$this->trash()
		);
	}

	private function trash(): TrashResponses {
		return new TrashResponses(
			$this->submit->responses(),
			$this->statuses(),
			$this->counting->move(),
			$this->delete(),
			$this->edition,
			$this->counting->transaction()
		);
	}

	private function statuses(): ResponseStatusRepository {
		return new ResponseStatusRepository( $this->db );
	}
}
