<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries\Webhooks;

use UserFeedback\Platform\Http\ExternalUrlRules;
use UserFeedback\Platform\Http\SystemDnsResolver;
use UserFeedback\Platform\Http\UrlProblem;
use UserFeedback\Platform\Http\VerifiedUrl;
use UserFeedback\Platform\Http\VerifyExternalUrl;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Deliveries\Named;

/** Addresses that a webhook may have when it is saved, and when it is sent. */
final class ExternalUrlRulesTest extends RestTestCase {

	/** @dataProvider addresses */
	public function test_each_address_is_accepted_or_refused_as_specified( string $address, string $is ): void {
		$names   = new Named( array() );
		$checked = ( new VerifyExternalUrl( $names ) )->verify( $address );

		self::assertSame( 'ok' === $is, null === ExternalUrlRules::problemOf( $address ) );
		self::assertSame( 'ok' === $is ? 'ok' : strtoupper( $is ), $checked instanceof UrlProblem ? $checked->name : 'ok' );
		if ( 'ok' !== $is ) {
			self::assertSame( array(), $names->asked, 'A name was looked up for nothing.' );
		}
	}

	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		/** @var list<array{address: string, is: string}> $rows */
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/rules/webhook-urls.json' ), true );
		foreach ( $rows as $row ) {
			yield "{$row['is']}: {$row['address']}" => array( $row['address'], $row['is'] );
		}
	}

	/** @dataProvider servers */
	public function test_all_ip_addresses_of_a_host_must_be_public( bool $isOpen, string ...$ips ): void {
		$names   = new Named( array( 'example.org' => array( array_values( $ips ) ) ) );
		$checked = ( new VerifyExternalUrl( $names ) )->verify( 'https://example.org/' );
		if ( $isOpen ) {
			self::assertInstanceOf( VerifiedUrl::class, $checked );
			self::assertSame( array_values( $ips ), $checked->ips );
		} else {
			self::assertSame( UrlProblem::INTERNAL, $checked );
		}
	}

	/** @return list<array{0: bool, 1?: string, 2?: string}> */
	public static function servers(): array {
		return array(
			array( true, '93.184.216.34' ),
			array( true, '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946' ),
			array( true ),
			array( false, '93.184.216.34', '127.0.0.1' ),
			array( false, '127.0.0.1', '93.184.216.34' ),
			array( false, '93.184.216.34', '::1' ),
			array( false, '::ffff:10.0.0.1' ),
			array( false, 'not an address' ),
		);
	}

	public function test_hosts_allowed_by_the_filter_are_open_by_host_and_port(): void {
		$of = static fn( string ...$hosts ) => add_filter( 'userfeedback_webhook_allowed_hosts', static fn(): array => $hosts );
		$of( '127.0.0.1:5678', 'intranet.example.internal', '[::1]:9', 'Desk.LOCAL:81' );
		foreach ( array(
			'http://127.0.0.1:5678/x'                => true,
			'http://127.0.0.1/x'                     => false,
			'http://127.0.0.1:5679/x'                => false,
			'http://intranet.example.internal/'      => true,
			'https://intranet.example.internal:8080' => true,
			'http://intranet.example.internal:22/'   => false,
			'http://a.intranet.example.internal/'    => false,
			'http://[::1]:9/'                        => true,
			'http://[::1]/'                          => false,
			'http://desk.local:81/'                  => true,
			'http://user@127.0.0.1:5678/'            => false,
		) as $address => $isOpen ) {
			self::assertSame( $isOpen, null === ExternalUrlRules::problemOf( $address ), $address );
		}
		add_filter( 'userfeedback_webhook_allowed_hosts', static fn(): string => 'everything' );
		self::assertNotNull( ExternalUrlRules::problemOf( 'http://127.0.0.1:5678/x' ) );
	}

	public function test_the_allowed_ports_are_those_of_wordpress(): void {
		self::assertNotNull( ExternalUrlRules::problemOf( 'https://example.org:8443/' ) );
		add_filter( 'http_allowed_safe_ports', static fn( array $ports ): array => array( ...$ports, 8443 ) );
		self::assertNull( ExternalUrlRules::problemOf( 'https://example.org:8443/' ) );
		self::assertNotNull( ExternalUrlRules::problemOf( 'https://10.0.0.1:8443/' ) );
	}

	public function test_localhost_is_resolved_without_a_dns_query(): void {
		self::assertContains( '127.0.0.1', ( new SystemDnsResolver() )->addresses( 'localhost' ) );
	}

	public function test_a_save_refuses_an_internal_address_names_the_field_and_stores_nothing(): void {
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$survey = $this->aSurvey();
		$save   = fn( string $url ) => $this->request(
			'POST',
			'surveys',
			array(
				'id'            => $survey->id,
				'title'         => 'Other',
				'notifications' => array( 'webhook' => array( 'webhooks' => array( array( 'request_url' => $url ) ) ) ),
			)
		);
		$closed = array( 'http://10.0.0.1/', 'http://localhost/', 'https://me@example.org/', 'http://0x7f.1/', 'https://example.org:22/' );
		foreach ( $closed as $bad ) {
			$this->assertInvalid( $save( $bad ), 'notifications.webhook.webhooks[0].request_url', ExternalUrlRules::problemOf( $bad ) );
		}
		self::assertSame( $survey->title, $this->request( 'GET', "surveys/$survey->id" )->at( 'title' ) );
		$this->assertStatus( 200, $save( '' ) );
		$this->assertStatus( 200, $save( 'https://example.org/hook' ) );
	}
}
