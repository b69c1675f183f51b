<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Heatmaps\Aggregation\AggregateVisits;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;

/** A site with a heatmap on every page. */
abstract class HeatmapTestCase extends RestTestCase {

	protected const NOW = '2026-11-24 12:00:00 UTC';

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( self::NOW );
		$this->withSettings( array( 'heatmap_pages' => 'all' ) );
	}

	/** @param array<string, mixed> $changes */
	protected function withSettings( array $changes ): void {
		$settings = Plugin::get( SettingsRepository::class );
		$settings->save( $settings->get()->with( $changes ) );
	}

	/**
	 * @param array{
	 *     post_title?: string,
	 *     post_status?: string,
	 *     post_type?: string,
	 *     post_content?: string,
	 *     post_password?: string,
	 *     post_category?: list<int>,
	 * } $changes
	 */
	protected function aPost( array $changes = array() ): int {
		$id = wp_insert_post( $changes + array( 'post_title' => 'Prices', 'post_status' => 'publish', 'post_type' => 'page' ), true );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns what a browser sends when its visitor leaves a page.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	protected function aVisit( string $page, array $changes = array() ): array {
		return $changes + array(
			'page'        => $page,
			'nonce'       => Plugin::get( PageToken::class )->of( $page ),
			'width'       => 1280,
			'height'      => 800,
			'page_height' => 2000,
			'reach'       => 75,
			'touch'       => false,
			'clicks'      => array( array( 'main>a', 3, 10 ) ),
		);
	}

	/** @param array<string, mixed> $changes */
	protected function visit( string $page, array $changes = array() ): RestAnswer {
		return $this->asVisitor()->request( 'POST', 'heatmaps/visits', $this->aVisit( $page, $changes ) );
	}

	protected function fold(): int {
		return Plugin::get( AggregateVisits::class )->run( 10 );
	}

	/** @param array<string, mixed> $query */
	protected function map( string $page, array $query = array() ): RestAnswer {
		$answer = $this->request( 'GET', "heatmaps/pages/$page", $query );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	protected function waiting(): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {heatmap_visits}' );
	}

	/** @return list<array<string, string|null>> */
	protected function stored( string $table ): array {
		return match ( $table ) {
			'visits'   => Plugin::get( Db::class )->rows( 'SELECT * FROM {heatmap_visits} ORDER BY id' ),
			'pages'    => Plugin::get( Db::class )->rows( 'SELECT * FROM {heatmap_pages} ORDER BY id' ),
			'elements' => Plugin::get( Db::class )->rows( 'SELECT page_id, many, TO_BASE64(selectors) AS selectors FROM {heatmap_elements} ORDER BY page_id' ),
			default    => Plugin::get( Db::class )->rows(
				'SELECT day, page_id, device, views, clicks, TO_BASE64(packed) AS packed FROM {heatmap_days} ORDER BY day, page_id, device'
			),
		};
	}
}
