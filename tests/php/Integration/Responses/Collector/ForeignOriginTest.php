<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** A page of another site makes its visitors send responses here, each from another address, so that no limit applies. */
final class ForeignOriginTest extends ServedCollector {

	/** @dataProvider originsOfOthers */
	public function test_a_page_of_another_site_can_neither_answer_nor_count_at_either_endpoint( string $origin ): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		foreach ( array( 'response', 'impression', 'start', 'first' ) as $what ) {
			$collected = $this->ask( self::FILE . '?' . $this->query( $survey, $what ), $survey, $origin );
			$this->assertNoLeave();
			$rest = $this->ask( $this->route( $survey, $what ), $survey, $origin );
			$this->assertNoLeave();

			self::assertSame( $rest, $collected, $what );
			self::assertSame( 403, $rest[0], $rest[1] );
			self::assertStringContainsString( '"userfeedback_foreign_origin"', $rest[1] );
		}
		self::assertSame( 0, $this->storedResponses( $survey ) );
		self::assertNull(
			Plugin::get( Db::class )->value(
				'SELECT SUM(impressions) + SUM(starts) + SUM(visitors) FROM {daily} WHERE survey_id = %d',
				array( $survey->id )
			)
		);
	}

	/** @return array<string, array{string}> */
	public static function originsOfOthers(): array {
		$own = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return array(
			'another site'                         => array( 'https://evil.example' ),
			'a name that begins with the site\'s'  => array( "http://$own.evil.example" ),
			'a name that ends with the site\'s'    => array( "http://evil$own" ),
			'a page of the site\'s name elsewhere' => array( "https://evil.example/$own" ),
			'a sandboxed frame, or a file'         => array( 'null' ),
			'an extension of a browser'            => array( 'chrome-extension://abcdefgh' ),
			'nothing at all'                       => array( '' ),
			'the bare name'                        => array( $own ),
		);
	}

	/** @dataProvider originsOfOurs */
	public function test_a_page_of_the_site_itself_can_answer_with_any_scheme_and_port( ?string $origin ): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		self::assertSame( 201, $this->ask( self::FILE . '?' . $this->query( $survey, 'response' ), $survey, $origin )[0] );
		self::assertSame( 201, $this->ask( $this->route( $survey, 'response' ), $survey, $origin )[0] );
		foreach ( array( 'impression', 'start', 'first' ) as $what ) {
			self::assertSame( 204, $this->ask( self::FILE . '?' . $this->query( $survey, $what ), $survey, $origin )[0] );
			self::assertSame( 204, $this->ask( $this->route( $survey, $what ), $survey, $origin )[0] );
		}
		self::assertSame( 2, $this->storedResponses( $survey ) );
		self::assertSame(
			'6',
			Plugin::get( Db::class )->value(
				'SELECT SUM(impressions) + SUM(starts) + SUM(visitors) FROM {daily} WHERE survey_id = %d',
				array( $survey->id )
			)
		);
	}

	/** @return array<string, array{string|null}> */
	public static function originsOfOurs(): array {
		$own = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return array(
			'its address'                            => array( 'http://' . $own ),
			'another port'                           => array( "http://$own:8080" ),
			'the other scheme'                       => array( "https://$own" ),
			'with www.'                              => array( "https://www.$own" ),
			'in capitals'                            => array( 'HTTPS://' . strtoupper( $own ) ),
			'what is no browser, and says no origin' => array( null ),
		);
	}

	public function test_a_site_with_several_hosts_accepts_answers_on_each_of_them(): void {
		$survey = $this->aStoredSurvey();
		putenv( 'UF_HOST=second.example' ); // The router allows no other name.
		self::assertTrue( $this->serve() );
		putenv( 'UF_HOST' );
		$headers = array( 'Host' => 'second.example', 'Origin' => 'https://second.example' );

		self::assertSame( 201, $this->ask( self::FILE . '?' . $this->query( $survey, 'response' ), $survey, null, $headers )[0] );
		self::assertSame( 403, $this->ask( self::FILE . '?' . $this->query( $survey, 'response' ), $survey, 'https://second.example' )[0] );
	}

	public function test_the_collector_learns_a_mapped_domain_when_the_site_checks_it(): void {
		$survey = $this->aStoredSurvey();
		add_filter(
			'userfeedback_allowed_origins',
			static fn( array $origins ): array => array( ...$origins, 'https://Mapped.example:8443', 'bare.example', '', 7 )
		);
		self::assertTrue( $this->serve() );

		foreach ( array(
			'https://mapped.example'     => 201,
			'http://www.bare.example:81' => 201,
			'https://evil.example'       => 403,
		) as $origin => $status ) {
			self::assertSame( $status, $this->ask( self::FILE . '?' . $this->query( $survey, 'response' ), $survey, $origin )[0], $origin );
		}
	}

	public function test_a_browser_on_another_site_gets_no_cors_permission(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		$asked = $this->server?->get(
			$this->route( $survey, 'response' ),
			array(
				'Origin'                         => 'https://evil.example',
				'Access-Control-Request-Method'  => 'POST',
				'Access-Control-Request-Headers' => 'content-type',
			),
			'OPTIONS'
		);

		self::assertSame( 403, $asked[0] ?? 0 );
		$this->assertNoLeave();
	}

	public function test_an_image_on_another_site_counts_nothing(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		[ $status, $said ] = $this->server?->get( $this->route( $survey, 'impression' ) . '&_method=POST' ) ?? array( 0, '' );

		self::assertSame( 403, $status, $said );
		self::assertNull(
			Plugin::get( Db::class )->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{int, string}
	 */
	private function ask( string $path, Survey $survey, ?string $origin, array $headers = array() ): array {
		$headers += array( 'Content-Type' => 'application/json' ) + ( null === $origin ? array() : array( 'Origin' => $origin ) );
		return $this->server?->get( $path, $headers, 'POST', $this->json( $survey, array( 'Yes' ) ) ) ?? array( 0, '' );
	}

	private function query( Survey $survey, string $what ): string {
		return "survey=$survey->id&do=$what&nonce=" . rawurlencode( $this->tokenOf( $survey ) );
	}

	private function route( Survey $survey, string $what ): string {
		$nonce = rawurlencode( $this->tokenOf( $survey ) );
		return "/wp-json/userfeedback/v1/surveys/$survey->id/" . (
			'response' === $what ? 'responses' : "impression?event=$what&nonce=$nonce"
		);
	}

	private function assertNoLeave(): void {
		self::assertSame( array(), preg_grep( '/^Access-Control-Allow-(Origin|Credentials)/i', $this->headers() ) );
	}
}
