<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

use UserFeedback\Addresses\ReadAddress;
use UserFeedback\Addresses\WebAddress;
use UserFeedback\Clock;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Survey;
use UserFeedback\Webhooks\Payload\Format;
use UserFeedback\Webhooks\Payload\ReadValues;
use UserFeedback\Webhooks\Payload\Shorten;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Builds the request that sends a response to a webhook.
 *
 * @phpstan-import-type Header from WebhookRequest
 */
final class MakeRequest {

	/** Maximum bytes of a body, below the 20 KB that Standard Webhooks recommends; and of a URL, which servers cut at 8 KB. */
	private const BODY    = 20_000;
	private const ADDRESS = 7_500;

	/** Minimum bytes for parameters, however long the URL is. */
	private const LEAST = 1_000;

	private const WITHOUT_BODY = array( 'GET', 'DELETE' );

	public function __construct( private readonly Clock $clock ) {}

	/** @param string $id the same for each attempt. */
	public function run( Webhook $webhook, Survey $survey, StoredResponse $response, string $id ): WebhookRequest {
		$data    = ReadValues::picked( $webhook->body, $survey, $response );
		$data    = array() === $data ? ReadValues::whole( $survey, $response ) : $data;
		$hasBody = ! in_array( $webhook->method, self::WITHOUT_BODY, true );
		$format  = $hasBody ? Format::tryFrom( $webhook->format ) ?? Format::JSON : Format::FORM;
		$most    = $hasBody ? self::BODY : max( self::LEAST, self::ADDRESS - strlen( $webhook->url ) );
		$written = Shorten::run( $data, $format->write( ... ), $most );
		$address = ReadAddress::of( self::with( $webhook->url, $hasBody ? '' : $written ) );
		$url     = $address instanceof WebAddress ? $address->url() : $webhook->url;
		$query   = $address instanceof WebAddress ? $address->query() : '';

		$standard = $this->standard( $webhook, $id, $hasBody ? $written : $query );

		return new WebhookRequest(
			$webhook->method,
			$url,
			array( ...$this->ownAndOurs( $webhook, $hasBody ? $format->contentType() : null ), ...$standard ),
			$hasBody ? $written : null,
			$this->mask( $webhook, array_column( $standard, 1, 0 )['webhook-signature'] ?? '' )
		);
	}

	/** @return list<Header> the owner's headers replace ours of the same name. */
	private function ownAndOurs( Webhook $webhook, ?string $contentType ): array {
		$own = array();
		foreach ( $webhook->headers as $header ) {
			if ( '' !== $header->key ) {
				$own[] = array( $header->key, (string) $header->value() );
			}
		}
		$site  = 'WordPress/' . get_bloginfo( 'version' ) . '; ' . get_bloginfo( 'url' );
		$agent = apply_filters( 'http_headers_useragent', $site, $webhook->url ); // WordPress's own.
		$ours  = array( 'User-Agent' => is_string( $agent ) ? (string) preg_replace( '/[^\x20-\x7E]/', '', $agent ) : $site );
		if ( null !== $contentType ) {
			$ours['Content-Type'] = $contentType;
		}
		$named = array_map( 'strtolower', array_column( $own, 0 ) );
		foreach ( $ours as $name => $value ) {
			if ( ! in_array( strtolower( $name ), $named, true ) ) {
				$own[] = array( $name, $value );
			}
		}
		return $own;
	}

	/** @return list<Header> Standard Webhooks headers. */
	private function standard( Webhook $webhook, string $id, string $content ): array {
		$timestamp = $this->clock->now()->getTimestamp();
		$secret    = $webhook->secret() ?? '';
		$headers   = array( array( 'webhook-id', $id ), array( 'webhook-timestamp', (string) $timestamp ) );
		return '' === $secret
			? $headers
			: array( ...$headers, array( 'webhook-signature', Sign::of( $secret, $id, $timestamp, $content ) ) );
	}

	private function mask( Webhook $webhook, string $signature ): Mask {
		$names   = array( 'webhook-signature' );
		$secrets = array( $webhook->secret() ?? '', $signature, substr( $signature, 3 ) );
		foreach ( $webhook->headers as $header ) {
			$names[]   = strtolower( $header->key );
			$secrets[] = (string) $header->value();
		}
		$address = ReadAddress::of( $webhook->url );
		return new Mask( $names, $secrets, $address instanceof WebAddress ? $address->query() : '' );
	}

	/** Adds parameters to a URL and drops its fragment, which is never sent. */
	private static function with( string $url, string $parameters ): string {
		$url = explode( '#', $url, 2 )[0];
		if ( '' === $parameters ) {
			return $url;
		}
		$between = match ( true ) {
			! str_contains( $url, '?' )                   => '?',
			1 === preg_match( '/[?&]\z/', $url ) => '',
			default                                       => '&',
		};
		return $url . $between . $parameters;
	}
}
