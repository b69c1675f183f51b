<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which country who sent a request is in.
 *
 * A proxy of the owner's may know it better than our file does, and says so in `CF-IPCountry`. From anybody else, that
 * header is what the visitor made up.
 */
final class ClientCountry {

	public function __construct( private readonly TrustedProxies $proxies, private readonly CountryFile $file ) {}

	/**
	 * @param array<mixed> $server what PHP gives as $_SERVER.
	 * @return string two capital letters; empty where nobody knows.
	 */
	public function of( array $server ): string {
		$told = $this->toldBy( ClientAddress::peer( $server ), $server['HTTP_CF_IPCOUNTRY'] ?? '' );
		if ( '' !== $told ) {
			return $told;
		}
		$client = ClientAddress::of( $server, $this->proxies );
		return null === $client ? '' : $this->file->of( $client );
	}

	/** `XX` is said for unknown and `T1` for Tor. */
	private function toldBy( ?Address $peer, mixed $header ): string {
		$isCode = is_string( $header ) && 'XX' !== $header && 1 === preg_match( '/^[A-Z]{2}$/D', $header );
		return $isCode && null !== $peer && $this->proxies->include( $peer ) ? $header : '';
	}
}
