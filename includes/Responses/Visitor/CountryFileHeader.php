<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The first line of a country file: JSON, so that people can read what the file was made from and when. */
final class CountryFileHeader {

	/** Bytes; a longer line isn't ours. */
	private const LONGEST = 4096;

	/**
	 * @param int    $length    bytes, and the offset of the first column.
	 * @param string $countries all codes, concatenated.
	 */
	private function __construct(
		public readonly int $length,
		public readonly string $checksum,
		private readonly CountryColumns $ofV4,
		private readonly CountryColumns $ofV6,
		private readonly string $countries
	) {}

	/**
	 * @param resource $file at its beginning.
	 * @return self|null null if the file isn't ours, or its length differs from the header.
	 */
	public static function read( $file ): ?self {
		$line   = (string) fgets( $file, self::LONGEST );
		$header = json_decode( $line, true );
		$rows   = is_array( $header ) && is_array( $header['rows'] ?? null )
			? array_values( array_filter( $header['rows'], 'is_int' ) )
			: array();
		if (
			! is_array( $header )
			|| 4 !== count( $rows )
			|| min( $rows ) < 0
			|| ! is_string( $header['countries'] ?? null )
			|| ! is_string( $header['crc32'] ?? null )
		) {
			return null;
		}
		$ofV4 = CountryColumns::from( strlen( $line ), 3, $rows[0], $rows[1] );
		$ofV6 = CountryColumns::from( $ofV4->end(), 6, $rows[2], $rows[3] );
		return ( fstat( $file )['size'] ?? 0 ) === $ofV6->end()
			? new self( strlen( $line ), $header['crc32'], $ofV4, $ofV6, $header['countries'] )
			: null;
	}

	public function columns( bool $ofV4 ): CountryColumns {
		return $ofV4 ? $this->ofV4 : $this->ofV6;
	}

	/** @param int $number from 1; 0 for none. */
	public function country( int $number ): string {
		$code = $number > 0 ? substr( $this->countries, 2 * $number - 2, 2 ) : '';
		return 1 === preg_match( '/^[A-Z]{2}$/D', $code ) ? $code : '';
	}
}
