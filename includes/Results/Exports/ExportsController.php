<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Results\Exports\Jobs\ContinueExport;
use UserFeedback\Results\Exports\Jobs\DeleteExports;
use UserFeedback\Results\Exports\Jobs\Export;
use UserFeedback\Results\Exports\Jobs\ExportMapper;
use UserFeedback\Results\Exports\Jobs\ExportRepository;
use UserFeedback\Results\Exports\Jobs\PrepareExport;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Files that are prepared in the background: users can only access their own. */
final class ExportsController {

	/** Seconds of work on a file in each request that polls its progress. */
	private const SLICE = 2.0;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ExportRepository $exports,
		private readonly PrepareExport $prepare,
		private readonly ExportFolder $folder,
		private readonly ContinueExport $continueExport,
		private readonly DeleteExports $deleteExports
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/exports', array( self::class, 'index' ), Permission::VIEW )
				->returns( static fn() => ExportShape::list() ),
			Route::post( 'surveys/{id}/exports', array( self::class, 'start' ), Permission::VIEW )
				->body( static fn() => ExportShape::request() )
				->returns( static fn() => ExportShape::export(), 201 ),
			Route::get( 'exports/{id}', array( self::class, 'show' ), Permission::VIEW )
				->returns( static fn() => ExportShape::export() ),
			Route::post( 'exports/{id}', array( self::class, 'work' ), Permission::VIEW )
				->returns( static fn() => ExportShape::export() ),
			Route::delete( 'exports/{id}', array( self::class, 'delete' ), Permission::VIEW )
				->returns( null, 204 ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError not found.
	 */
	public function index( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		return ExportMapper::list( $request->id(), $this->exports->ofUser( get_current_user_id(), $request->id() ) );
	}

	/** @return array<string, mixed> */
	public function start( Request $request ): array {
		$export = $this->startExport( get_current_user_id(), ExportRequest::fromArray( $request->id(), $request->body() ) );
		ExportHooks::plan();
		return ExportMapper::toArray( $export );
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError not found.
	 */
	public function show( Request $request ): array {
		return ExportMapper::toArray( $this->own( $request ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError not found.
	 */
	public function work( Request $request ): array {
		$this->continueExport->run( $this->own( $request )->id, self::SLICE );
		return ExportMapper::toArray( $this->own( $request ) );
	}

	/**
	 * @return null not a type of its own before PHP 8.2
	 * @throws RequestError not found.
	 */
	public function delete( Request $request ): mixed {
		$this->deleteExports->one( $this->own( $request ) );
		return null;
	}

	/** @throws RequestError not found. */
	private function own( Request $request ): Export {
		return $this->exports->ownOf( get_current_user_id(), $request->id() );
	}

	/**
	 * Starts to prepare a file in the background; one at a time for each user.
	 *
	 * @throws Problem It isn't allowed, or another one is unfinished.
	 */
	private function startExport( int $userId, ExportRequest $request ): Export {
		$this->deleteExports->expired();
		$newest = $this->exports->newestResponse();
		$total  = $this->prepare->run( $request, $newest )->total();
		if ( $this->exports->hasPending( $userId ) ) {
			throw RequestError::exportRunning();
		}
		$file = $this->folder->newFile( $request->format );
		$id   = $this->exports->add( $userId, $request, $newest, $total, $file );
		if ( $this->exports->hasPending( $userId, $id ) ) { // If two begin at the same moment, the later one yields.
			$this->exports->delete( $id );
			$this->folder->delete( $file );
			throw RequestError::exportRunning();
		}
		return $this->exports->find( $id ) ?? throw RequestError::notFound( "There is no export $id.", 'export' );
	}
}
