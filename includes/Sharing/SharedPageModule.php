<?php
declare(strict_types=1);

namespace UserFeedback\Sharing;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Sharing\View\SharedPage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Handles `?userfeedback_results={token}` for anyone with the link, logged in or not.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SharedPageModule {

	/** @param Closure(): ReadShared $shared */
	public function __construct( #[Lazy( ReadShared::class )] private readonly Closure $shared, private readonly SharedPage $page ) {}

	/**
	 * Runs before WordPress redirects the URL, as it does for front pages.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'template_redirect' => array( 'answer', 1, 1, '?' . ShareMapper::PARAMETER ),
		);
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
