<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Fonts\Font;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Google Fonts, or what wp-config.php names instead by USERFEEDBACK_FONT_SERVICE: a scheme and a host that answers the same,
 * such as `https://fonts.bunny.net`; `false` for none. Only addresses made here of families of the catalogue are asked, and
 * files below the one place where the service has them; no redirect is followed.
 */
final class FontService {

	private const FAMILIES = 'https://fonts.googleapis.com/css2';

	private const FILES = 'https://fonts.gstatic.com/';

	/** It gives the small files, in parts, to browsers that it knows. WordPress's own name would tell it the site's address. */
	private const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

	private const SECONDS = 5;

	/** Bytes of a stylesheet: those of Chinese have hundreds of ranges. */
	private const OF_SHEET = 1_048_576;

	/** Bytes of a file. */
	private const OF_FILE = 2_097_152;

	/** How each file begins. */
	private const WOFF2 = 'wOF2';

	/** Where that says how long the file is. */
	private const LENGTH_AT = 8;

	private function __construct( private readonly string $families, private readonly string $files ) {}

	public static function named(): self {
		return defined( 'USERFEEDBACK_FONT_SERVICE' )
			? self::at( constant( 'USERFEEDBACK_FONT_SERVICE' ) )
			: new self( self::FAMILIES, self::FILES );
	}

	/** @param mixed $host what wp-config.php names. */
	public static function at( mixed $host ): self {
		$isHost = is_string( $host ) && 1 === preg_match( '~\Ahttps?://[a-z0-9.:\[\]-]+\z~i', $host );
		return $isHost ? new self( "$host/css2", "$host/" ) : new self( '', '' );
	}

	/**
	 * The stylesheet of a family.
	 *
	 * @param list<int> $weights
	 * @throws NotKept
	 */
	public function sheet( Font $font, array $weights ): FontSheet {
		if ( '' === $this->families ) {
			throw new NotKept( Trouble::SWITCHED_OFF );
		}
		$address = $this->families . '?family=' . str_replace( ' ', '+', $font->family ) . ':wght@' . implode( ';', $weights );
		return FontSheet::read( self::get( $address, self::OF_SHEET ), $this->files, $weights );
	}

	/**
	 * One of its files.
	 *
	 * @throws NotKept
	 */
	public function file( string $address ): string {
		$bytes  = self::get( $address, self::OF_FILE );
		$length = str_starts_with( $bytes, self::WOFF2 ) ? substr( $bytes, self::LENGTH_AT, 4 ) : '';
		return pack( 'N', strlen( $bytes ) ) === $length ? $bytes : throw new NotKept( Trouble::NO_FONT );
	}

	private static function get( string $address, int $most ): string {
		$answer = wp_remote_get(
			$address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => $most + 1,
				'user-agent'          => self::BROWSER,
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw new NotKept( Trouble::UNREACHABLE );
		}
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			throw new NotKept( Trouble::REFUSED );
		}
		$body = wp_remote_retrieve_body( $answer );
		return strlen( $body ) > $most ? throw new NotKept( Trouble::TOO_LARGE ) : $body;
	}
}
