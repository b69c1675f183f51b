<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

/** A small country file in CountryFile's format, written independently of tools/data/geo/geo.mjs. */
final class MadeCountries {

	/**
	 * @param array<string, string> $v4 by the network's first address, in order, the country that begins there, or none; 24 bits count.
	 * @param array<string, string> $v6 the same; 48 bits count.
	 * @return string its path, until the tests end.
	 */
	public static function file( array $v4, array $v6 = array(), string $countries = 'ATJPNL' ): string {
		$columns = array( ...self::columns( $v4, 3, $countries ), ...self::columns( $v6, 6, $countries ) );
		$body    = implode( '', $columns );
		$header  = array(
			'countries' => $countries,
			'rows'      => array_map( 'strlen', array( $columns[1], $columns[2], $columns[4], $columns[5] ) ),
			'crc32'     => hash( 'crc32b', $body ),
		);
		return self::written( json_encode( $header ) . "\n" . $body );
	}

	/** Writes bytes to a file. */
	public static function written( string $bytes ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'uf-countries-' );
		file_put_contents( $path, $bytes );
		register_shutdown_function( static fn(): bool => unlink( $path ) );
		return $path;
	}

	/**
	 * @param array<string, string> $begins
	 * @return array{string, string, string} index, countries and distances.
	 */
	private static function columns( array $begins, int $bytes, string $countries ): array {
		[ $index, $places, $steps, $before ] = array( '', '', '', 0 );
		foreach ( $begins as $address => $country ) {
			$network = substr( (string) inet_pton( (string) $address ), 0, $bytes );
			$number  = (int) hexdec( bin2hex( $network ) );
			$step    = $number - $before;
			if ( 0 === strlen( $places ) % 128 ) {
				$index .= $network . substr( pack( 'N', strlen( $steps ) ), 1 );
			} else {
				for ( ; $step > 127; $step >>= 7 ) {
					$steps .= chr( 128 | ( $step & 127 ) );
				}
				$steps .= chr( $step );
			}
			$places .= chr( '' === $country ? 0 : intdiv( (int) strpos( $countries, $country ), 2 ) + 1 );
			$before  = $number;
		}
		return array( $index, $places, $steps );
	}
}
