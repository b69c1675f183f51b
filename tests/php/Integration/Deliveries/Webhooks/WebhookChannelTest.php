<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries\Webhooks;

use StandardWebhooks\Webhook as Verifier;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Deliveries\Webhooks\Sending\CurlTransport;
use UserFeedback\Deliveries\Webhooks\Sending\PreparedRequest;
use UserFeedback\Deliveries\Webhooks\Sending\SecretMasker;
use UserFeedback\Deliveries\Webhooks\Sending\SocketTransport;
use UserFeedback\Deliveries\Webhooks\Sending\TransportError;
use UserFeedback\Deliveries\Webhooks\Sending\WebhookRequest;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Http\ExternalUrl;
use UserFeedback\Platform\Http\VerifiedUrl;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Deliveries\Named;
use UserFeedback\Tests\Support\Deliveries\NoSender;
use UserFeedback\Tests\Support\Deliveries\WebhookTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Recipients of webhooks, their contents, concurrency, and what stays private. */
final class WebhookChannelTest extends WebhookTestCase {

	public function test_sends_to_webhooks_with_a_url_while_webhooks_are_on_and_the_plan_includes_them(): void {
		$empty               = array( 'request_url' => '', 'headers' => array(), 'secret' => '' );
		$survey              = $this->told( array(), $empty, array( 'path' => '/b' ) );
		[ $first, , $third ] = $survey->notifications->webhooks;
		self::assertSame( array( $first->id, $third->id ), $this->wanted( $survey ) );

		$off = $survey->with( notifications: $survey->notifications->withWebhooks( $survey->notifications->webhooks, false ) );
		self::assertSame( array(), $this->wanted( $off ) );

		$this->withPlan( Plan::PLUS, Addon::WEBHOOKS );
		self::assertSame( array(), $this->wanted( $survey ) );
		$this->withPlan( Plan::PRO );
		self::assertSame( array(), $this->wanted( $survey ) );
		$this->withPlan( Plan::PRO, Addon::WEBHOOKS );
		self::assertCount( 2, $this->wanted( $survey ) );
	}

	public function test_an_expired_license_does_not_stop_webhooks(): void {
		$survey  = $this->told( array() );
		$edition = new CurrentLicensedEdition(
			static fn(): Plan => Plan::LITE,
			static fn(): array => array( Addon::WEBHOOKS ),
			static fn(): Plan => Plan::PRO
		);
		self::assertCount( 1, $this->channel( edition: $edition->lasting() )->targetsFor( $survey, self::response( $survey ) ) );
		$parcel = self::parcel( $survey );
		$result = fn( CurrentEdition $of ): OutcomeType => $this->channel( edition: $of )->deliver( array( $parcel ) )[1]->type;
		self::assertSame( OutcomeType::DELIVERED, $result( $edition->lasting() ) );
		self::assertSame( OutcomeType::REFUSED, $result( $edition ) );
	}

	public function test_labels_a_webhook_with_its_name_and_server(): void {
		$survey = $this->told( array(), array( 'name' => '', 'request_url' => 'https://hooks.example.org/a?key=K7s3cr3t' ) );
		$label  = fn( int $at ): string => $this->channel()->label( $survey, $survey->notifications->webhooks[ $at ]->id );
		self::assertSame( 'Desk (127.0.0.1)', $label( 0 ) );
		self::assertSame( 'Unnamed Webhook (hooks.example.org)', $label( 1 ) );
		self::assertSame( '', $this->channel()->label( $survey, '00000000-0000-4000-8000-000000000000' ) );
	}

	public function test_refuses_a_delivery_whose_webhook_changed_and_gives_the_reason(): void {
		$survey = $this->told( array() );
		$parcel = self::parcel( $survey );
		$told   = $survey->notifications;
		$empty  = array( 'id' => $parcel->target, 'request_url' => '', 'headers' => array(), 'secret' => '' );
		foreach ( array(
			'was removed from the survey' => $survey->with( notifications: $told->withWebhooks( array() ) ),
			'turned off'                  => $survey->with( notifications: $told->withWebhooks( $told->webhooks, false ) ),
			'no longer has a URL'         => $this->told( $empty ),
		) as $reason => $changed ) {
			$outcome = $this->channel()->deliver( array( new DeliveryBatch( 1, $parcel->target, $changed, $parcel->responses ) ) )[1];
			self::assertSame( OutcomeType::REFUSED, $outcome->type );
			self::assertStringContainsString( $reason, $outcome->message );
		}
		$this->withPlan( Plan::LITE );
		$outcome = $this->channel()->deliver( array( $parcel ) )[1];
		self::assertSame( OutcomeType::REFUSED, $outcome->type );
		self::assertStringContainsString( 'plan', $outcome->message );
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_does_not_send_unsigned_when_the_stored_secret_cannot_be_decrypted(): void {
		$survey = $this->told( array( 'request_url' => "http://{$this->receiver->host}/" ) );
		add_filter( 'salt', static fn(): string => 'other salts' );
		wp_cache_flush();

		$outcome = $this->channel()->deliver( array( self::parcel( $survey ) ) )[1];

		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertStringContainsString( 'salts', $outcome->message );
		self::assertSame( array(), $this->receiver->got() );
	}

	/** @dataProvider secrets */
	public function test_the_standard_webhooks_library_accepts_what_is_sent_and_rejects_anything_else( string $secret, string $key ): void {
		$verifier = new Verifier( $key );
		$survey   = $this->told( array( 'secret' => $secret ) );
		$this->channel()->deliver( array( self::parcel( $survey ) ) );
		[ , , , $headers, $body ] = $this->receiver->got()[0];

		$payload = $verifier->verify( $body, $headers );

		self::assertIsArray( $payload );
		self::assertSame( 'survey.response.created', $payload['type'] );
		self::assertSame( self::parcel( $survey )->key( self::response( $survey ) ), $headers['webhook-id'] );
		$this->expectExceptionMessage( 'No matching signature' );
		$verifier->verify( str_replace( '"Yes"', '"No"', $body ), $headers );
	}

	/** @return array<string, array{string, string}> the secret, and the signing key in base64. */
	public static function secrets(): array {
		return array(
			'as the standard has it'    => array( self::SECRET, substr( self::SECRET, 6 ) ),
			'any other text'            => array( 'my dog is called Rex', base64_encode( 'my dog is called Rex' ) ),
			'base64 without its prefix' => array( 'dGhlIHNlY3JldA==', base64_encode( 'dGhlIHNlY3JldA==' ) ),
			'its prefix and no base64'  => array( 'whsec_not base64!', base64_encode( 'whsec_not base64!' ) ),
		);
	}

	public function test_collects_responses_for_five_minutes_and_sends_one_line_for_each(): void {
		$survey  = $this->told( array( 'request_format' => 'NDJSON' ) );
		$channel = $this->channel();
		$target  = $channel->targetsFor( $survey, self::response( $survey ) )[0];
		self::assertSame( 1 + intdiv( time(), 300 ), (int) $target->at?->getTimestamp() / 300 );
		self::assertSame( 1_000, $channel->batchSize( $survey, $target->target ) );

		$responses = array( 1 => self::response( $survey, 11 ), 2 => self::response( $survey, 12 ) );
		$batch     = new DeliveryBatch( 1, $target->target, $survey, $responses, 'b47c4' );
		$outcomes  = $channel->deliver( array( $batch ) );

		[ $method, , , $headers, $body ] = $this->receiver->got()[0];

		$lines = array_map( static fn( string $line ): mixed => json_decode( $line, true ), explode( "\n", trim( $body ) ) );
		$sent  = array( $method, $headers['content-type'], $headers['webhook-id'] );
		self::assertSame( array( 'POST', 'application/x-ndjson', 'msg_b47c4' ), $sent );
		self::assertSame( array_map( array( $batch, 'key' ), array_values( $responses ) ), array_column( $lines, 'id' ) );
		self::assertSame( array( 11, 12 ), array_column( array_column( array_column( $lines, 'data' ), 'response' ), 'id' ) );
		self::assertSame( OutcomeType::DELIVERED, $outcomes[2]->type, $outcomes[2]->message . $outcomes[2]->answered );
		self::assertStringEndsWith( "\n\n2 responses", $outcomes[2]->sent );
	}

	/** Guards against: a name that is a number lost the value to another one's name. */
	public function test_a_line_has_the_names_that_the_owner_chose(): void {
		$rows   = array(
			array( 'key' => '2026', 'value' => WholeSurvey::SCORE ),
			array( 'key' => 'id', 'value' => 'response.id' ),
		);
		$survey = $this->told( array( 'request_format' => 'NDJSON', 'body' => $rows ) );
		$this->channel()->deliver( array( self::parcel( $survey, 11 ) ) );

		self::assertSame( '{"id":11,"2026":9}' . "\n", $this->receiver->got()[0][4] );
	}

	public function test_a_query_has_one_response_whatever_the_format(): void {
		$survey = $this->told( array( 'request_format' => 'NDJSON', 'request_method' => 'GET' ) );
		$target = $this->channel()->targetsFor( $survey, self::response( $survey ) )[0];

		self::assertNull( $target->at );
		self::assertSame( 1, $this->channel()->batchSize( $survey, $target->target ) );
	}

	public function test_sends_an_id_and_a_time_but_no_signature_without_a_secret(): void {
		$this->channel()->deliver( array( self::parcel( $this->told( array( 'secret' => '' ) ) ) ) );
		$headers = $this->receiver->got()[0][3];
		self::assertArrayNotHasKey( 'webhook-signature', $headers );
		self::assertMatchesRegularExpression( '/\Amsg_[0-9a-f]{32}\z/', $headers['webhook-id'] );
		self::assertMatchesRegularExpression( '/\A\d{10}\z/', $headers['webhook-timestamp'] );
	}

	public function test_a_retry_has_the_same_id_and_body_and_its_own_time(): void {
		$survey = $this->told( array( 'path' => '/error' ) );
		foreach ( array( '2026-11-24T10:00:00Z', '2026-11-24T10:05:00Z' ) as $moment ) {
			$this->stopClockAt( $moment );
			$this->channel()->deliver( array( self::parcel( $survey ) ) );
		}
		[ $first, $second ] = $this->receiver->got();
		self::assertSame( array( $first[3]['webhook-id'], $first[4] ), array( $second[3]['webhook-id'], $second[4] ) );
		self::assertSame( 300, (int) $second[3]['webhook-timestamp'] - (int) $first[3]['webhook-timestamp'] );
		self::assertNotSame( $first[3]['webhook-signature'], $second[3]['webhook-signature'] );
	}

	public function test_sends_many_requests_in_parallel_but_at_most_eight_to_one_receiver(): void {
		$survey  = $this->told( array( 'path' => '/slow' ) );
		$parcels = array_map( static fn( int $id ) => self::parcel( $survey, $id ), range( 1, 20 ) );

		$outcomes = $this->channel()->deliver( $parcels );

		self::assertSame( range( 1, 20 ), array_keys( $outcomes ) );
		self::assertSame(
			array(),
			array_filter( $outcomes, static fn( DeliveryOutcome $one ): bool => OutcomeType::DELIVERED !== $one->type )
		);
		self::assertSame( 8, max( 0, ...array_column( $this->receiver->got(), 5 ) ) );
	}

	/** @dataProvider downs */
	public function test_skips_the_remaining_deliveries_to_a_failing_receiver_and_sends_the_others( string $path, int $tried ): void {
		$survey  = $this->told( array( 'path' => $path ), array( 'path' => '/good' ) );
		$parcels = array();
		foreach ( range( 1, 12 ) as $id ) {
			array_push( $parcels, self::parcel( $survey, $id ), self::parcel( $survey, 100 + $id, 1 ) );
		}

		$outcomes = $this->channel()->deliver( $parcels );

		$ofBad = array_filter( array_keys( $outcomes ), static fn( int $id ): bool => $id < 100 );
		self::assertCount( $tried, $ofBad );
		self::assertCount( 12, array_diff( array_keys( $outcomes ), $ofBad ) );
		self::assertCount( $tried, array_filter( $this->receiver->got(), static fn( array $got ): bool => $path === $got[1] ) );
	}

	/** @return array<string, array{string, int}> */
	public static function downs(): array {
		return array(
			'it has an error'          => array( '/error', 8 ),
			'it asks for less'         => array( '/busy', 8 ),
			'it closes'                => array( '/close', 8 ),
			'it wants no more'         => array( '/gone', 8 ),
			'it refuses what is in it' => array( '/not-found', 12 ),
		);
	}

	public function test_does_not_store_secrets_meant_only_for_the_receiver(): void {
		$url    = "http://{$this->receiver->host}/echo?token=t0ken%2Fvalue&plain=seven77";
		$survey = $this->told( array( 'request_url' => $url ) );

		$outcome = $this->channel()->deliver( array( self::parcel( $survey ) ) )[1];

		[ , , $query, $headers ] = $this->receiver->got()[0];
		self::assertSame( 'token=t0ken%2Fvalue&plain=seven77', $query );
		$kept = $outcome->sent . $outcome->answered . $outcome->message;
		foreach ( array( 'K7s3cr3t', 't0ken', 'seven77', $headers['webhook-signature'], self::SECRET ) as $secret ) {
			self::assertStringNotContainsString( $secret, $kept );
		}
		self::assertStringStartsWith( "POST http://{$this->receiver->host}/echo?… HTTP/1.1\n", $outcome->sent );
		$shown = array( 'Authorization: •••', 'webhook-signature: •••', 'webhook-id: msg_', '"type":"survey.response.created"' );
		foreach ( $shown as $part ) {
			self::assertStringContainsString( $part, $outcome->sent );
		}
		self::assertStringContainsString( '•••', $outcome->answered, 'The receiver said nothing back.' );
	}

	public function test_names_the_redirect_target_without_its_query(): void {
		$outcome = $this->channel()->deliver( array( self::parcel( $this->told( array( 'path' => '/redirect' ) ) ) ) )[1];
		self::assertStringContainsString( "http://{$this->receiver->host}/inside", $outcome->message );
		self::assertStringNotContainsString( 'K7s3cr3t', $outcome->message );
	}

	public function test_resolves_a_host_name_once_and_connects_only_to_the_checked_address(): void {
		$this->receiver->open( 'hooks.example.org' ); // Its port and address; without its name, see below.
		$this->isReachable( 'hooks.example.org' );
		$survey = $this->told( array( 'request_url' => "http://hooks.example.org:{$this->receiver->port()}/" ) );
		$names  = new Named( array( 'hooks.example.org' => array( array( '127.0.0.1' ), array( '192.0.2.1' ) ) ) );

		$outcome = $this->channel( $names )->deliver( array( self::parcel( $survey ) ) )[1];

		self::assertSame( OutcomeType::DELIVERED, $outcome->type, $outcome->message );
		self::assertSame( array( 'hooks.example.org' ), $names->asked );
		self::assertSame( "hooks.example.org:{$this->receiver->port()}", $this->receiver->got()[0][3]['host'] );
	}

	/** @dataProvider closedNames */
	public function test_sends_nothing_to_a_name_that_resolves_to_any_internal_server( string ...$ips ): void {
		$survey = $this->told( array( 'request_url' => 'http://rebinding.example.org/' ) );
		$this->isReachable( 'rebinding.example.org' );

		$names   = new Named( array( 'rebinding.example.org' => array( array_values( $ips ) ) ) );
		$sender  = new NoSender();
		$outcome = $this->channel( $names, $sender )->deliver( array( self::parcel( $survey ) ) )[1];

		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertStringContainsString( 'internal network', $outcome->message );
		self::assertSame( array(), $sender->servers );
	}

	/** @return array<string, list<string>> */
	public static function closedNames(): array {
		return array(
			'this server'                => array( '127.0.0.1' ),
			'one public, one internal'   => array( '93.184.216.34', '10.0.0.1' ),
			'of IPv6'                    => array( '93.184.216.34', 'fd00::1' ),
			'hidden in a mapped address' => array( '::ffff:169.254.169.254' ),
			'what clouds tell'           => array( '169.254.169.254' ),
		);
	}

	public function test_retries_later_when_a_host_name_cannot_be_resolved(): void {
		$survey = $this->told( array( 'request_url' => 'http://gone.example.org/' ) );
		$this->isReachable( 'gone.example.org' );
		$outcome = $this->channel( new Named( array() ), new NoSender() )->deliver( array( self::parcel( $survey ) ) )[1];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertStringContainsString( 'find a server with this name', $outcome->message );
	}

	public function test_sends_nothing_to_an_address_that_became_internal_after_it_was_saved(): void {
		$survey = $this->told( array() );
		remove_all_filters( 'userfeedback_webhook_allowed_hosts' );
		$outcome = $this->channel()->deliver( array( self::parcel( $survey ) ) )[1];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_does_not_even_resolve_the_host_name_when_the_site_blocks_requests(): void {
		$survey  = $this->told( array( 'request_url' => 'https://blocked.example.org/' ), array() );
		$names   = new Named( array() );
		$outcome = $this->channel( $names, new NoSender() )->deliver( array( self::parcel( $survey ) ) )[1];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertStringContainsString( 'wp-config.php', $outcome->message );

		add_filter( 'pre_http_request', static fn(): array => array( 'response' => array( 'code' => 200 ) ) );
		$outcome = $this->channel( $names )->deliver( array( self::parcel( $survey, 2, 1 ) ) )[2];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertSame( array(), $names->asked );
		self::assertSame( array(), $this->receiver->got() );
	}

	/** @dataProvider forgedHeaders */
	public function test_does_not_send_a_header_that_saving_would_reject( string $name, string $value ): void {
		$survey  = $this->told( array() );
		$forged  = array( 'headers' => array( array( 'key' => $name, 'value' => $value ) ) );
		$stored  = $forged + $survey->notifications->webhooks[0]->toStored();
		$survey  = $survey->with( notifications: $survey->notifications->withWebhooks( array( Webhook::fromArray( $stored ) ) ) );
		$outcome = $this->channel()->deliver( array( self::parcel( $survey ) ) )[1];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertSame( array(), $this->receiver->got() );
	}

	/** @return array<string, array{string, string}> */
	public static function forgedHeaders(): array {
		return array(
			'of the connection'        => array( 'Host', 'evil.example' ),
			'of the signature'         => array( 'Webhook-Id', 'msg_forged' ),
			'a line break in it'       => array( 'X-Ours', "a\r\nX-Theirs: b" ),
			'a line break in its name' => array( "X-Ours: a\r\nX-Theirs", 'b' ),
		);
	}

	public function test_uses_the_site_proxy_with_the_full_url_and_ignores_environment_proxies(): void {
		putenv( 'http_proxy=http://127.0.0.1:9' );
		$survey = $this->told( array( 'path' => '/direct' ) );
		self::assertSame( OutcomeType::DELIVERED, $this->channel()->deliver( array( self::parcel( $survey ) ) )[1]->type );
		putenv( 'http_proxy' );

		$request  = new WebhookRequest(
			'POST',
			'http://hooks.example.org/a?b=1',
			array(),
			'body',
			new SecretMasker( array(), array(), '' )
		);
		$address  = new VerifiedUrl( new ExternalUrl( 'http', 'hooks.example.org', 80, '/a?b=1' ), array() );
		$outgoing = new PreparedRequest( $request, $address, $this->receiver->host, 'me:secret' );
		self::assertSame( 200, ( new CurlTransport( 1.0 ) )->send( array( $outgoing ) )[0]->status );
		self::assertSame( array( 'POST', 'http://hooks.example.org/a' ), array_slice( $this->receiver->got()[1], 0, 2 ) );
		self::assertSame( TransportError::PROXY, ( new SocketTransport() )->send( array( $outgoing ) )[0]->error );
		self::assertCount( 2, $this->receiver->got() );
	}

	/** @return list<string> */
	private function wanted( Survey $survey ): array {
		return array_map(
			static fn( DeliveryTarget $one ): string => $one->target,
			$this->channel()->targetsFor( $survey, self::response( $survey ) )
		);
	}

	/** Test sites send nothing beyond loopback; this sets the name it would use, without connecting. */
	private function isReachable( string $host ): void {
		add_filter( 'option_siteurl', static fn(): string => "http://$host" );
	}
}
