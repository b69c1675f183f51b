<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

use Closure;
use UserFeedback\Deliveries\Webhooks\Payload\PayloadFormat;
use UserFeedback\Deliveries\Webhooks\Payload\PayloadValues;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Http\ExternalUrl;
use UserFeedback\Platform\Http\ParseExternalUrl;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Builds the request that sends a response to a webhook.
 *
 * @phpstan-import-type Header from WebhookRequest
 */
final class BuildWebhookRequest {

	/** Maximum bytes of a body, below the 20 KB that Standard Webhooks recommends; and of a URL, which servers cut at 8 KB. */
	private const BODY    = 20_000;
	private const ADDRESS = 7_500;

	/** Minimum bytes for parameters, however long the URL is. */
	private const LEAST = 1_000;

	private const SECRET_PREFIX = 'whsec_';

	/** Maximum characters of a text, tried in this order. */
	private const LENGTHS = array( 400, 200, 100, 50, 20 );

	/** IDs and times, which are useless if cut. */
	private const WHOLE = array( 'type', 'timestamp', 'id', 'link', 'submitted_at', 'question_id' );

	public function __construct( private readonly Clock $clock ) {}

	/** @param string $id the same for each attempt. */
	public function run( Webhook $webhook, Survey $survey, StoredResponse $response, string $id ): WebhookRequest {
		if ( $webhook->sendsBatches() ) {
			return $this->batch( $webhook, $survey, array( $id => $response ), $id );
		}
		$hasBody = $webhook->hasBody();
		$format  = $hasBody ? PayloadFormat::tryFrom( $webhook->format ) ?? PayloadFormat::JSON : PayloadFormat::FORM;
		$most    = $hasBody ? self::BODY : max( self::LEAST, self::ADDRESS - strlen( $webhook->url ) );
		$written = self::truncate( self::data( $webhook, $survey, $response ), $format->write( ... ), $most );
		return $this->request( $webhook, $id, $format, $written );
	}

	/**
	 * Builds one request for several responses. Each line has the ID of its response, unless the owner uses that name.
	 *
	 * @param array<string, StoredResponse> $responses by the ID that stays the same for each attempt.
	 * @param string                        $id        of the batch, the same for each attempt.
	 */
	public function batch( Webhook $webhook, Survey $survey, array $responses, string $id ): WebhookRequest {
		$format = PayloadFormat::NDJSON;
		$lines  = '';
		foreach ( $responses as $key => $response ) {
			$write  = static fn( array $data ): string => $format->write( array_replace( array( 'id' => $key ), $data ) );
			$lines .= self::truncate( self::data( $webhook, $survey, $response ), $write, self::BODY );
		}
		$count = count( $responses );
		/* translators: %s: a number */
		$logged = sprintf( _n( '%s response', '%s responses', $count, 'userfeedback' ), number_format_i18n( $count ) );
		return $this->request( $webhook, $id, $format, $lines, $logged );
	}

	/** @return array<array-key, mixed> the values that the owner picked, or all. */
	private static function data( Webhook $webhook, Survey $survey, StoredResponse $response ): array {
		$picked = PayloadValues::picked( $webhook->body, $survey, $response );
		return array() === $picked ? PayloadValues::whole( $survey, $response ) : $picked;
	}

	private function request(
		Webhook $webhook,
		string $id,
		PayloadFormat $format,
		string $written,
		?string $logged = null
	): WebhookRequest {
		$hasBody = $webhook->hasBody();
		$address = ParseExternalUrl::of( self::with( $webhook->url, $hasBody ? '' : $written ) );
		$url     = $address instanceof ExternalUrl ? $address->url() : $webhook->url;
		$query   = $address instanceof ExternalUrl ? $address->query() : '';

		$standard = $this->standard( $webhook, $id, $hasBody ? $written : $query );

		return new WebhookRequest(
			$webhook->method,
			$url,
			array( ...$this->ownAndOurs( $webhook, $hasBody ? $format->contentType() : null ), ...$standard ),
			$hasBody ? $written : null,
			$this->mask( $webhook, array_column( $standard, 1, 0 )['webhook-signature'] ?? '' ),
			$logged
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
			: array( ...$headers, array( 'webhook-signature', self::sign( $secret, $id, $timestamp, $content ) ) );
	}

	private function mask( Webhook $webhook, string $signature ): SecretMasker {
		$names   = array( 'webhook-signature' );
		$secrets = array( $webhook->secret() ?? '', $signature, substr( $signature, 3 ) );
		foreach ( $webhook->headers as $header ) {
			$names[]   = strtolower( $header->key );
			$secrets[] = (string) $header->value();
		}
		$address = ParseExternalUrl::of( $webhook->url );
		return new SecretMasker( $names, $secrets, $address instanceof ExternalUrl ? $address->query() : '' );
	}

	/** Adds parameters to a URL and drops its fragment, which is never sent. */
	private static function with( string $url, string $parameters ): string {
		$url = explode( '#', $url, 2 )[0];
		if ( '' === $parameters ) {
			return $url;
		}
		$between = match ( true ) {
			! str_contains( $url, '?' )          => '?',
			1 === preg_match( '/[?&]\z/', $url ) => '',
			default                              => '&',
		};
		return $url . $between . $parameters;
	}

	/**
	 * The signature of Standard Webhooks 1.0.
	 *
	 * @param string $content the body; of a request without one, its query.
	 */
	private static function sign( string $secret, string $id, int $timestamp, string $content ): string {
		return 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$timestamp.$content", self::signingKey( $secret ), true ) );
	}

	/** Secrets of that standard have a prefix followed by base64; others are used unchanged. */
	private static function signingKey( string $secret ): string {
		$bytes = str_starts_with( $secret, self::SECRET_PREFIX )
			? base64_decode( substr( $secret, strlen( self::SECRET_PREFIX ) ), true )
			: false;
		return false === $bytes || '' === $bytes ? $secret : $bytes;
	}

	/**
	 * Shortens values to the limit of receivers and sets `truncated` to true.
	 *
	 * @param array<array-key, mixed>                  $data  from PayloadValues.
	 * @param Closure(array<array-key, mixed>): string $write
	 * @param int                                      $most  maximum bytes of the output.
	 */
	private static function truncate( array $data, Closure $write, int $most ): string {
		$text  = $write( $data );
		$short = $data;
		foreach ( self::LENGTHS as $length ) {
			if ( strlen( $text ) <= $most ) {
				return $text;
			}
			$short = self::cutText( $data, $length );
			$text  = $write( $short + array( 'truncated' => true ) );
		}
		while ( strlen( $text ) > $most && self::dropAnswers( $short ) ) {
			$text = $write( $short + array( 'truncated' => true ) );
		}
		return $text;
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private static function cutText( array $data, int $length ): array {
		$isWhole = isset( $data['data'] ) && is_array( $data['data'] ); // Names that owners chose have no meaning here.
		array_walk_recursive(
			$data,
			static function ( mixed &$value, int|string $key ) use ( $length, $isWhole ): void {
				$isKept = $isWhole && in_array( $key, self::WHOLE, true );
				if ( is_string( $value ) && ! $isKept && mb_strlen( $value ) > $length ) {
					$value = mb_substr( $value, 0, $length - 1 ) . '…';
				}
			}
		);
		return $data;
	}

	/**
	 * Removes the last answer, or the last of the owner's values.
	 *
	 * @param array<array-key, mixed> $data
	 * @return bool true if there was one.
	 */
	private static function dropAnswers( array &$data ): bool {
		if ( isset( $data['data'] ) && is_array( $data['data'] ) && is_array( $data['data']['answers'] ?? null ) ) {
			return null !== array_pop( $data['data']['answers'] );
		}
		$had = array() !== $data;
		array_pop( $data );
		return $had;
	}
}
