<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries\Webhooks;

use DOMDocument;
use UserFeedback\Deliveries\Webhooks\Sending\BuildWebhookRequest;
use UserFeedback\Deliveries\Webhooks\Sending\WebhookRequest;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Settings\WebhookField;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Deliveries\WebhookTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** The contents of a request, line by line from tests/fixtures/rules/webhook-payloads.json. */
final class PayloadTest extends WebhookTestCase {

	/**
	 * @param array<string, mixed> $webhook
	 * @param array<string, mixed> $expected
	 *
	 * @dataProvider payloads
	 */
	public function test_sends_the_expected_request_for_each_webhook( array $webhook, array $expected ): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$survey  = $this->told( array() );
		$request = $this->made( $webhook, $survey );
		$filled  = static fn( mixed $text ): string => is_string( $text )
			? strtr( $text, array( '{survey}' => $survey->id, '{admin}' => admin_url(), '{admin-encoded}' => urlencode( admin_url() ) ) )
			: '';

		self::assertSame( $filled( $expected['url'] ?? $webhook['request_url'] ), $request->url );
		self::assertSame( $filled( $expected['body'] ?? '' ), (string) $request->body );
		self::assertSame( $expected['type'] ?? null, self::header( $request, 'Content-Type' ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function payloads(): array {
		/** @var list<array{name: string, webhook: array<string, mixed>, expected: array<string, mixed>}> $rows */
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/rules/webhook-payloads.json' ), true );
		return array_combine(
			array_column( $rows, 'name' ),
			array_map( static fn( array $row ): array => array( $row['webhook'], $row['expected'] ), $rows )
		);
	}

	/** @dataProvider formats */
	public function test_the_longest_response_stays_below_20_kb_and_is_marked_as_truncated( string $method, string $format ): void {
		$questions = array();
		$answers   = array();
		for ( $number = 0; $number < 100; $number++ ) {
			$id          = sprintf( '00000000-0000-4000-8000-0000000f%04d', $number );
			$questions[] = array( 'id' => $id ) + self::aQuestion( 'long-text', array( 'title' => str_repeat( 'Wörter? ', 60 ) ) );
			$answers[]   = new Answer( $id, QuestionTypes::get( 'long-text' ), str_repeat( '🎈', 400 ), str_repeat( '"&<', 130 ) );
		}
		$survey = $this->aSurvey( array( 'questions' => $questions ) );
		$custom = array_map(
			static fn( int $row ): array => array( 'key' => "a key with $row 🎈", 'value' => $answers[ $row ]->questionId ),
			range( 0, 49 )
		);
		foreach ( array( array(), $custom ) as $body ) {
			$webhook = array(
				'request_url'    => 'https://example.org/hook',
				'request_method' => $method,
				'request_format' => $format,
				'body'           => $body,
			);
			$page    = SubmittedPage::of( 1, 'A', 'https://example.org/' );
			$request = $this->made( $webhook, $survey, new StoredResponse( 1, $survey->id, '', '2026-11-24 09:30:00', $answers, $page ) );
			$written = 'GET' === $method ? (string) wp_parse_url( $request->url, PHP_URL_QUERY ) : (string) $request->body;

			self::assertLessThanOrEqual( 'GET' === $method ? 7_500 : 20_000, strlen( $written ) );
			self::assertGreaterThan( 'GET' === $method ? 3_000 : 10_000, strlen( $written ), 'More was left out than had to be.' );
			self::assertStringContainsString( 'truncated', $written );
			self::assertTrue( mb_check_encoding( rawurldecode( $written ), 'UTF-8' ) );
			if ( 'JSON' === $format && 'POST' === $method ) {
				self::assertTrue( ( (array) json_decode( $written, true ) )['truncated'] ?? null );
			}
			if ( 'XML' === $format ) {
				self::assertTrue( ( new DOMDocument() )->loadXML( $written ) );
			}
		}
	}

	/** @return array<string, array{string, string}> */
	public static function formats(): array {
		return array(
			'JSON'    => array( 'POST', 'JSON' ),
			'XML'     => array( 'PUT', 'XML' ),
			'FORM'    => array( 'PATCH', 'FORM' ),
			'NDJSON'  => array( 'POST', 'NDJSON' ),
			'a query' => array( 'GET', 'JSON' ),
		);
	}

	public function test_sends_a_typical_response_in_full(): void {
		$body = (string) $this->made( array( 'request_url' => 'https://example.org/' ), $this->told( array() ) )->body;
		self::assertStringNotContainsString( 'truncated', $body );
	}

	public function test_every_field_and_every_question_type_can_be_selected(): void {
		$rows    = array_map(
			static fn( string $value ): array => array( 'key' => $value, 'value' => $value ),
			array(
				...WebhookField::values(),
				...array( WholeSurvey::RADIO, WholeSurvey::CHECKBOX, WholeSurvey::SCORE, WholeSurvey::TEXT, WholeSurvey::STARS ),
			)
		);
		$webhook = array( 'request_url' => 'https://example.org/', 'body' => $rows );
		$told    = json_decode( (string) $this->made( $webhook, $this->told( array() ) )->body, true );
		self::assertIsArray( $told );
		self::assertCount( count( $rows ), $told );
		self::assertSame( array( 'Yes', array( 'Red', 'Green' ), 9, null, null ), array_slice( array_values( $told ), -5 ) );
		self::assertSame( array( 'Everything', 1, 'Prices' ), array( $told['survey.title'], $told['response.id'], $told['page.title'] ) );
	}

	public function test_an_owner_header_replaces_the_default_one_and_no_header_is_sent_twice(): void {
		$request = $this->made(
			array(
				'request_url' => 'https://example.org/',
				'headers'     => array(
					array( 'key' => 'content-TYPE', 'value' => 'application/vnd.mine+json' ),
					array( 'key' => 'User-agent', 'value' => 'mine' ),
					array( 'key' => '', 'value' => '' ),
				),
			),
			$this->told( array() )
		);
		$names   = array_map( 'strtolower', array_column( $request->headers, 0 ) );
		self::assertSame( array( 'content-type', 'user-agent', 'webhook-id', 'webhook-timestamp' ), $names );
	}

	/** @param array<string, mixed> $webhook */
	private function made( array $webhook, Survey $survey, ?StoredResponse $response = null ): WebhookRequest {
		return ( new BuildWebhookRequest( Plugin::get( Clock::class ) ) )->run(
			Webhook::fromArray( $webhook ),
			$survey,
			$response ?? self::response( $survey ),
			'msg_1'
		);
	}

	private static function header( WebhookRequest $request, string $name ): ?string {
		return array_column( $request->headers, 1, 0 )[ $name ] ?? null;
	}
}
