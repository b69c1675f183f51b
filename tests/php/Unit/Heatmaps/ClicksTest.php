<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Heatmaps;

use PHPUnit\Framework\TestCase;
use UserFeedback\Heatmaps\Capture\Clicks;
use UserFeedback\Heatmaps\Capture\Device;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Heatmaps\Capture\Visit;
use UserFeedback\Heatmaps\Pages\PageKey;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;

final class ClicksTest extends TestCase {

	public function test_stores_clicks_by_element_in_few_characters_and_restores_them(): void {
		$clicks = Clicks::fromBody( array( array( 'main>a', 3, 10 ), array( 'header', 15, 0 ), array( 'main>a', 0, 0 ) ) );

		self::assertSame( 'a300|main>a 0f|header', $clicks->toStored() );
		self::assertSame( 3, $clicks->count() );
		self::assertSame( array( 'main>a' => array( 163, 0 ), 'header' => array( 15 ) ), Clicks::fromStored( $clicks->toStored() )->cells );
	}

	public function test_stores_a_view_without_clicks_as_an_empty_string(): void {
		self::assertSame( '', Clicks::fromBody( array() )->toStored() );
		self::assertSame( array(), Clicks::fromStored( '' )->cells );
	}

	public function test_requires_the_parts_of_a_click_in_order(): void {
		try {
			Clicks::fromBody( array( array( 'a', 1, 1 ), array( 1, 1, 'a' ), array( 'a', 'a', 1 ), array( 'a b', 1, 1 ) ) );
			self::fail( 'It was taken.' );
		} catch ( ValidationFailed $problem ) {
			self::assertSame(
				array( 'clicks[1] type', 'clicks[2] type', 'clicks[3][0] selector' ),
				array_map( static fn( $violation ): string => "$violation->path $violation->rule", $problem->violations )
			);
		}
	}

	/** @dataProvider widths */
	public function test_classifies_a_window_width_as_one_of_three_devices( int $width, string $word ): void {
		self::assertSame( $word, Device::ofWidth( $width )->word() );
		self::assertSame( Device::ofWidth( $width ), Device::named( $word ) );
	}

	/** @return list<array{int, string}> */
	public static function widths(): array {
		return array(
			array( 1, 'phone' ),
			array( 599, 'phone' ),
			array( 600, 'tablet' ),
			array( 1023, 'tablet' ),
			array( 1024, 'desktop' ),
		);
	}

	public function test_counts_the_area_visible_without_scrolling_as_seen(): void {
		$body  = array( 'page' => 'p1', 'width' => 90_000, 'height' => 500, 'page_height' => 1000, 'reach' => 10 )
			+ array( 'clicks' => array() );
		$visit = Visit::fromBody( $body );

		self::assertSame( array( 50, 50, 65_535 ), array( $visit->fold, $visit->reach, $visit->width ) );
		self::assertSame( 100, Visit::fromBody( array( 'page_height' => 200 ) + $body )->fold );
	}

	/** @dataProvider keys */
	public function test_accepts_only_known_page_keys( string $key, bool $is ): void {
		self::assertSame( $is, null !== PageKey::of( $key ) );
	}

	/** @return list<array{string, bool}> */
	public static function keys(): array {
		return array(
			array( 'p12', true ),
			array( 'front', true ),
			array( 'blog', true ),
			array( 't7', true ),
			array( 'a-product', true ),
			array( 'p0', false ),
			array( 'p', false ),
			array( 'p12/', false ),
			array( "p12\n", false ),
			array( 'a-', false ),
			array( 'a-Product', false ),
			array( '/path', false ),
			array( 'p99999999999999999999', false ),
		);
	}

	public function test_a_token_is_valid_only_for_its_page_and_an_old_key_gets_a_fresh_token(): void {
		$tokens = new PageToken( 'key', 'before' );
		$tokens->check( 'p1', $tokens->of( 'p1' ) );

		self::assertSame( array(), $this->refusal( $tokens, 'p2', $tokens->of( 'p1' ) ) );
		self::assertSame( array(), $this->refusal( $tokens, 'p1', '' ) );
		self::assertSame( array(), $this->refusal( new PageToken( '', '' ), 'p1', ( new PageToken( '' ) )->of( 'p1' ) ) );
		self::assertSame(
			array( 'nonce' => $tokens->of( 'p1' ) ),
			$this->refusal( $tokens, 'p1', ( new PageToken( 'before' ) )->of( 'p1' ) )
		);
	}

	/** @return array<string, mixed> */
	private function refusal( PageToken $tokens, string $page, string $token ): array {
		try {
			$tokens->check( $page, $token );
		} catch ( RequestError $problem ) {
			return $problem->details();
		}
		self::fail( 'It was taken.' );
	}
}
