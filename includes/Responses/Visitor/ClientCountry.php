<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the country that a request came from.
 *
 * One of the owner's proxies may know it better than our file, and sends it in `CF-IPCountry`. From anyone else, that header
 * can't be trusted.
 */
final class ClientCountry {

	public function __construct( private readonly TrustedProxies $proxies, private readonly CountryFile $file ) {}

	/** Returns the country of the current request; empty if unknown. */
	public static function current(): string {
		return ( new self( TrustedProxies::ofSite(), CountryFile::shipped() ) )->of( $_SERVER );
	}

	/**
	 * @param array<mixed> $server PHP's $_SERVER.
	 * @return string two capital letters; empty if unknown.
	 */
	public function of( array $server ): string {
		$country = $this->toldBy( ClientIp::peer( $server ), $server['HTTP_CF_IPCOUNTRY'] ?? '' );
		if ( '' !== $country ) {
			return $country;
		}
		$client = ClientIp::of( $server, $this->proxies );
		return null === $client ? '' : $this->file->of( $client );
	}

	/** `XX` means unknown and `T1` means Tor. */
	private function toldBy( ?IpAddress $peer, mixed $header ): string {
		$isCode = is_string( $header ) && 'XX' !== $header && 1 === preg_match( '/^[A-Z]{2}$/D', $header );
		return $isCode && null !== $peer && $this->proxies->include( $peer ) ? $header : '';
	}
}
