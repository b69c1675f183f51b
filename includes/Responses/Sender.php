<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use Closure;
use UserFeedback\Visitors\ClientAddress;
use UserFeedback\Visitors\ClientCountry;
use UserFeedback\Visitors\CountryFile;
use UserFeedback\Visitors\TrustedProxies;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Who sends the request that runs now; each part is looked up only when it is needed. */
final class Sender {

	/**
	 * @param Closure(): string  $address what counts as one sender: an IPv4 address, or a network of IPv6; empty where there is none.
	 * @param Closure(): Visitor $visitor what of him the owner keeps.
	 */
	public function __construct( private readonly Closure $address, private readonly Closure $visitor ) {}

	/**
	 * @param Closure(): string $ip_storage  the owner's setting: none, truncated or full.
	 * @param Closure(): bool   $may_look_up whether the site's edition knows countries.
	 */
	public static function ofServer( Closure $ip_storage, Closure $may_look_up ): self {
		$proxies   = TrustedProxies::ofSite();
		$countries = static fn(): ?ClientCountry => $may_look_up() ? new ClientCountry( $proxies, CountryFile::shipped() ) : null;
		return new self(
			static fn(): string => ClientAddress::of( $_SERVER, $proxies )?->sender() ?? '',
			static fn(): Visitor => ( new ReadVisitor( $proxies, $countries() ) )->of( $_SERVER, $ip_storage() )
		);
	}

	public function address(): string {
		return ( $this->address )();
	}

	public function visitor(): Visitor {
		return ( $this->visitor )();
	}
}
