<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A service outside the site did not do what it was asked for. */
final class OutsideFailed extends Problem {

	/**
	 * @param string $sentence what and why, for the owner.
	 * @param bool   $isOurs   something is missing here, such as a connection: nobody outside is to blame.
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
