<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use Closure;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Deletes stored editing data along with the user account, or once it is too old.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class EditingHooks {

	/** Reuses the existing nightly event. */
	public const NIGHT = 'userfeedback_recount';

	/** @param Closure(): bool $isReady true if the current site has its tables. */
	public function __construct(
		private readonly AutosaveRepository $autosaves,
		private readonly EditorRepository $editors,
		#[Lazy( SiteSetup::class, 'isReady' )] private readonly Closure $isReady
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::NIGHT             => array( 'forgetOld' ),
			'deleted_user'          => array( 'forgetUser' ),
			'remove_user_from_blog' => array( 'forgetUser' ), // On a network, this fires with that site as the current one.
		);
	}

	public function forgetOld(): void {
		$this->autosaves->forgetOld();
		$this->editors->forgetGone();
	}

	/** Also runs for network sites that have no tables yet, where there is nothing to delete. */
	public function forgetUser( int $userId ): void {
		if ( ! ( $this->isReady )() ) {
			return;
		}
		try {
			$this->autosaves->forgetUser( $userId );
			$this->editors->forgetUser( $userId );
		} catch ( StorageFailed ) {
			return; // Don't block deleting the account; the data expires later.
		}
	}
}
