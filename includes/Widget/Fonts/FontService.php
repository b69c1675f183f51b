<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Settings\Theme\Font;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Google Fonts, or the service that wp-config.php sets by USERFEEDBACK_FONT_SERVICE: scheme and host of a compatible service,
 * such as `https://fonts.bunny.net`; `false` for none. Requests go only to URLs that are built here from catalog families, and
 * to files below the service's one path for them; redirects aren't followed.
 */
#[CreatedBy( 'named' )]
final class FontService {

	private const FAMILIES = 'https://fonts.googleapis.com/css2';

	private const FILES = 'https://fonts.gstatic.com/';

	/** The service sends small partial files to browsers that it knows. WordPress's own user agent would reveal the site's URL. */
	private const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

	private const SECONDS = 5;

	/** Maximum bytes of a stylesheet: Chinese ones have hundreds of ranges. */
	private const OF_SHEET = 1_048_576;

	/** Maximum bytes of a file. */
	private const OF_FILE = 2_097_152;

	/** The first bytes of each file. */
	private const WOFF2 = 'wOF2';

	/** Offset of the file's length in its header. */
	private const LENGTH_AT = 8;

	private function __construct( private readonly string $families, private readonly string $files ) {}

	public static function named(): self {
		return defined( 'USERFEEDBACK_FONT_SERVICE' )
			? self::at( constant( 'USERFEEDBACK_FONT_SERVICE' ) )
			: new self( self::FAMILIES, self::FILES );
	}

	/** @param mixed $host the value in wp-config.php. */
	public static function at( mixed $host ): self {
		$isHost = is_string( $host ) && 1 === preg_match( '~\Ahttps?://[a-z0-9.:\[\]-]+\z~i', $host );
		return $isHost ? new self( "$host/css2", "$host/" ) : new self( '', '' );
	}

	/**
	 * Downloads the stylesheet of a family.
	 *
	 * @param list<int> $weights
	 * @throws FontDownloadFailed
	 */
	public function sheet( Font $font, array $weights ): FontStylesheet {
		if ( '' === $this->families ) {
			throw new FontDownloadFailed( FontError::SWITCHED_OFF );
		}
		$address = $this->families . '?family=' . str_replace( ' ', '+', $font->family ) . ':wght@' . implode( ';', $weights );
		return FontStylesheet::read( self::get( $address, self::OF_SHEET ), $this->files, $weights );
	}

	/**
	 * Downloads one file.
	 *
	 * @throws FontDownloadFailed
	 */
	public function file( string $address ): string {
		$bytes  = self::get( $address, self::OF_FILE );
		$length = str_starts_with( $bytes, self::WOFF2 ) ? substr( $bytes, self::LENGTH_AT, 4 ) : '';
		return pack( 'N', strlen( $bytes ) ) === $length ? $bytes : throw new FontDownloadFailed( FontError::NO_FONT );
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
			throw new FontDownloadFailed( FontError::UNREACHABLE );
		}
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			throw new FontDownloadFailed( FontError::REFUSED );
		}
		$body = wp_remote_retrieve_body( $answer );
		return strlen( $body ) > $most ? throw new FontDownloadFailed( FontError::TOO_LARGE ) : $body;
	}
}
