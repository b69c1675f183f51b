<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Storage\Visitor;
use UserFeedback\Responses\Visitor\ClientCountry;
use UserFeedback\Responses\Visitor\ClientIp;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\IpAddress;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Responses\Visitor\UserAgent;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The sender of the current request; each part is determined only when needed. */
#[CreatedBy( 'ofServer' )]
final class RequestOrigin {

	/**
	 * @param array<mixed>              $server    PHP's $_SERVER.
	 * @param Closure(): string         $ipStorage the owner's setting: none, truncated or full.
	 * @param Closure(): ?ClientCountry $countries returns null if the site's edition lacks countries.
	 */
	public function __construct(
		private readonly array $server,
		private readonly TrustedProxies $proxies,
		private readonly Closure $ipStorage,
		private readonly Closure $countries
	) {}

	/**
	 * @param Closure(): string         $ipStorage
	 * @param Closure(): CurrentEdition $edition
	 */
	public static function ofServer(
		#[Lazy( VisitorSettings::class, 'ipStorage' )] Closure $ipStorage,
		#[Lazy( CurrentEdition::class, 'lasting' )] Closure $edition
	): self {
		$proxies   = TrustedProxies::ofSite();
		$countries = static fn(): ?ClientCountry => $edition()->allows( PlanFeature::GEO_TARGETING )
			? new ClientCountry( $proxies, CountryFile::shipped() )
			: null;
		return new self( $_SERVER, $proxies, $ipStorage, $countries );
	}

	/** Identifies one sender: an IPv4 address, or an IPv6 network; empty if unknown. */
	public function address(): string {
		return ClientIp::of( $this->server, $this->proxies )?->sender() ?? '';
	}

	/**
	 * Returns the sender's data to store.
	 *
	 * @param string $device as the browser reports it; empty if it doesn't
	 * @param string $os the same.
	 */
	public function visitor( string $device = '', string $os = '' ): Visitor {
		$header = $this->server['HTTP_USER_AGENT'] ?? '';
		$agent  = UserAgent::read( is_string( $header ) ? $header : '', $device, $os );
		return new Visitor(
			IpAddress::anonymized( ClientIp::of( $this->server, $this->proxies ), ( $this->ipStorage )() ),
			$agent->browser,
			$agent->os,
			$agent->device,
			( $this->countries )()?->of( $this->server ) ?? ''
		);
	}
}
