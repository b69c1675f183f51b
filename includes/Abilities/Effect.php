<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What an operation does to the site, in the three words that WordPress and agents have for it. */
enum Effect {
	case READS;    // Nothing.
	case ADDS;     // One thing more each time.
	case SETS;     // The same again is nothing more, and nothing is lost.
	case REPLACES; // What was there before is gone.
	case REMOVES;  // So it is, and the same again is nothing more.

	/** @return array{readonly: bool, destructive: bool, idempotent: bool} */
	public function annotations(): array {
		return array(
			'readonly'    => self::READS === $this,
			'destructive' => self::REPLACES === $this || self::REMOVES === $this,
			'idempotent'  => self::ADDS !== $this && self::REPLACES !== $this,
		);
	}

	/** WordPress takes these by GET and DELETE, so what comes in is the text of an address. */
	public function comesAsText(): bool {
		return self::READS === $this || self::REMOVES === $this;
	}
}
