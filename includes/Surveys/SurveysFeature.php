<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\Drafts\LookOfNewSurveys;
use UserFeedback\Surveys\Drafts\ReadDraft;
use UserFeedback\Surveys\Editing\KeptRepository;
use UserFeedback\Surveys\Lifecycle\ChangeStatus;
use UserFeedback\Surveys\Lifecycle\DeleteSurveys;
use UserFeedback\Surveys\Lifecycle\DuplicateSurvey;
use UserFeedback\Surveys\Lifecycle\MoveSurvey;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Lifecycle\SurveyStatusController;
use UserFeedback\Surveys\Listing\ListedCountsQuery;
use UserFeedback\Surveys\Listing\ListedMapper;
use UserFeedback\Surveys\Listing\ListSurveys;
use UserFeedback\Surveys\Listing\SpreadsheetsQuery;
use UserFeedback\Surveys\Listing\SurveyCountsQuery;
use UserFeedback\Surveys\Listing\SurveyListQuery;
use UserFeedback\Surveys\Listing\SurveyMapper;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\NoneLive;
use UserFeedback\Surveys\Live\OrderRepository;
use UserFeedback\Surveys\Live\RestingQuery;
use UserFeedback\Surveys\Saving\SaveSurvey;
use UserFeedback\Surveys\Templates\TemplatesController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys that owners create and edit, and those that are live. */
final class SurveysFeature extends Feature {

	public readonly SurveyRepository $repository;

	private ?LiveSurveys $live = null;

	/**
	 * @param Late<SettingsFeature>  $settings
	 * @param Closure(): string      $cacheNote   what an owner must do so that pages show a change; empty for nothing.
	 * @param Closure(): Transaction $transaction returns this request's transaction.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly Late $settings,
		private readonly Closure $cacheNote,
		private readonly Closure $transaction
	) {
		$this->repository = new SurveyRepository( $db, $clock, get_current_user_id( ... ) );
	}

	public function live(): LiveSurveys {
		return $this->live ??= new LiveSurveys( $this->repository, $this->clock, $this->edition->lasting() );
	}

	public function counts(): SurveyCountsQuery {
		return new SurveyCountsQuery( $this->db );
	}

	public function lookOfNew(): LookOfNewSurveys {
		return new LookOfNewSurveys( $this->settings->get()->current() );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			SurveysController::class      => $this->surveysController(),
			SurveyStatusController::class => $this->statusController(),
			TemplatesController::class    => new TemplatesController( $this->edition, $this->settings->get()->current() ),
			SurveyRepository::class       => $this->repository,
			LiveSurveys::class            => $this->live(),
			SaveSurvey::class             => $this->save(),
			NoneLive::class               => new NoneLive( new RestingQuery( $this->db ) ),
			default                       => null,
		};
	}

	private function surveysController(): SurveysController {
		$counts = new ListedCountsQuery( $this->db );
		$sheets = $this->spreadsheets( ... );
		$mapper = new SurveyMapper( $this->edition );
		return new SurveysController(
			$this->repository,
			$counts,
			$sheets,
			$mapper,
			new ListSurveys(
				new SurveyListQuery( $this->db, $this->clock ),
				$counts,
				$sheets,
				new ListedMapper( $mapper, $this->clock ),
				new OrderRepository( $this->db, $this->clock ),
				$this->edition,
				$this->clock
			),
			$this->save(),
			new DuplicateSurvey( $this->repository, $this->clock ),
			fn( int $surveyId ) => ( new KeptRepository( $this->db, $this->clock ) )->forget( $surveyId, get_current_user_id() )
		);
	}

	/**
	 * @param list<Survey> $surveys
	 * @return array<int, string> by survey.
	 */
	private function spreadsheets( array $surveys ): array {
		return ( new SpreadsheetsQuery( $this->db ) )->ofMany( $surveys );
	}

	private function statusController(): SurveyStatusController {
		$data = new SurveyDataRepository( $this->db );
		return new SurveyStatusController(
			new ChangeStatus( $this->repository, $this->clock, $this->edition, $data ),
			new DeleteSurveys( $this->repository, $data ),
			new MoveSurvey( $this->repository, new OrderRepository( $this->db, $this->clock ), $this->transaction )
		);
	}

	private function save(): SaveSurvey {
		return new SaveSurvey(
			$this->repository,
			$this->readDraft(),
			$this->clock,
			$this->edition,
			$this->cacheNote
		);
	}

	public function readDraft(): ReadDraft {
		return new ReadDraft( $this->lookOfNew(), $this->clock );
	}
}
