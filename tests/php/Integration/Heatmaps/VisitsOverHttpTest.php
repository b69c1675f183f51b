<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Visits, valid and hostile, sent over HTTP to REST and to the collector: same status, same texts, same row. */
final class VisitsOverHttpTest extends ServedCollector {

	protected function setUp(): void {
		parent::setUp();
		$this->choose( 'all' );
	}

	protected function tearDown(): void {
		Addon::HEATMAPS->setActive( true );
		$this->choose( 'select' );
		Plugin::get( Db::class )->write( 'DELETE FROM {heatmap_visits}' );
		Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits} WHERE survey_id = 0' );
		parent::tearDown();
	}

	public function test_visits_get_the_same_reply_from_rest_and_the_collector(): void {
		self::assertTrue( $this->serve() );
		$sent = 0;
		$kept = 0;
		foreach ( $this->bodies() as $case => [ $type, $body, $may ] ) {
			$rest      = $this->rest( 'heatmaps/visits', $body, $type );
			$ofRest    = $this->taken();
			$collector = $this->collect( 'do=visit', $body, $type );

			self::assertContains( $rest[0], $may, "$case\n$rest[1]" );
			self::assertSame( $rest, $collector, $case );
			self::assertSame( $ofRest, $this->taken(), $case );
			self::assertCount( 204 === $rest[0] ? 1 : 0, $ofRest, $case );
			++$sent;
			$kept += count( $ofRest );
		}
		self::assertGreaterThan( 100, $sent );
		self::assertGreaterThan( 5, $kept );
		CaseCount::write( 'visits over HTTP, both ways', $sent );
	}

	public function test_rest_and_the_collector_return_not_found_without_the_addon_or_a_selected_page(): void {
		self::assertTrue( $this->serve() );
		foreach ( array( 'no page', 'no addon' ) as $case ) {
			$this->choose( 'no page' === $case ? 'select' : 'all' );
			Addon::HEATMAPS->setActive( 'no page' === $case );
			$rest = $this->rest( 'heatmaps/visits', $this->body() );

			self::assertSame( 404, $rest[0], $case );
			self::assertStringContainsString( 'userfeedback_not_found', $rest[1] );
			self::assertSame( $rest, $this->collect( 'do=visit', $this->body() ), $case );
		}
		self::assertSame( array(), $this->taken() );
	}

	public function test_rest_and_the_collector_refuse_visits_from_another_site(): void {
		self::assertTrue( $this->serve() );
		$headers = array( 'Content-Type' => 'application/json', 'Origin' => 'https://evil.example' );
		foreach ( array( '/wp-json/userfeedback/v1/heatmaps/visits', self::FILE . '?do=visit' ) as $path ) {
			self::assertSame( 403, $this->server?->get( $path, $headers, 'POST', $this->body() )[0], $path );
		}
		self::assertSame( array(), $this->taken() );
	}

	/** @return iterable<string, array{string, string, list<int>}> content type, body, and allowed statuses. */
	private function bodies(): iterable {
		$json = 'application/json';
		yield 'a visit' => array( $json, $this->body(), array( 204 ) );
		yield 'without clicks' => array( $json, $this->body( array( 'clicks' => array() ) ), array( 204 ) );
		yield 'with as many as may be' => array(
			$json,
			$this->body( array( 'clicks' => array_fill( 0, Limits::HEATMAP_CLICKS, array( 'main>a', 15, 15 ) ) ) ),
			array( 204 ),
		);
		yield 'of an archive' => array( $json, $this->body( array(), 'a-product' ), array( 204 ) );
		yield 'with an old name of JSON' => array( 'application/json; charset=utf-8', $this->body(), array( 204 ) );
		yield 'by touch' => array( $json, $this->body( array( 'touch' => true ) ), array( 204 ) );
		yield 'as a text' => array( 'text/plain', $this->body(), array( 400 ) );
		yield 'as a form' => array( 'application/x-www-form-urlencoded', 'page=p7', array( 400 ) );
		yield 'too large' => array( $json, '{"page":"' . str_repeat( 'a', 70_000 ) . '"}', array( 413 ) );
		$bare = array( '', 'null', '42', '"text"', '[]', '{}', '{"page":', '[[],[]]', "\xFF\xFE", '{"":1}', '{"__proto__":{}}' );
		foreach ( $bare as $body ) {
			yield "no body: $body" => array( $json, $body, array( 400 ) );
		}
		$good = json_decode( $this->body(), true );
		foreach ( array( 'page', 'nonce', 'width', 'height', 'page_height', 'reach', 'touch', 'clicks' ) as $name ) {
			self::assertIsArray( $good );
			yield "without $name" => array(
				$json,
				(string) wp_json_encode( array_diff_key( $good, array( $name => true ) ) ),
				in_array( $name, array( 'touch', 'clicks' ), true ) ? array( 204 ) : array( 400 ),
			);
			foreach ( array( null, true, -1, 1.5, 1e30, '', 'x', array(), array( array() ), array( 'a' => 1 ) ) as $at => $value ) {
				yield "$name: $at" => array( $json, $this->body( array( $name => $value ) ), array( 204, 400, 403 ) );
			}
		}
		foreach ( HostileText::all() as $name => $text ) {
			yield "selector: $name" => array( $json, $this->body( array( 'clicks' => array( array( $text, 1, 1 ) ) ) ), array( 400 ) );
			yield "page: $name" => array( $json, $this->body( array( 'page' => $text ) ), array( 400, 403 ) );
			yield "nonce: $name" => array( $json, $this->body( array( 'nonce' => $text ) ), array( 400, 403 ) );
		}
	}

	/** @param array<string, mixed> $changes */
	private function body( array $changes = array(), string $page = 'p7' ): string {
		return (string) wp_json_encode(
			$changes + array(
				'page'        => $page,
				'nonce'       => Plugin::get( PageToken::class )->of( $page ),
				'width'       => 390,
				'height'      => 700,
				'page_height' => 3000,
				'reach'       => 60,
				'touch'       => false,
				'clicks'      => array( array( 'main>a', 3, 10 ) ),
			)
		);
	}

	/** @return list<array<string, string|null>> the stored rows, which it deletes. */
	private function taken(): array {
		$db   = Plugin::get( Db::class );
		$rows = $db->rows( 'SELECT page, device, width, fold, reach, clicked, clicks FROM {heatmap_visits}' );
		$db->write( 'DELETE FROM {heatmap_visits}' );
		$db->write( 'DELETE FROM {rate_limits} WHERE survey_id = 0' );
		return $rows;
	}

	private function choose( string $pages ): void {
		wp_cache_flush();
		$settings = Plugin::get( SettingsRepository::class );
		$settings->save( $settings->get()->with( array( 'heatmap_pages' => $pages ) ) );
	}
}
