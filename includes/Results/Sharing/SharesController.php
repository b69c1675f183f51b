<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * REST routes for links to results. Users who may view results see them; creating or deleting a link also requires permission
 * to publish surveys, because a link is public.
 */
final class SharesController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ShareRepository $shares,
		private readonly CreateShare $create
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/shares', array( self::class, 'index' ), Permission::VIEW )
				->returns( static fn() => ShareShape::list() ),
			Route::post( 'surveys/{id}/shares', array( self::class, 'create' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => ShareShape::request() )
				->returns( static fn() => ShareShape::share(), 201 ),
			Route::delete( 'shares/{id}', array( self::class, 'delete' ), Permission::VIEW_AND_EDIT )
				->returns( null, 204 ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function index( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		return ShareMapper::list( $this->shares->ofSurvey( $request->id() ), current_user_can( Permission::EDIT->value ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function create( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		/** @var array{question_ids: list<string>, texts: bool, days: string, expires_in: int|null} $asked */
		$asked = $request->body();
		return ShareMapper::toArray(
			$this->create->run(
				$survey,
				get_current_user_id(),
				$asked['question_ids'],
				$asked['texts'],
				(int) $asked['days'],
				$asked['expires_in']
			)
		);
	}

	/**
	 * @return null `null` is no return type before PHP 8.2
	 * @throws Problem
	 */
	public function delete( Request $request ): mixed {
		$share = $this->shares->get( $request->id() );
		$this->shares->delete( $share->id );
		do_action( 'userfeedback_shared_results_changed', array( $share->surveyId ) ); // See ChangeSurveyStatus.
		return null;
	}
}
