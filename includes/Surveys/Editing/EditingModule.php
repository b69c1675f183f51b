<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When what is kept of somebody's editing goes by itself: with the account, and in the end by age. */
final class EditingModule implements Module {

	/** The night has an event already. */
	public const NIGHT = 'userfeedback_recount';

	public function __construct( private readonly KeptRepository $kept, private readonly EditorRepository $editors ) {}

	public function register(): void {
		add_action( self::NIGHT, array( $this, 'forgetOld' ) );
		add_action( 'deleted_user', array( $this, 'forgetUser' ) );
		add_action( 'remove_user_from_blog', array( $this, 'forgetUser' ) ); // Of a network, where that site is the current one.
	}

	public function forgetOld(): void {
		$this->kept->forgetOld();
		$this->editors->forgetGone();
	}

	public function forgetUser( int $userId ): void {
		$this->kept->forgetUser( $userId );
		$this->editors->forgetUser( $userId );
	}
}
