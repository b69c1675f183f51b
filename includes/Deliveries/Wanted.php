<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Somebody whom a response is to be told to. */
final class Wanted {

	/**
	 * @param string                 $target at most 191 characters; the channel knows by it whom, when the time comes.
	 * @param DateTimeImmutable|null $at     not before then; null for at once.
	 */
	public function __construct( public readonly string $target, public readonly ?DateTimeImmutable $at = null ) {}
}
