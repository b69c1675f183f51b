<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Responses\Storage\Visitor;
use UserFeedback\Responses\Visitor\AnonymizedIp;
use UserFeedback\Responses\Visitor\ClientCountry;
use UserFeedback\Responses\Visitor\ClientIp;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Responses\Visitor\UserAgent;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the sender's data to store from the request's headers. Runs without WordPress. */
final class ReadVisitor {

	/** @param ClientCountry|null $countries null if the site's edition lacks countries */
	public function __construct( private readonly TrustedProxies $proxies, private readonly ?ClientCountry $countries = null ) {}

	/**
	 * @param array<mixed> $server PHP's $_SERVER
	 * @param string $ipStorage the setting: none, truncated or full.
	 * @param string $device as the browser reports it; empty if it doesn't
	 * @param string $os the same.
	 */
	public function run( array $server, string $ipStorage, string $device = '', string $os = '' ): Visitor {
		$header = $server['HTTP_USER_AGENT'] ?? '';
		$agent  = UserAgent::read( is_string( $header ) ? $header : '', $device, $os );
		return new Visitor(
			AnonymizedIp::of( ClientIp::of( $server, $this->proxies ), $ipStorage ),
			$agent->browser,
			$agent->os,
			$agent->device,
			$this->countries?->of( $server ) ?? ''
		);
	}
}
