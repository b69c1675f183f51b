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

/** The sender of the current request; each part is determined only when needed. */
final class Sender {

	/**
	 * @param Closure(): string  $address identifies one sender: an IPv4 address, or an IPv6 network; empty if unknown
	 * @param Closure(string, string): Visitor $visitor the sender's data to store; takes the device and OS that the browser reports
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
	 * @param string $device as the browser reports it
	 * @param string $os the same.
	 */
	public function visitor( string $device = '', string $os = '' ): Visitor {
		return ( $this->visitor )( $device, $os );
	}
}
