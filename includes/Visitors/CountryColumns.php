<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where in a country file the three columns of IPv4, or those of IPv6, begin. CountryFile says what they are. */
final class CountryColumns {

	/**
	 * @param int $bytes      of a network.
	 * @param int $boundaries how many there are.
	 * @param int $length     bytes of the third column.
	 */
	public function __construct(
		public readonly int $bytes,
		public readonly int $boundaries,
		public readonly int $index,
		public readonly int $countries,
		public readonly int $steps,
		public readonly int $length
	) {}

	/**
	 * @param int $begins where the first column does.
	 */
	public static function from( int $begins, int $bytes, int $boundaries, int $length ): self {
		$rows      = (int) ceil( max( 0, $boundaries ) / CountryFileHeader::STEP );
		$countries = $begins + $rows * ( $bytes + CountryFileHeader::OFFSET );
		return new self( $bytes, $boundaries, $begins, $countries, $countries + $boundaries, $length );
	}

	/** The first byte behind all three. */
	public function end(): int {
		return $this->steps + $this->length;
	}
}
