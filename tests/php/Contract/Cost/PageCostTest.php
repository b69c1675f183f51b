<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\CostTestCase;

/** Cost of the plugin on a visitor's page: compares the page with and without the plugin. */
final class PageCostTest extends CostTestCase {

	public function test_a_page_with_a_survey_costs_one_query_without_a_persistent_cache(): void {
		$this->page( true ); // By now WordPress has done its one-time work.
		$this->page( false );

		[ $with, $html ] = $this->page( true );
		[ $without ]     = $this->page( false );

		self::assertStringContainsString( 'id="userfeedback-manifest"', $html );
		self::assertCount( 1, $this->ours( $with ), implode( "\n", $this->ours( $with ) ) );
		self::assertLessThanOrEqual( count( $without ) + 1, count( $with ), implode( "\n", array_diff( $with, $without ) ) );
	}

	public function test_a_page_with_a_survey_costs_nothing_with_a_persistent_cache(): void {
		$this->page( true, "$this->cache-with" );
		$this->page( false, "$this->cache-without" );

		[ $with, $html ] = $this->page( true, "$this->cache-with" );
		[ $without ]     = $this->page( false, "$this->cache-without" );

		self::assertStringContainsString( 'id="userfeedback-manifest"', $html );
		self::assertSame( array(), $this->ours( $with ) );
		self::assertLessThanOrEqual( count( $without ), count( $with ), implode( "\n", array_diff( $with, $without ) ) );
	}

	public function test_a_page_of_a_site_without_surveys_costs_nothing_with_a_persistent_cache(): void {
		self::assertNotNull( $this->survey );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $this->survey ), SurveyStatus::TRASH );
		$this->page( true, "$this->cache-with" );
		$this->page( false, "$this->cache-without" );

		[ $with, $html ] = $this->page( true, "$this->cache-with" );
		[ $without ]     = $this->page( false, "$this->cache-without" );

		self::assertStringNotContainsString( 'userfeedback', (string) preg_replace( '/<!--(queries|files):\S*-->/', '', $html ) );
		self::assertLessThanOrEqual( count( $without ), count( $with ), implode( "\n", array_diff( $with, $without ) ) );
	}

	/** Each loaded file takes time on every page of the site, even without a survey. */
	public function test_a_page_loads_few_plugin_files_and_fewer_without_a_survey(): void {
		$this->page( true );
		$with = $this->files( $this->page( true )[1] );
		self::assertNotNull( $this->survey );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $this->survey ), SurveyStatus::TRASH );
		$without = $this->files( $this->page( true )[1] );

		self::assertLessThanOrEqual( 43, count( $without ), implode( "\n", $without ) );
		self::assertLessThanOrEqual( 94, count( $with ), implode( "\n", $with ) );
	}

	public function test_a_heatmap_page_costs_no_query_and_other_pages_load_no_heatmap_code(): void {
		self::assertNotNull( $this->survey );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $this->survey ), SurveyStatus::TRASH );
		$settings = Plugin::get( SettingsRepository::class );
		$this->page( true );
		$this->page( false );
		try {
			[ $without, $html ] = $this->page( true );
			self::assertStringNotContainsString( 'userfeedback-heatmap', $html );
			self::assertSame( array(), preg_grep( '#^includes/Heatmaps/#', $this->files( $html ) ) );

			$settings->save( $settings->get()->with( array( 'heatmap_front_page' => true ) ) );
			$this->page( true );
			[ $with, $html ] = $this->page( true );
			self::assertStringContainsString( 'id="userfeedback-heatmap"', $html );
			self::assertSame( array(), preg_grep( '/heatmap/', $with ) );
			self::assertLessThanOrEqual( count( $without ), count( $with ), implode( "\n", array_diff( $with, $without ) ) );
			self::assertLessThanOrEqual( 88, count( $this->files( $html ) ), implode( "\n", $this->files( $html ) ) );

			$settings->save( $settings->get()->with( array( 'heatmap_front_page' => false, 'heatmap_page_ids' => array( 999_999 ) ) ) );
			[ $other, $html ] = $this->page( true );
			self::assertStringNotContainsString( 'userfeedback-heatmap', $html );
			self::assertLessThanOrEqual( count( $without ), count( $other ) );
		} finally {
			$settings->save( $settings->get()->with( array( 'heatmap_front_page' => false, 'heatmap_page_ids' => array() ) ) );
		}
	}

	/** @return array{list<string>, string} the database queries, and the page. */
	private function page( bool $with, string $cache = '' ): array {
		[ $status, $html ] = $this->get( '/', array( 'X-Uf-Cache' => $cache ) + ( $with ? array() : array( 'X-Uf-Plugin' => 'none' ) ) );
		self::assertSame( 200, $status );
		self::assertSame( 1, preg_match( '/<!--queries:(\S*)-->/', $html, $found ) );
		$queries = json_decode( (string) base64_decode( $found[1], true ), true );
		self::assertIsArray( $queries );
		return array( array_values( array_filter( $queries, 'is_string' ) ), $html );
	}

	/**
	 * @param list<string> $queries
	 * @return list<string> queries on the plugin's data.
	 */
	private function ours( array $queries ): array {
		return array_values( array_filter( $queries, static fn( string $sql ): bool => 1 === preg_match( '/_uf_|userfeedback/', $sql ) ) );
	}
}
