<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Surveys\Editing\AutosaveRepository;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Lifecycle\DuplicateSurvey;
use UserFeedback\Surveys\Lists\FilterSurveyParams;
use UserFeedback\Surveys\Lists\ListSurveys;
use UserFeedback\Surveys\Lists\SpreadsheetsQuery;
use UserFeedback\Surveys\Lists\SurveyListCountsQuery;
use UserFeedback\Surveys\Lists\SurveyListRequest;
use UserFeedback\Surveys\Lists\SurveyMapper;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SurveysController {

	/**
	 * @param Closure(list<Survey>): array<int, string> $sheets         spreadsheet IDs by survey ID.
	 * @param Closure(int, int): void                   $deleteAutosave deletes a user's unsaved changes to a survey.
	 */
	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyListCountsQuery $counts,
		#[Lazy( SpreadsheetsQuery::class, 'ofMany' )] private readonly Closure $sheets,
		private readonly SurveyMapper $mapper,
		private readonly ListSurveys $listSurveys,
		private readonly SaveSurvey $saveSurvey,
		private readonly DuplicateSurvey $duplicateSurvey,
		#[Lazy( AutosaveRepository::class, 'forget' )] private readonly Closure $deleteAutosave
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys', array( self::class, 'index' ), Permission::EDIT_OR_VIEW )
				->query( static fn() => SurveyShape::listQuery() )
				->returns( static fn() => Schema::page( SurveyShape::row(), 'SurveyList' ) ),
			Route::post( 'surveys', array( self::class, 'save' ), Permission::EDIT )
				->body( static fn() => SurveyShape::draft() )
				->returns( static fn() => SurveyShape::saved() ),
			Route::get( 'surveys/defaults', array( self::class, 'defaults' ), Permission::EDIT )
				->returns( static fn() => SurveyShape::defaults() ),
			Route::get( 'surveys/{id}', array( self::class, 'show' ), Permission::EDIT_OR_VIEW )
				->returns( static fn() => SurveyShape::full() ),
			Route::post( 'surveys/{id}/duplicate', array( self::class, 'duplicate' ), Permission::EDIT )
				->returns( static fn() => SurveyShape::copied(), 201 ),
		);
	}

	public function index( Request $request ): Reply {
		return Reply::page(
			$this->listSurveys->list(
				SurveyListRequest::fromArray( $request->query() ),
				current_user_can( Permission::EDIT->value ),
				current_user_can( Permission::VIEW->value )
			)
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->full( $this->surveys->get( $request->id() ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws ValidationFailed|RequestError permission denied.
	 */
	public function save( Request $request ): array {
		$mayView = current_user_can( Permission::VIEW->value );
		$saved   = $this->saveSurvey->save(
			SurveyDraft::fromArray( FilterSurveyParams::of( $request->body() ) ),
			$mayView || current_user_can( Permission::SETTINGS->value ),
			$mayView
		);
		if ( ! $saved->wasThere ) {
			$this->deleteAutosaveOf( $saved->survey->id );
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
		return array( 'id' => $this->duplicateSurvey->duplicate( $request->id() )->id );
	}

	/** Done here because a browser may miss that it was saved. */
	private function deleteAutosaveOf( int $id ): void {
		try {
			( $this->deleteAutosave )( $id, get_current_user_id() );
		} catch ( StorageFailed ) {
			return; // The autosave is offered again; the survey itself is saved.
		}
	}

	/** @return array<string, mixed> */
	private function full( Survey $survey ): array {
		return $this->mapper->full(
			$survey,
			$this->counts->ofSurvey( $survey ),
			current_user_can( Permission::EDIT->value ),
			current_user_can( Permission::VIEW->value ),
			( $this->sheets )( array( $survey ) )[ $survey->id ] ?? ''
		);
	}
}
