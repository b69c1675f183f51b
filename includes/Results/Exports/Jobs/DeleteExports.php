<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Results\Exports\Files\ExportFolder;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes files and their rows. The file is deleted first: a remaining row is found again. */
final class DeleteExports {

	/** Maximum files for one run. */
	private const BATCH = 100;

	public function __construct( private readonly ExportRepository $exports, private readonly ExportFolder $folder ) {}

	public function expired(): void {
		$this->all( $this->exports->expired( self::BATCH ) );
	}

	/** Also deletes files of deleted surveys. */
	public function night(): void {
		$this->expired();
		$this->folder->deleteBut( $this->exports->files() );
	}

	public function ofUser( int $userId ): void {
		$this->all( $this->exports->allOfUser( $userId ) );
	}

	public function one( Export $export ): void {
		$this->folder->delete( $export->file );
		$this->exports->delete( $export->id );
	}

	/** @param list<Export> $exports */
	private function all( array $exports ): void {
		array_map( $this->one( ... ), $exports );
	}
}
