<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries\Webhooks;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Deliveries\Webhooks\Sending\CurlTransport;
use UserFeedback\Deliveries\Webhooks\Sending\HttpTransport;
use UserFeedback\Deliveries\Webhooks\Sending\SocketTransport;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Tests\Support\Deliveries\WebhookTestCase;

/** Misbehaving receivers on a real connection, with curl and without. */
final class MisbehavingReceiversTest extends WebhookTestCase {

	/** @dataProvider manners */
	public function test_each_server_behavior_has_its_result(
		string $sender,
		string $path,
		OutcomeType $result,
		int $status,
		string $sentence,
		?int $wait
	): void {
		$outcome = $this->delivered( $path, self::sender( $sender ) );

		self::assertSame( array( $result, $status ), array( $outcome->type, $outcome->status ), $outcome->message );
		self::assertStringContainsString( $sentence, $outcome->message );
		self::assertSame( $wait, $outcome->wait );
		self::assertCount( 1, $this->receiver->got(), 'It was sent more than once, or somewhere else as well.' );
	}

	/** @return iterable<string, array{string, string, OutcomeType, int, string, int|null}> */
	public static function manners(): iterable {
		$rows = array(
			array( '/', OutcomeType::DELIVERED, 200, 'accepted the request', null ),
			array( '/empty', OutcomeType::DELIVERED, 204, 'accepted the request', null ),
			array( '/early', OutcomeType::DELIVERED, 201, 'accepted the request', null ),
			array( '/huge', OutcomeType::DELIVERED, 200, 'accepted the request', null ),
			array( '/cut', OutcomeType::DELIVERED, 200, 'accepted the request', null ), // It confirmed the request.
			array( '/more', OutcomeType::DELIVERED, 200, 'accepted the request', null ),
			array( '/odd-lines', OutcomeType::DELIVERED, 200, 'accepted the request', null ),
			array( '/binary', OutcomeType::DELIVERED, 200, 'accepted the request', null ),
			array( '/redirect', OutcomeType::FAILED, 302, '/inside, and webhooks don’t follow redirects', null ),
			array( '/elsewhere', OutcomeType::FAILED, 308, 'redirects to another URL', null ),
			array( '/not-found', OutcomeType::FAILED, 404, 'nothing at this URL', null ),
			array( '/gone', OutcomeType::GONE, 410, 'permanently rejects this webhook', null ),
			array( '/busy', OutcomeType::FAILED, 429, 'limiting the number of requests', 120 ),
			array( '/busy-long', OutcomeType::FAILED, 429, 'limiting the number of requests', 86_400 ),
			array( '/busy-mad', OutcomeType::FAILED, 429, 'limiting the number of requests', null ),
			array( '/error', OutcomeType::FAILED, 500, 'had an error', null ),
			array( '/close', OutcomeType::FAILED, 0, 'closed the connection', null ),
			array( '/hang', OutcomeType::FAILED, 0, 'in time', null ),
			array( '/drip', OutcomeType::FAILED, 0, 'in time', null ),
			array( '/drip-body', OutcomeType::DELIVERED, 200, 'accepted the request', null ),
		);
		foreach ( array( 'curl', 'socket' ) as $sender ) {
			foreach ( $rows as $row ) {
				yield "$row[0] by $sender" => array( $sender, ...$row );
			}
		}
	}

	/** @dataProvider senders */
	public function test_a_retry_date_is_counted_from_the_current_time( string $sender ): void {
		$outcome = $this->delivered( '/busy-date', self::sender( $sender ) );

		self::assertSame( 503, $outcome->status );
		self::assertGreaterThan( 500, $outcome->wait );
		self::assertLessThanOrEqual( 600, $outcome->wait );
	}

	/** @dataProvider senders */
	public function test_a_reply_that_is_not_http_or_has_endless_headers_is_a_failure( string $sender ): void {
		foreach ( array( '/garbage', '/long-head' ) as $path ) {
			$outcome = $this->delivered( $path, self::sender( $sender ) );
			self::assertSame( array( OutcomeType::FAILED, 0 ), array( $outcome->type, $outcome->status ), $path );
		}
	}

	/** @dataProvider senders */
	public function test_stops_reading_a_slow_receiver_when_the_time_limit_is_reached( string $sender ): void {
		$this->delivered( '/drip', self::sender( $sender ) );
		self::assertSame( array( '/drip' ), $this->receiver->wasCut() );
	}

	/** @dataProvider senders */
	public function test_reads_little_of_a_huge_reply_and_stores_even_less( string $sender ): void {
		$outcome = $this->delivered( '/huge', self::sender( $sender ) );
		self::assertSame( 2_000, mb_strlen( $outcome->answered ) );
		self::assertSame( array( '/huge' ), $this->receiver->wasCut() );
	}

	/** @dataProvider senders */
	public function test_stores_the_reply_as_text_the_database_accepts( string $sender ): void {
		$kept = $this->delivered( '/binary', self::sender( $sender ) )->answered;
		self::assertTrue( Text::isStorable( $kept ) );
		self::assertStringEndsWith( "café\u{FFFD}", $kept );
	}

	/** @dataProvider senders */
	public function test_explains_a_failed_secure_connection_and_a_refused_connection( string $sender ): void {
		$survey  = $this->told( array( 'request_url' => "https://{$this->receiver->host}/" ) );
		$outcome = $this->channel( null, self::sender( $sender ) )->deliver( array( self::parcel( $survey ) ) )[1];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertStringContainsString( 'make a secure connection to the receiver', $outcome->message );

		$survey = $this->told( array( 'path' => '/' ) );
		$this->receiver->stop();
		$outcome = $this->channel( null, self::sender( $sender ) )->deliver( array( self::parcel( $survey ) ) )[1];
		self::assertSame( OutcomeType::FAILED, $outcome->type );
		self::assertStringContainsString( 'isn’t accepting connections', $outcome->message );
	}

	/** @dataProvider senders */
	public function test_sends_every_method_and_format_the_way_real_receivers_expect( string $sender ): void {
		foreach ( array( 'POST', 'PUT', 'PATCH', 'GET', 'DELETE' ) as $method ) {
			foreach ( array( 'JSON', 'XML', 'FORM' ) as $format ) {
				$survey  = $this->told( array( 'path' => '/signed?mine=1', 'request_method' => $method, 'request_format' => $format ) );
				$outcome = $this->channel( null, self::sender( $sender ) )->deliver( array( self::parcel( $survey ) ) )[1];
				self::assertSame( 200, $outcome->status, "$method $format: $outcome->message" );
			}
		}
		self::assertCount( 15, $this->receiver->got() );
		foreach ( $this->receiver->got() as [ $method, , $query, $headers, $body ] ) {
			$hasBody = in_array( $method, array( 'POST', 'PUT', 'PATCH' ), true );
			self::assertSame( array( $hasBody, ! $hasBody ), array( '' !== $body, 'mine=1' !== $query ) );
			self::assertSame( $hasBody, isset( $headers['content-type'] ) );
			self::assertSame( self::KEY, $headers['authorization'] );
			self::assertStringStartsWith( 'WordPress/', $headers['user-agent'] );
			self::assertArrayNotHasKey( 'expect', $headers );
		}
	}

	/** @return array<string, array{string}> */
	public static function senders(): array {
		return array(
			'with curl'    => array( 'curl' ),
			'without curl' => array( 'socket' ),
		);
	}

	private static function sender( string $name ): HttpTransport {
		return 'curl' === $name ? new CurlTransport( 1.0 ) : new SocketTransport( 1.0 );
	}

	private function delivered( string $path, HttpTransport $sender ): DeliveryOutcome {
		return $this->channel( null, $sender )->deliver( array( self::parcel( $this->told( array( 'path' => $path ) ) ) ) )[1];
	}
}
