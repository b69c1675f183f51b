<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The channels that deliver responses. Shared, because channels remember addresses that they looked up. */
#[Shared]
final class Channels {

	/** @param list<Channel> $channels */
	public function __construct( private readonly array $channels ) {}

	/** @return list<Channel> */
	public function all(): array {
		return $this->channels;
	}

	/** @return array<string, Channel> */
	public function byName(): array {
		return array_combine(
			array_map( static fn( Channel $channel ): string => $channel->name(), $this->channels ),
			$this->channels
		);
	}
}
