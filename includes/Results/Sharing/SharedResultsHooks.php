<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Shows shared results: for `?userfeedback_results={token}`, to anyone with the link, logged in or not.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SharedResultsHooks {

	/**
	 * @param Closure(): ReadSharedResults             $shared
	 * @param Closure(array<string, mixed>|null): void $showPage
	 */
	public function __construct(
		#[Lazy( ReadSharedResults::class )] private readonly Closure $shared,
		#[Lazy( SharedResultsPage::class, 'show' )] private readonly Closure $showPage
	) {}

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
		( $this->showPage )( is_string( $token ) ? ( $this->shared )()->run( $token ) : null );
		exit;
	}
}
