<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A model gave no answer; whoever asked says so in words of their own, as a provider's may hold an address or a part of a key. */
final class NotAnswered extends RuntimeException {

	/** Beside the codes of WordPress's client: another question of the same user is still being answered. */
	public const BUSY = 'userfeedback_busy';

	/** @param WP_Error $error WordPress's own, of a code that starts with `prompt_`; or ours. */
	public function __construct( public readonly WP_Error $error ) {
		parent::__construct( (string) $error->get_error_code() );
	}

	public static function busy(): self {
		return new self( new WP_Error( self::BUSY ) );
	}
}
