<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/** A small country file: as CountryFile says it lies, written by other hands than tools/geo/geo.mjs. */
final class MadeCountries {

	/**
	 * @param array<string, string> $v4 by the network's first address, in order, the country that begins there; empty for none.
	 * @param array<string, string> $v6 the same; only the first 48 bits count.
	 * @return string its path; it is gone when the tests end.
	 */
	public static function file( array $v4, array $v6 = array(), string $countries = 'ATJPNL' ): string {
		[ $blocks, $rows ]         = self::tables( $v4, 4, $countries );
		[ $blocksOfV6, $rowsOfV6 ] = self::tables( $v6, 6, $countries );

		$body   = implode( '', array( ...$blocks, ...$rows, ...$blocksOfV6, ...$rowsOfV6 ) );
		$header = array(
			'countries' => $countries,
			'rows'      => array_map( 'count', array( $blocks, $rows, $blocksOfV6, $rowsOfV6 ) ),
			'crc32'     => hash( 'crc32b', $body ),
		);
		return self::written( json_encode( $header ) . "\n" . $body );
	}

	/** Any bytes as a file. */
	public static function written( string $bytes ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'uf-countries-' );
		file_put_contents( $path, $bytes );
		register_shutdown_function( static fn(): bool => unlink( $path ) );
		return $path;
	}

	/**
	 * @param array<string, string> $begins
	 * @return array{list<string>, list<string>} blocks and boundaries.
	 */
	private static function tables( array $begins, int $bytes, string $countries ): array {
		$blocks = array();
		$rows   = array();
		foreach ( $begins as $address => $country ) {
			$network = substr( (string) inet_pton( $address ), 0, $bytes );
			$name    = substr( $network, 0, -2 );

			$blocks[ bin2hex( $name ) ] ??= $name . substr( pack( 'N', count( $rows ) ), 1 );
			$rows[]                       = substr( $network, -2 )
				. chr( '' === $country ? 0 : intdiv( (int) strpos( $countries, $country ), 2 ) + 1 );
		}
		return array( array_values( $blocks ), $rows );
	}
}
