<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Offsets of the three columns in a country file, for IPv4 or for IPv6. See CountryFile. */
final class CountryColumns {

	/**
	 * @param int $bytes      of a network.
	 * @param int $boundaries number of boundaries.
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

	/** @param int $begins offset of the first column. */
	public static function from( int $begins, int $bytes, int $boundaries, int $length ): self {
		$rows      = (int) ceil( max( 0, $boundaries ) / CountryFile::STEP );
		$countries = $begins + $rows * ( $bytes + CountryFile::OFFSET );
		return new self( $bytes, $boundaries, $begins, $countries, $countries + $boundaries, $length );
	}

	/** Returns the offset after all three. */
	public function end(): int {
		return $this->steps + $this->length;
	}
}
