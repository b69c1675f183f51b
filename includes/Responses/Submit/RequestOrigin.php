<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\IpAddress;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The sender of the current request; each part is determined only when needed. */
#[CreatedBy( 'ofServer' )]
final class RequestOrigin {

	/**
	 * @param array<mixed>           $server        PHP's $_SERVER.
	 * @param Closure(): string      $ipStorage     the owner's setting: none, truncated or full.
	 * @param Closure(): bool        $storesCountry false if the site's edition lacks countries.
	 * @param Closure(): CountryFile $countries
	 */
	public function __construct(
		private readonly array $server,
		private readonly TrustedProxies $proxies,
		private readonly Closure $ipStorage,
		private readonly Closure $storesCountry,
		private readonly Closure $countries
	) {}

	/**
	 * @param Closure(): string         $ipStorage
	 * @param Closure(): CurrentEdition $edition
	 * @param Closure(): CountryFile    $countries
	 */
	public static function ofServer(
		#[Lazy( VisitorSettings::class, 'ipStorage' )] Closure $ipStorage,
		#[Lazy( CurrentEdition::class, 'lasting' )] Closure $edition,
		#[Lazy( CountryFile::class )] Closure $countries
	): self {
		$storesCountry = static fn(): bool => $edition()->allows( PlanFeature::GEO_TARGETING );
		return new self( $_SERVER, TrustedProxies::ofSite(), $ipStorage, $storesCountry, $countries );
	}

	/** Identifies one sender: an IPv4 address, or an IPv6 network; empty if unknown. */
	public function address(): string {
		return $this->proxies->client( $this->server )?->sender() ?? '';
	}

	/** Returns the sender's country, two capital letters; empty if unknown. A proxy may know it better than our file. */
	public function country(): string {
		$country = $this->proxies->country( $this->server );
		$client  = '' === $country ? $this->proxies->client( $this->server ) : null;
		return null === $client ? $country : ( $this->countries )()->of( $client );
	}

	/**
	 * Returns the sender's data to store.
	 *
	 * @param string $device as the browser reports it; empty if it doesn't
	 * @param string $os the same.
	 */
	public function visitor( string $device = '', string $os = '' ): Visitor {
		$header = $this->server['HTTP_USER_AGENT'] ?? '';
		return Visitor::of(
			is_string( $header ) ? $header : '',
			$device,
			$os,
			IpAddress::anonymized( $this->proxies->client( $this->server ), ( $this->ipStorage )() ),
			( $this->storesCountry )() ? $this->country() : ''
		);
	}
}
