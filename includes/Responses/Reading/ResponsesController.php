<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ResponsesController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ListResponses $list,
		private readonly ListFilteredResponses $listResponses,
		private readonly ParseFilter $filters,
		private readonly ReadResponse $read,
		private readonly TrashResponses $trash
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/responses', array( self::class, 'index' ), Permission::VIEW )
				->query( static fn() => ResponsesShape::listQuery() )
				->returns( static fn() => Schema::page( ResponsesShape::row(), 'ResponseList' ) ),
			Route::get( 'surveys/{id}/responses/{response_id}', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => ResponsesShape::singleQuery() )
				->returns( static fn() => ResponsesShape::single() ),
			Route::post( 'surveys/{id}/responses/trash', array( self::class, 'trash' ), Permission::DELETE )
				->body( static fn() => ResponsesShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/{id}/responses/restore', array( self::class, 'restore' ), Permission::DELETE )
				->body( static fn() => ResponsesShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::delete( 'surveys/{id}/responses', array( self::class, 'delete' ), Permission::DELETE )
				->body( static fn() => ResponsesShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
		);
	}

	public function index( Request $request ): Reply {
		$survey      = $this->survey( $request );
		$listRequest = ResponseListRequest::fromArray( $request->query() );
		$filter      = $this->filters->ofList( $survey, $request->query() );

		return Reply::page(
			$filter->isMatched()
				? $this->listResponses->list( $survey, $listRequest, $filter )
				: $this->list->list( $survey, $listRequest )
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		$survey = $this->survey( $request );
		$query  = $request->query();

		return $this->read->read(
			$survey,
			$request->id( 'response_id' ),
			$this->filters->ofList( $survey, $query ),
			ResponseListRequest::status( $query )
		);
	}

	/** @return array<string, mixed> */
	public function trash( Request $request ): array {
		return $this->trash->trash( $this->survey( $request )->id, $request->ids( 'response_ids' ) )->toArray();
	}

	/** @return array<string, mixed> */
	public function restore( Request $request ): array {
		return $this->trash->restore( $this->survey( $request )->id, $request->ids( 'response_ids' ) )->toArray();
	}

	/** @return array<string, mixed> */
	public function delete( Request $request ): array {
		return $this->trash->delete( $this->survey( $request )->id, $request->ids( 'response_ids' ) )->toArray();
	}

	private function survey( Request $request ): Survey {
		return $this->surveys->get( $request->id() );
	}
}
