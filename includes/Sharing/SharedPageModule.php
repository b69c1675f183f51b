<?php
declare(strict_types=1);

namespace UserFeedback\Sharing;

use Closure;
use UserFeedback\Module;
use UserFeedback\Sharing\View\SharedPage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Handles `?userfeedback_results={token}` for anyone with the link, logged in or not. */
final class SharedPageModule implements Module {

	/** @param Closure(): ReadShared $shared */
	public function __construct( private readonly Closure $shared, private readonly SharedPage $page ) {}

	/** Runs before WordPress redirects the URL, as it does for front pages. */
	public function register(): void {
		add_action( 'template_redirect', array( $this, 'answer' ), 1 );
	}

	public function answer(): void {
		if ( ! ShareMapper::isAsked() ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It is looked for as it is, if it is a token at all.
		$token = $_GET[ ShareMapper::PARAMETER ] ?? '';
		$this->page->show( is_string( $token ) ? ( $this->shared )()->run( $token ) : null );
		exit;
	}
}
