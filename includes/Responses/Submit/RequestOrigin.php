<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Responses\Storage\Visitor;
use UserFeedback\Responses\Visitor\ClientCountry;
use UserFeedback\Responses\Visitor\ClientIp;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The sender of the current request; each part is determined only when needed. */
#[CreatedBy( 'ofServer' )]
final class RequestOrigin {

	/**
	 * @param Closure(): string  $address identifies one sender: an IPv4 address, or an IPv6 network; empty if unknown
	 * @param Closure(string, string): Visitor $visitor the sender's data to store; takes the device and OS that the browser reports
	 */
	public function __construct( private readonly Closure $address, private readonly Closure $visitor ) {}

	/** @param Closure(): string $ipStorage the owner's setting: none, truncated or full. */
	public static function ofServer(
		#[Lazy( VisitorSettings::class, 'ipStorage' )] Closure $ipStorage,
		#[ResultOf( CurrentEdition::class, 'lasting' )] CurrentEdition $edition
	): self {
		$proxies   = TrustedProxies::ofSite();
		$countries = static fn(): ?ClientCountry => $edition->allows( PlanFeature::GEO_TARGETING )
			? new ClientCountry( $proxies, CountryFile::shipped() )
			: null;
		return new self(
			static fn(): string => ClientIp::of( $_SERVER, $proxies )?->sender() ?? '',
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
