<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Option with the last summary that did not reach everyone; deleted when one does. */
final class FailedSummaryRepository {

	public const OPTION = 'userfeedback_summary_missed';

	/** @return array{day: string, addresses: list<string>}|null */
	public function get(): ?array {
		$stored    = get_option( self::OPTION );
		$day       = is_array( $stored ) ? $stored['day'] ?? '' : '';
		$addresses = is_array( $stored ) ? $stored['addresses'] ?? null : null;
		return is_string( $day ) && '' !== $day && is_array( $addresses )
			? array(
				'day'       => $day,
				'addresses' => array_values( array_filter( $addresses, 'is_string' ) ),
			)
			: null;
	}

	/** @param list<string> $addresses */
	public function set( string $day, array $addresses ): void {
		update_option(
			self::OPTION,
			array(
				'day'       => $day,
				'addresses' => $addresses,
			),
			false
		);
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}
}
