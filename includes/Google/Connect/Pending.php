<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A connecting that somebody began, until he comes back from Google. */
final class Pending {

	/**
	 * @param string $verifier what only this site can know, RFC 7636.
	 * @param string $target   where he began: see ReturnAddress.
	 */
	public function __construct( public readonly string $verifier, public readonly string $target ) {}
}
