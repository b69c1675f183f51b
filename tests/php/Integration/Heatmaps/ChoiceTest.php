<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Tests\Support\Cases\RestAnswer;

/** How owners choose pages. */
final class ChoiceTest extends HeatmapTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->withSettings( array( 'heatmap_pages' => 'select' ) );
		$this->asRoleWith( Permission::SETTINGS );
	}

	public function test_nothing_is_recorded_until_pages_are_chosen(): void {
		self::assertSame( array(), VisitorSettings::heatmaps() );
		$settings = Plugin::get( SettingsRepository::class )->get()->toArray();

		self::assertSame( 'select', $settings['heatmap_pages'] );
		self::assertSame( array(), $settings['heatmap_page_ids'] );
		self::assertFalse( $settings['heatmap_front_page'] );
		self::assertSame( array(), $settings['heatmap_post_types'] );
		self::assertSame( 100, $settings['heatmap_sample'] );
		self::assertFalse( $settings['heatmap_consent'] );
		self::assertSame( array(), $settings['heatmap_private_selectors'] );
	}

	public function test_the_choice_is_stored_where_pages_read_it_without_a_query(): void {
		$page = $this->aPost();
		$this->assertStatus(
			200,
			$this->save(
				array(
					'heatmap_page_ids'          => array( $page ),
					'heatmap_front_page'        => true,
					'heatmap_post_types'        => array( 'post' ),
					'heatmap_sample'            => 10,
					'heatmap_consent'           => true,
					'heatmap_private_selectors' => array( '.account > a', '[data-user]', 'form:not(.search)' ),
				)
			)
		);

		self::assertSame(
			array(
				'front'   => true,
				'ids'     => array( $page ),
				'types'   => array( 'post' ),
				'sample'  => 10,
				'consent' => true,
				'private' => array( '.account > a', '[data-user]', 'form:not(.search)' ),
			),
			VisitorSettings::heatmaps()
		);
		self::assertArrayHasKey( VisitorSettings::OPTION, wp_load_alloptions() );
		$this->save( array( 'heatmap_page_ids' => array(), 'heatmap_front_page' => false, 'heatmap_post_types' => array() ) );
		self::assertSame( array(), VisitorSettings::heatmaps() );
	}

	public function test_an_invalid_choice_is_refused_and_named(): void {
		$page  = $this->aPost();
		$draft = $this->aPost( array( 'post_status' => 'draft' ) );
		$cases = array(
			'heatmap_page_ids[1]'          => array( 'heatmap_page_ids' => array( $page, $draft ) ),
			'heatmap_page_ids[0]'          => array( 'heatmap_page_ids' => array( 999_999 ) ),
			'heatmap_page_ids'             => array( 'heatmap_page_ids' => range( 1, 201 ) ),
			'heatmap_post_types[0]'        => array( 'heatmap_post_types' => array( 'revision' ) ),
			'heatmap_sample'               => array( 'heatmap_sample' => 0 ),
			'heatmap_pages'                => array( 'heatmap_pages' => 'some' ),
			'heatmap_private_selectors[0]' => array( 'heatmap_private_selectors' => array( ' ' ) ),
			'heatmap_private_selectors[1]' => array( 'heatmap_private_selectors' => array( '.a', '.b{color:red}' ) ),
			'heatmap_private_selectors[2]' => array( 'heatmap_private_selectors' => array( '.a', '.b', '</script>' ) ),
			'heatmap_private_selectors[3]' => array( 'heatmap_private_selectors' => array( '.a', '.b', '.c', '.d,' ) ),
		);
		foreach ( $cases as $field => $changes ) {
			$this->assertInvalid( $this->save( $changes ), "settings.$field" );
		}
		self::assertSame( array(), VisitorSettings::heatmaps() );
	}

	public function test_a_deleted_page_blocks_no_later_save(): void {
		$page = $this->aPost();
		$this->assertStatus( 200, $this->save( array( 'heatmap_page_ids' => array( $page ) ) ) );
		wp_delete_post( $page, true );
		$other = $this->aPost();

		$this->assertStatus( 200, $this->save( array( 'heatmap_page_ids' => array( $page, $other ) ) ) );
	}

	public function test_a_site_without_the_plan_keeps_its_settings_and_changes_nothing(): void {
		$this->save( array( 'heatmap_front_page' => true ) );
		$this->withPlan( Plan::PRO, Addon::HEATMAPS );

		$answer = $this->save( array( 'heatmap_front_page' => false, 'heatmap_sample' => 50 ) );

		$this->assertStatus( 200, $answer );
		self::assertStringContainsString( 'the heatmaps feature', $answer->text( 'message' ) );
		self::assertTrue( Plugin::get( SettingsRepository::class )->get()->isOn( 'heatmap_front_page' ) );
	}

	public function test_page_caches_are_purged_only_when_the_recorded_pages_change(): void {
		add_action( 'litespeed_purge_all', static fn() => update_option( 'uf_dropped', self::dropped() + 1 ) );
		$this->save( array( 'heatmap_sample' => 50 ) );
		self::assertSame( 0, self::dropped(), 'No page is chosen.' );
		$this->save( array( 'heatmap_front_page' => true ) );
		self::assertSame( 1, self::dropped() );
		$this->save( array( 'heatmap_front_page' => true ) );
		$this->save( array( 'skip_text' => 'Later' ) );
		self::assertSame( 1, self::dropped() );
		$this->save( array( 'heatmap_sample' => 20 ) );
		self::assertSame( 2, self::dropped() );
		Addon::HEATMAPS->setActive( false );
		self::assertSame( 3, self::dropped() );
		Addon::WEBHOOKS->setActive( false );
		self::assertSame( 3, self::dropped() );
	}

	private static function dropped(): int {
		$dropped = get_option( 'uf_dropped', 0 );
		return is_numeric( $dropped ) ? (int) $dropped : 0;
	}

	/** @param array<string, mixed> $changes */
	private function save( array $changes ): RestAnswer {
		return $this->request( 'POST', 'settings', array( 'settings' => $changes ) );
	}
}
