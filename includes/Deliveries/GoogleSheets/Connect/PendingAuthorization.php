<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A connection attempt, until Google redirects the user back. */
final class PendingAuthorization {

	/**
	 * @param string $verifier secret of this site, RFC 7636.
	 * @param string $target   the screen where it began: see OAuthReturnUrl.
	 */
	public function __construct( public readonly string $verifier, public readonly string $target ) {}
}
