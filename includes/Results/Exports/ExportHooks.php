<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports;

use Closure;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Results\Exports\Jobs\ContinueExport;
use UserFeedback\Results\Exports\Jobs\DeleteExports;
use UserFeedback\Results\Exports\Jobs\ExportRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Continues files that no one is polling, and deletes them when they expire or when their user is deleted.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ExportHooks {

	public const EVENT = 'userfeedback_export';

	/** Files in one cron run, and seconds for each. */
	private const FILES   = 2;
	private const SECONDS = 15.0;

	/** @param Closure(): bool $isReady True if the current site has its tables. */
	public function __construct(
		private readonly ExportRepository $exports,
		private readonly ContinueExport $continueExport,
		private readonly DeleteExports $deleteExports,
		#[Lazy( SiteSetup::class, 'isReady' )] private readonly Closure $isReady
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT             => array( 'goOn' ),
			NightlyRecount::EVENT   => array( 'night' ),
			'deleted_user'          => array( 'forgetUser' ),
			'remove_user_from_blog' => array( 'forgetUser' ),
		);
	}

	/** Schedules one event soon, to finish the file, and one after it has expired. */
	public static function plan(): void {
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
		wp_schedule_single_event( time() + ExportRepository::HOURS * HOUR_IN_SECONDS + MINUTE_IN_SECONDS, self::EVENT );
	}

	public function goOn(): void {
		$this->deleteExports->expired();
		foreach ( $this->exports->pending( self::FILES ) as $id ) {
			$this->continueExport->run( $id, self::SECONDS );
		}
		if ( array() !== $this->exports->pending( 1 ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
		}
	}

	public function night(): void {
		$this->deleteExports->night();
	}

	public function forgetUser( int $userId ): void {
		if ( ! ( $this->isReady )() ) {
			return;
		}
		try {
			$this->deleteExports->ofUser( $userId );
		} catch ( StorageFailed ) {
			return; // It can't block the deletion of an account; its files expire.
		}
	}
}
