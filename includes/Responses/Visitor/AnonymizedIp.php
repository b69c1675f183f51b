<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reduces an IP address for storage: none unless the owner chose it, and then its network rather than the full address. */
final class AnonymizedIp {

	private const NETWORK_V4 = 24;
	private const NETWORK_V6 = 48;

	/**
	 * @param string $ipStorage the setting: none, truncated or full; any other value stores nothing.
	 * @return string at most 45 characters.
	 */
	public static function of( ?IpAddress $address, string $ipStorage ): string {
		if ( null === $address ) {
			return '';
		}
		return match ( $ipStorage ) {
			'truncated' => $address->network( $address->isV4() ? self::NETWORK_V4 : self::NETWORK_V6 )->text(),
			'full'      => $address->text(),
			default     => '',
		};
	}
}
