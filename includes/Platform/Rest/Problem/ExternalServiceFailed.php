<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An external service did not complete a request. */
final class ExternalServiceFailed extends Problem {

	/**
	 * @param string $sentence what failed and why, for the owner.
	 * @param bool   $isOurs   true if something is missing on this site, such as a connection; not the service's fault.
	 */
	public function __construct( public readonly string $sentence, private readonly bool $isOurs = false ) {
		parent::__construct( 'A service outside the site failed.' );
	}

	public function status(): int {
		return $this->isOurs ? 409 : 502;
	}

	public function slug(): string {
		return 'userfeedback_outside_failed';
	}
}
