<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Responses\Visitor;
use UserFeedback\Visitors\ClientAddress;
use UserFeedback\Visitors\ClientCountry;
use UserFeedback\Visitors\CountryFile;
use UserFeedback\Visitors\TrustedProxies;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Who sends the request that runs now; each part is looked up only when it is needed. */
final class Sender {

	/**
	 * @param Closure(): string  $address what counts as one sender: an IPv4 address, or a network of IPv6; empty where there is none.
	 * @param Closure(string, string): Visitor $visitor what of him the owner keeps; given the device and the system that the browser says.
	 */
	public function __construct( private readonly Closure $address, private readonly Closure $visitor ) {}

	/**
	 * @param Closure(): string $ipStorage the owner's setting: none, truncated or full.
	 */
	public static function ofServer( Closure $ipStorage, CurrentEdition $edition ): self {
		$proxies   = TrustedProxies::ofSite();
		$countries = static fn(): ?ClientCountry => $edition->allows( Feature::GEO_TARGETING )
			? new ClientCountry( $proxies, CountryFile::shipped() )
			: null;
		return new self(
			static fn(): string => ClientAddress::of( $_SERVER, $proxies )?->sender() ?? '',
			static fn( string $device, string $os ): Visitor => ( new ReadVisitor( $proxies, $countries() ) )
				->run( $_SERVER, $ipStorage(), $device, $os )
		);
	}

	public function address(): string {
		return ( $this->address )();
	}

	/**
	 * @param string $device what the browser takes itself for.
	 * @param string $os the same.
	 */
	public function visitor( string $device = '', string $os = '' ): Visitor {
		return ( $this->visitor )( $device, $os );
	}
}
