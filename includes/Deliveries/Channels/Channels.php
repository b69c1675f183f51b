<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

use Closure;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The channels that deliver responses. Shared, because channels remember addresses that they looked up. */
#[Shared]
final class Channels {

	/** @var list<Channel>|null */
	private ?array $channels = null;

	/** @param Closure(class-string<Channel>): Channel $create */
	public function __construct( #[Lazy( Container::class, 'get' )] private readonly Closure $create ) {}

	/** @return list<Channel> */
	public function all(): array {
		return $this->channels ??= array_map( $this->create, FeatureIndex::CHANNELS );
	}

	/** @return array<string, Channel> */
	public function byName(): array {
		$channels = $this->all();
		return array_combine( array_map( static fn( Channel $channel ): string => $channel->name(), $channels ), $channels );
	}
}
