<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A browser's description of itself, in readable words. It may be false, so no decisions depend on it.
 *
 * A header without information gives empty strings; no length or content causes an error.
 */
final class UserAgent {

	/** Maximum bytes to parse; real headers are shorter than 400. */
	private const LONGEST = 512;

	private const BOTS = '~(?<!cu)bots?(?![a-z])|crawl|spider|slurp|externalhit|mediapartners|inspectiontool|googleother|lighthouse|headless|phantomjs|^(?:curl|wget|python|java|okhttp|axios|node|go-http|libwww|apache-httpclient|postman)~i';

	/**
	 * @param string $browser name and major version, `Firefox 145`, or `Bot`.
	 * @param string $os name, and version if browsers still report it.
	 * @param string $device desktop, tablet, mobile or empty.
	 */
	private function __construct(
		public readonly string $browser = '',
		public readonly string $os = '',
		public readonly string $device = ''
	) {}

	/**
	 * A browser knows more than its header says: an iPad that requests desktop pages claims to be a Mac, but has a touch
	 * screen. The survey was shown based on what the browser knows, so the response is stored with that.
	 *
	 * @param string $device what the browser detected; unknown values are ignored.
	 * @param string $os the same; the header gives all but iPadOS.
	 */
	public static function read( string $header, string $device = '', string $os = '' ): self {
		$header = substr( $header, 0, self::LONGEST );
		if ( 1 === preg_match( self::BOTS, $header ) ) {
			return new self( 'Bot' );
		}
		$parsed = UserAgentHeader::parse( $header );
		$system = 'iPadOS' === $os ? $parsed->padSystem() : $parsed->operatingSystem();
		$kind   = in_array( $device, UserAgentHeader::ALL_DEVICES, true ) ? $device : $parsed->device( $system );
		return new self( $parsed->browser(), $system, $kind );
	}
}
