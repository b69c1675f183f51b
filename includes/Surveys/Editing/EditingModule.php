<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use Closure;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When what is kept of somebody's editing goes by itself: with the account, and in the end by age. */
final class EditingModule implements Module {

	/** The night has an event already. */
	public const NIGHT = 'userfeedback_recount';

	/** @param Closure(): bool $isReady whether the current site has its tables. */
	public function __construct(
		private readonly KeptRepository $kept,
		private readonly EditorRepository $editors,
		private readonly Closure $isReady
	) {}

	public function register(): void {
		add_action( self::NIGHT, array( $this, 'forgetOld' ) );
		add_action( 'deleted_user', array( $this, 'forgetUser' ) );
		add_action( 'remove_user_from_blog', array( $this, 'forgetUser' ) ); // Of a network, where that site is the current one.
	}

	public function forgetOld(): void {
		$this->kept->forgetOld();
		$this->editors->forgetGone();
	}

	/** Also on a site of a network that nobody has used yet, whose users go with it: there is nothing to forget. */
	public function forgetUser( int $userId ): void {
		if ( ! ( $this->isReady )() ) {
			return;
		}
		try {
			$this->kept->forgetUser( $userId );
			$this->editors->forgetUser( $userId );
		} catch ( StorageFailed ) {
			return; // An account does not stay because of it; it goes by age.
		}
	}
}
