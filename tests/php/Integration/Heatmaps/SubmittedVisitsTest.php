<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Tests\Support\Hostile\HostileText;

/** Visitor data that is and isn't accepted. */
final class SubmittedVisitsTest extends HeatmapTestCase {

	public function test_a_visit_is_one_row_without_personal_data(): void {
		$this->assertStatus( 204, $this->visit( 'p7', array( 'clicks' => array( array( 'main>a', 3, 10 ), array( 'main>a', 0, 0 ) ) ) ) );

		$row = $this->stored( 'visits' )[0];
		unset( $row['id'] );
		self::assertSame(
			array(
				'page'    => 'p7',
				'at'      => '2026-11-24 12:00:00',
				'device'  => '3',
				'width'   => '1280',
				'fold'    => '40',
				'reach'   => '75',
				'clicked' => '2',
				'clicks'  => 'a300|main>a',
			),
			$row
		);
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $changes
	 */
	public function test_an_invalid_visit_is_refused_and_not_stored( array $changes, int $status, string $field ): void {
		$answer = $this->visit( 'p7', $changes );

		$this->assertStatus( $status, $answer );
		self::assertSame( 0, $this->waiting() );
		if ( '' !== $field ) {
			$this->assertInvalid( $answer, $field );
		}
	}

	/** @return iterable<string, array{array<string, mixed>, int, string}> */
	public static function refused(): iterable {
		yield 'another token' => array( array( 'nonce' => str_repeat( 'a', 64 ) ), 403, '' );
		yield 'an empty token' => array( array( 'nonce' => '' ), 403, '' );
		yield 'a path for a page' => array( array( 'page' => '/account?user=7' ), 403, '' );
		yield 'a page without a name' => array( array( 'page' => '' ), 400, 'page' );
		yield 'a long name' => array( array( 'page' => str_repeat( 'p', 41 ) ), 400, 'page' );
		yield 'no page height' => array( array( 'page_height' => 0 ), 400, 'page_height' );
		yield 'a width that no window has' => array( array( 'width' => 10_000_000 ), 400, 'width' );
		yield 'deeper than the page' => array( array( 'reach' => 101 ), 400, 'reach' );
		yield 'a text for a number' => array( array( 'reach' => '75' ), 400, 'reach' );
		yield 'an address of the page' => array( array( 'url' => 'https://example.org/?q=secret' ), 400, 'url' );
		yield 'a text that was clicked' => array( array( 'text' => 'Jane Doe' ), 400, 'text' );
		yield 'too many clicks' => array( array( 'clicks' => array_fill( 0, 101, array( 'a', 1, 1 ) ) ), 400, 'clicks' );
		yield 'no list of clicks' => array( array( 'clicks' => array( 'a' => 1 ) ), 400, 'clicks' );
		yield 'half a click' => array( array( 'clicks' => array( array( 'a', 1 ) ) ), 400, 'clicks[0]' );
		yield 'four parts' => array( array( 'clicks' => array( array( 'a', 1, 1, 'secret' ) ) ), 400, 'clicks[0]' );
		yield 'parts in another order' => array( array( 'clicks' => array( array( 1, 'a', 1 ) ) ), 400, 'clicks[0]' );
		yield 'beyond the grid' => array( array( 'clicks' => array( array( 'a', 16, 1 ) ) ), 400, 'clicks[0][1]' );
		yield 'before the grid' => array( array( 'clicks' => array( array( 'a', 1, -1 ) ) ), 400, 'clicks[0][2]' );
		yield 'a text for a selector' => array( array( 'clicks' => array( array( 'Jane Doe', 1, 1 ) ) ), 400, 'clicks[0][0]' );
		yield 'a query string' => array( array( 'clicks' => array( array( 'a?q=secret', 1, 1 ) ) ), 400, 'clicks[0][0]' );
		yield 'an attribute' => array( array( 'clicks' => array( array( 'input[value="4111"]', 1, 1 ) ) ), 400, 'clicks[0][0]' );
		yield 'a bar' => array( array( 'clicks' => array( array( 'a|b', 1, 1 ) ) ), 400, 'clicks[0][0]' );
		yield 'one bad click among good ones' => array(
			array( 'clicks' => array( array( 'a', 1, 1 ), array( "a\nb", 1, 1 ) ) ),
			400,
			'clicks[1][0]',
		);
		foreach ( HostileText::all() as $name => $text ) {
			yield "a selector that is $name" => array( array( 'clicks' => array( array( substr( $text, 0, 240 ), 1, 1 ) ) ), 400, '' );
		}
	}

	public function test_visits_are_refused_if_the_page_is_not_selected_or_the_addon_is_off(): void {
		$this->withSettings( array( 'heatmap_pages' => 'select' ) );
		$this->assertNotFound( $this->visit( 'p7' ) );

		$this->withSettings( array( 'heatmap_page_ids' => array( 7 ) ) );
		$this->assertNotFound( $this->visit( 'p8' ) );
		$this->assertStatus( 204, $this->visit( 'p7' ) );

		$this->withSettings( array( 'heatmap_post_types' => array( 'post' ) ) );
		$this->assertStatus( 204, $this->visit( 'p8' ) );
		$this->withSettings( array( 'heatmap_page_ids' => array() ) );
		$this->assertNotFound( $this->visit( 'front' ) );
		$this->withSettings( array( 'heatmap_front_page' => true ) );
		$this->assertStatus( 204, $this->visit( 'front' ) );

		Addon::HEATMAPS->setActive( false );
		$this->assertNotFound( $this->visit( 'front' ) );
		self::assertSame( 3, $this->waiting() );
	}

	public function test_visits_over_the_limit_per_address_and_minute_are_silently_dropped(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		for ( $i = 0; $i < 123; ++$i ) {
			$this->assertStatus( 204, $this->visit( 'p7' ) );
		}
		self::assertSame( 120, $this->waiting() );
		$this->stopClockAt( '2026-11-24 12:01:00 UTC' );
		$this->visit( 'p7' );
		self::assertSame( 121, $this->waiting() );
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	public function test_a_page_with_a_token_of_the_old_key_gets_a_fresh_token(): void {
		$old = Plugin::get( PageToken::class )->of( 'p7' );
		update_option( SiteSetup::WRITE_KEY, SiteSetup::newKey() . ' ' . SiteSetup::writeKey() );

		$answer = $this->visit( 'p7', array( 'nonce' => $old ) );

		$this->assertStatus( 403, $answer );
		self::assertSame( 'userfeedback_expired_token', $answer->at( 'code' ) );
		$this->assertStatus( 204, $this->visit( 'p7', array( 'nonce' => $answer->at( 'data.nonce' ) ) ) );
	}

	public function test_a_body_that_is_too_large_is_refused_without_reading_it(): void {
		$answer = $this->asVisitor()->raw( 'POST', 'heatmaps/visits', '{"page":"' . str_repeat( 'a', 70_000 ) . '"}' );

		$this->assertStatus( 413, $answer );
	}
}
