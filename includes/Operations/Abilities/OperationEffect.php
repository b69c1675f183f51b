<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How an operation affects the site, in the three annotations that WordPress and agents use. */
enum OperationEffect {
	case READS;    // Nothing.
	case ADDS;     // Each call adds one more.
	case SETS;     // Repeating it changes nothing, and no data is lost.
	case REPLACES; // Previous data is lost.
	case REMOVES;  // Data is lost, and repeating it changes nothing.

	/** @return array{readonly: bool, destructive: bool, idempotent: bool} */
	public function annotations(): array {
		return array(
			'readonly'    => self::READS === $this,
			'destructive' => self::REPLACES === $this || self::REMOVES === $this,
			'idempotent'  => self::ADDS !== $this && self::REPLACES !== $this,
		);
	}

	/** WordPress runs these by GET and DELETE, so their input is text from a URL. */
	public function comesAsText(): bool {
		return self::READS === $this || self::REMOVES === $this;
	}
}
