<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Results\Exports\Files\ExportFolder;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Starts to prepare a file in the background; one at a time for each user. */
final class StartExport {

	public function __construct(
		private readonly ExportRepository $exports,
		private readonly PrepareExport $prepare,
		private readonly ExportFolder $folder,
		private readonly DeleteExports $deleteExports
	) {}

	/** @throws Problem It isn't allowed, or another one is unfinished. */
	public function run( int $userId, ExportRequest $request ): Export {
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
