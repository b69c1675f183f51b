<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Forbidden;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Rest\Reply;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Lifecycle\DuplicateSurvey;
use UserFeedback\Surveys\Listing\FilteredParams;
use UserFeedback\Surveys\Listing\ListedCountsQuery;
use UserFeedback\Surveys\Listing\ListSurveys;
use UserFeedback\Surveys\Listing\SpreadsheetsQuery;
use UserFeedback\Surveys\Listing\SurveyListRequest;
use UserFeedback\Surveys\Listing\SurveyMapper;
use UserFeedback\Surveys\Saving\SaveSurvey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SurveysController {

	/**
	 * @param Closure(list<Survey>): array<int, string> $sheets     spreadsheet IDs by survey ID.
	 * @param Closure(int): void                        $forgetKept deletes the current user's unsaved changes to this survey.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ListedCountsQuery $counts,
		#[Lazy( SpreadsheetsQuery::class, 'ofMany' )] private readonly Closure $sheets,
		private readonly SurveyMapper $mapper,
		private readonly ListSurveys $listSurveys,
		private readonly SaveSurvey $saveSurvey,
		private readonly DuplicateSurvey $duplicateSurvey,
		private readonly Closure $forgetKept
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys', array( self::class, 'index' ), Can::EDIT_OR_VIEW )
				->query( static fn() => SurveyShape::listQuery() )
				->returns( static fn() => S::page( SurveyShape::row(), 'SurveyList' ) ),
			Route::post( 'surveys', array( self::class, 'save' ), Can::EDIT )
				->body( static fn() => SurveyShape::draft() )
				->returns( static fn() => SurveyShape::saved() ),
			Route::get( 'surveys/defaults', array( self::class, 'defaults' ), Can::EDIT )
				->returns( static fn() => SurveyShape::defaults() ),
			Route::get( 'surveys/{id}', array( self::class, 'show' ), Can::EDIT_OR_VIEW )
				->returns( static fn() => SurveyShape::full() ),
			Route::post( 'surveys/{id}/duplicate', array( self::class, 'duplicate' ), Can::EDIT )
				->returns( static fn() => SurveyShape::copied(), 201 ),
		);
	}

	public function index( Request $request ): Reply {
		return Reply::page(
			$this->listSurveys->run(
				SurveyListRequest::fromArray( $request->query() ),
				$this->maySeeNotifications(),
				current_user_can( Can::VIEW->value )
			)
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->full( $this->surveys->get( $request->id() ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid|Forbidden
	 */
	public function save( Request $request ): array {
		$mayView = current_user_can( Can::VIEW->value );
		$saved   = $this->saveSurvey->run(
			SurveyDraft::fromArray( FilteredParams::of( $request->body() ) ),
			$mayView || current_user_can( Can::SETTINGS->value ),
			$mayView
		);
		if ( ! $saved->wasThere ) {
			$this->forgetKeptOf( $saved->survey->id );
		}
		return array(
			'survey'    => $this->full( $saved->survey ),
			'published' => $saved->published,
			'message'   => $saved->message,
			'was_there' => $saved->wasThere,
		);
	}

	/** @return array<string, mixed> */
	public function defaults(): array {
		$blank = $this->saveSurvey->blank();
		return array(
			'settings'      => $this->mapper->settings( $blank, '' ),
			'notifications' => $blank->notifications->toArray(),
		);
	}

	/** @return array<string, mixed> */
	public function duplicate( Request $request ): array {
		return array( 'id' => $this->duplicateSurvey->run( $request->id() )->id );
	}

	/** Done here because a browser may miss that it was saved. */
	private function forgetKeptOf( int $id ): void {
		try {
			( $this->forgetKept )( $id );
		} catch ( StorageFailed ) {
			return; // The copy is offered again; the survey itself is saved.
		}
	}

	/** @return array<string, mixed> */
	private function full( Survey $survey ): array {
		return $this->mapper->full(
			$survey,
			$this->counts->ofSurvey( $survey ),
			$this->maySeeNotifications(),
			current_user_can( Can::VIEW->value ),
			( $this->sheets )( array( $survey ) )[ $survey->id ] ?? ''
		);
	}

	/** Users who can only view results don't see email addresses and webhooks. */
	private function maySeeNotifications(): bool {
		return current_user_can( Can::EDIT->value );
	}
}
