<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The AI model didn't respond. The caller words the message: a provider's text may contain an address or part of a key. */
final class ModelFailed extends RuntimeException {

	/** In addition to the codes of WordPress's client: another request of the same user is still running. */
	public const BUSY = 'userfeedback_busy';

	/** @param WP_Error $error WordPress's own, with a code that starts with `prompt_`; or the plugin's. */
	public function __construct( public readonly WP_Error $error ) {
		parent::__construct( (string) $error->get_error_code() );
	}

	public static function busy(): self {
		return new self( new WP_Error( self::BUSY ) );
	}
}
