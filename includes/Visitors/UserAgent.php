<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What a browser says of itself, in words that people use. It may lie, and nothing depends on it.
 *
 * A header that tells nothing gives empty words; none of any length or content fails.
 */
final class UserAgent {

	/** Bytes that are looked at; real headers are shorter than 400. */
	private const LONGEST = 512;

	private const BOTS = '~(?<!cu)bots?(?![a-z])|crawl|spider|slurp|externalhit|mediapartners|inspectiontool|googleother|lighthouse|headless|phantomjs|^(?:curl|wget|python|java|okhttp|axios|node|go-http|libwww|apache-httpclient|postman)~i';

	/**
	 * @param string $browser name and major version, `Firefox 145`, or `Bot`.
	 * @param string $os name, and version where browsers still tell it.
	 * @param string $device desktop, tablet, mobile or empty.
	 */
	private function __construct(
		public readonly string $browser = '',
		public readonly string $os = '',
		public readonly string $device = ''
	) {}

	/**
	 * A browser knows more of itself than its header says: an iPad that asks for desktop pages says that it is a Mac, but
	 * has a touch screen. A survey was shown by what the browser knows, so its response is filed by that.
	 *
	 * @param string $device what the browser takes itself for; what is none of ours is as if it were not said.
	 * @param string $os the same; the header says all but iPadOS.
	 */
	public static function read( string $header, string $device = '', string $os = '' ): self {
		$header = substr( $header, 0, self::LONGEST );
		if ( 1 === preg_match( self::BOTS, $header ) ) {
			return new self( 'Bot' );
		}
		$words = UserAgentWords::of( $header );
		$name  = 'iPadOS' === $os ? SystemName::ofPad( $words ) : SystemName::of( $words );
		$kind  = in_array( $device, DeviceKind::ALL, true ) ? $device : DeviceKind::of( $words, $name );
		return new self( BrowserName::of( $words ), $name, $kind );
	}
}
