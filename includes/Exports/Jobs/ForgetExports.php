<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Jobs;

use UserFeedback\Exports\Files\ExportFolder;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes files with what is known of them. The file goes first: a row that is left is found again. */
final class ForgetExports {

	/** Files that one run deletes. */
	private const BATCH = 100;

	public function __construct( private readonly ExportRepository $exports, private readonly ExportFolder $folder ) {}

	public function expired(): void {
		$this->all( $this->exports->expired( self::BATCH ) );
	}

	/** Also files whose row went with a survey. */
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
