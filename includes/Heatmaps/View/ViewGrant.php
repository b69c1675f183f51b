<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page of a view, its viewer, and its expiry. */
final class ViewGrant {

	/**
	 * @param string $key     of the page, see Pages\PageKey.
	 * @param string $as      HeatmapShape::VISITOR, or the name of a role.
	 * @param string $device  of HeatmapShape::DEVICES.
	 * @param int    $userId  the only user who may open it.
	 * @param int    $expires Unix time.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $as,
		public readonly string $device,
		public readonly string $first,
		public readonly string $last,
		public readonly int $userId,
		public readonly int $expires
	) {}

	/** @return list<string|int> */
	public function toArray(): array {
		return array( $this->key, $this->as, $this->device, $this->first, $this->last, $this->userId, $this->expires );
	}

	public static function fromArray( mixed $parts ): ?self {
		if ( ! is_array( $parts ) || ! array_is_list( $parts ) || 7 !== count( $parts ) ) {
			return null;
		}
		[ $key, $as, $device, $first, $last, $userId, $expires ] = $parts;
		return is_string( $key ) && is_string( $as ) && is_string( $device ) && is_string( $first ) && is_string( $last )
			&& is_int( $userId ) && is_int( $expires )
			? new self( $key, $as, $device, $first, $last, $userId, $expires )
			: null;
	}
}
