<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use RuntimeException;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Results\Exports\Files\ExportFolder;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Works on a file for some seconds. It may be killed at any time: the next run cuts off anything that wasn't recorded. */
final class ContinueExport {

	public function __construct(
		private readonly ExportRepository $exports,
		private readonly PrepareExport $prepare,
		private readonly ExportFolder $folder
	) {}

	/** Does nothing if another process works on it. */
	public function run( int $id, float $seconds ): void {
		$lease = bin2hex( random_bytes( 16 ) );
		if ( ! $this->exports->take( $id, $lease ) ) {
			return;
		}
		$failed = false;
		$export = $this->exports->find( $id );
		try {
			if ( null !== $export ) {
				switch_to_locale( get_user_locale( $export->userId ) ); // Cron uses the site's language; a file uses its user's.
				$this->work( $export, $lease, microtime( true ) + $seconds );
			}
		} catch ( StorageFailed ) {
			return; // Another time.
		} catch ( Problem | RuntimeException ) {
			$failed = true;
		} finally {
			if ( null !== $export ) {
				restore_previous_locale();
			}
			$this->exports->giveBack( $id, $lease, $failed );
		}
	}

	private function work( Export $export, string $lease, float $until ): void {
		$prepared = $this->prepare->run( $export->request, $export->newest );
		$place    = $prepared->begin( $export->cursor );
		$done     = 0 === $place->bytes ? 0 : $export->done;
		$file     = $this->folder->open( $export->file, $place->bytes );
		if ( null === $file ) {
			return;
		}
		do {
			[ $place, $read ] = $prepared->write( $file, $place );

			$done  += $read;
			$isHeld = $this->exports->advance(
				$export->id,
				$lease,
				$place,
				$done,
				$prepared->isWritten( $place ) ? ExportState::DONE : ExportState::RUNNING
			);
		} while ( $isHeld && ! $prepared->isWritten( $place ) && microtime( true ) < $until );
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As it was opened.
	}
}
