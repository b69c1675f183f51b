<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Jobs;

use UserFeedback\Contract\Problem\ExportRunning;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\Files\ExportFolder;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Starts to prepare a file in the background; one at a time for each user. */
final class StartExport {

	public function __construct(
		private readonly ExportRepository $exports,
		private readonly PrepareExport $prepare,
		private readonly ExportFolder $folder,
		private readonly ForgetExports $forget
	) {}

	/** @throws Problem It isn't allowed, or another one is unfinished. */
	public function run( int $userId, ExportRequest $request ): Export {
		$this->forget->expired();
		$newest = $this->exports->newestResponse();
		$total  = $this->prepare->run( $request, $newest )->total();
		if ( $this->exports->hasPending( $userId ) ) {
			throw new ExportRunning();
		}
		$file = $this->folder->newFile( $request->format );
		$id   = $this->exports->add( $userId, $request, $newest, $total, $file );
		if ( $this->exports->hasPending( $userId, $id ) ) { // If two begin at the same moment, the later one yields.
			$this->exports->delete( $id );
			$this->folder->delete( $file );
			throw new ExportRunning();
		}
		return $this->exports->find( $id ) ?? throw new NotFound( "There is no export $id.", 'export' );
	}
}
