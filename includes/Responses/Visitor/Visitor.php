<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data about the sender of a request, as far as the owner stores it; a part is empty if unknown or not stored. */
final class Visitor {

	/** Maximum bytes to parse; real headers are shorter than 400. */
	private const LONGEST = 512;

	private const BOTS = '~(?<!cu)bots?(?![a-z])|crawl|spider|slurp|externalhit|mediapartners|inspectiontool|googleother|lighthouse|headless|phantomjs|^(?:curl|wget|python|java|okhttp|axios|node|go-http|libwww|apache-httpclient|postman)~i';

	/**
	 * @param string $ip complete, truncated to its network, or empty, depending on the setting
	 * @param string $browser name and major version, `Firefox 145`, or `Bot`; at most 50 characters, as is `$os`.
	 * @param string $device desktop, tablet, or mobile.
	 * @param string $country ISO 3166-1, two capital letters.
	 */
	public function __construct(
		public readonly string $ip = '',
		public readonly string $browser = '',
		public readonly string $os = '',
		public readonly string $device = '',
		public readonly string $country = ''
	) {}

	/**
	 * Reads a browser's description of itself. It may be false, so no decisions depend on it. A header without information gives
	 * empty strings; no length or content causes an error.
	 *
	 * A browser knows more than its header says: an iPad that requests desktop pages claims to be a Mac, but has a touch
	 * screen. The survey was shown based on what the browser knows, so the response is stored with that.
	 *
	 * @param string $header User-Agent.
	 * @param string $device what the browser detected; unknown values are ignored.
	 * @param string $os the same; the header gives all but iPadOS.
	 */
	public static function of( string $header, string $device = '', string $os = '', string $ip = '', string $country = '' ): self {
		$header = substr( $header, 0, self::LONGEST );
		if ( 1 === preg_match( self::BOTS, $header ) ) {
			return new self( $ip, 'Bot', country: $country );
		}
		$parsed = UserAgentHeader::parse( $header );
		$system = 'iPadOS' === $os ? $parsed->padSystem() : $parsed->operatingSystem();
		$kind   = in_array( $device, UserAgentHeader::ALL_DEVICES, true ) ? $device : $parsed->device( $system );
		return new self( $ip, $parsed->browser(), $system, $kind, $country );
	}
}
