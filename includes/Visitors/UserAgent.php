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

	public static function read( string $header ): self {
		$header = substr( $header, 0, self::LONGEST );
		if ( 1 === preg_match( self::BOTS, $header ) ) {
			return new self( 'Bot' );
		}
		$words = UserAgentWords::of( $header );
		$os    = SystemName::of( $words );
		return new self( BrowserName::of( $words ), $os, DeviceKind::of( $words, $os ) );
	}
}
