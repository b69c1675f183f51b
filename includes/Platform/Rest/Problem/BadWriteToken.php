<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A public write without the survey's own signed token, or with an expired one.
 *
 * A cached page can be older than its token. The response to an expired token therefore contains a fresh one in `data.nonce`,
 * and the widget retries automatically.
 */
final class BadWriteToken extends Problem {

	public function __construct( private readonly ?string $fresh = null ) {
		parent::__construct( null === $fresh ? 'The token is not for this survey.' : 'The token has run out.' );
	}

	public function status(): int {
		return 403;
	}

	public function slug(): string {
		return null === $this->fresh ? 'userfeedback_bad_token' : 'userfeedback_expired_token';
	}

	public function details(): array {
		return null === $this->fresh ? array() : array( 'nonce' => $this->fresh );
	}
}
