<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsShape;
use UserFeedback\PostRatings\Settings\ReviewTypes;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\PageCaches\PageCacheHooks;

/** An owner's rating settings. */
final class RatingSettingsTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::SETTINGS );
	}

	public function test_a_new_site_has_the_default_texts_and_appearance_of_the_specification(): void {
		$answer = $this->request( 'GET', 'post-ratings/settings' );

		$this->assertStatus( 200, $answer );
		self::assertSame( $answer->at( 'defaults' ), $answer->at( 'settings' ) );
		self::assertSame(
			array(
				'star',
				'#1579EF',
				'How useful was this post?',
				'Thanks for your rating!',
				'Click on the stars to rate',
				'after_content',
			),
			array_map(
				static fn( string $name ): mixed => $answer->at( "settings.$name" ),
				array( 'icon_id', 'icon_color', 'rating_question', 'thank_you_message', 'rating_instruction_message', 'display_settings' )
			)
		);
		self::assertSame( array( 'post' ), $answer->at( 'settings.post_types' ) );
		self::assertContains( 'page', $answer->column( 'post_types', 'name' ) );
		self::assertNotContains( 'attachment', $answer->column( 'post_types', 'name' ) );
		self::assertNotContains( 'wp_block', $answer->column( 'post_types', 'name' ) );
	}

	/** Guards against: hearts under "Click on the stars to rate". */
	public function test_the_default_instruction_names_the_chosen_icon(): void {
		$instruction = fn( array $changes ): mixed => $this->save( $changes )->at( 'settings.rating_instruction_message' );

		self::assertSame( 'Click on the icons to rate', $instruction( array( 'icon_id' => 'heart' ) ) );
		self::assertSame( 'Click on the icons to rate', $instruction( array( 'icon_color' => '#abc' ) ) );
		self::assertSame( 'Click on the stars to rate', $instruction( array( 'icon_id' => 'star' ) ) );
		self::assertSame( 'Vote', $instruction( array( 'rating_instruction_message' => 'Vote' ) ) );
		self::assertSame( 'Vote', $instruction( array( 'icon_id' => 'fire' ) ) );
	}

	public function test_unsent_settings_stay_and_a_setting_reset_to_its_default_is_not_stored(): void {
		$this->assertStatus( 200, $this->save( array( 'icon_id' => 'heart' ) ) );
		$saved = $this->save( array( 'icon_color' => '#abc', 'rating_question' => "  Was this\n useful?  " ) );

		self::assertSame( 'Settings Updated', $saved->at( 'message' ) );
		self::assertSame(
			array( 'heart', '#aabbcc', 'Was this useful?' ),
			array( $saved->at( 'settings.icon_id' ), $saved->at( 'settings.icon_color' ), $saved->at( 'settings.rating_question' ) )
		);
		self::assertSame( $saved->at( 'settings' ), $this->request( 'GET', 'post-ratings/settings' )->at( 'settings' ) );

		$defaults = $this->request( 'GET', 'post-ratings/settings' )->items( 'defaults' );
		$this->assertStatus( 200, $this->save( array_map( static fn( mixed $value ): mixed => $value, $defaults ) ) );
		self::assertSame( array(), get_option( RatingSettings::OPTION ) );
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $settings
	 */
	public function test_an_invalid_setting_is_refused_by_name_and_nothing_is_stored( array $settings, string $field ): void {
		$this->assertInvalid( $this->save( array( 'icon_id' => 'fire' ) + $settings ), $field );
		self::assertSame( 'star', $this->request( 'GET', 'post-ratings/settings' )->at( 'settings.icon_id' ) );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function wrong(): array {
		return array(
			'an icon there is not'      => array( array( 'icon_color' => 'red' ), 'settings.icon_color' ),
			'a color that is a style'   => array( array( 'text_color' => '#fff;}' ), 'settings.text_color' ),
			'a setting of nobody'       => array( array( 'stars' => 6 ), 'settings.stars' ),
			'a post type of nobody'     => array( array( 'post_types' => array( 'post', 'nothing' ) ), 'settings.post_types[1]' ),
			'a type behind the site'    => array( array( 'post_types' => array( 'revision' ) ), 'settings.post_types[0]' ),
			'a font of nobody'          => array( array( 'font' => array( 'family' => 'Nothing Sans' ) ), 'settings.font.family' ),
			'a place of nobody'         => array( array( 'display_settings' => 'everywhere' ), 'settings.display_settings' ),
			'five stars that are low'   => array( array( 'reason_at_most' => 5 ), 'settings.reason_at_most' ),
			'a long question'           => array( array( 'rating_question' => str_repeat( 'a', 201 ) ), 'settings.rating_question' ),
			'one type twice'            => array(
				array( 'schema_types' => array( self::type( 'post', 'Recipe' ), self::type( 'post', 'Movie' ) ) ),
				'settings.schema_types[1].post_type',
			),
			'a type of thing of nobody' => array(
				array( 'schema_types' => array( self::type( 'post', 'Person' ) ) ),
				'settings.schema_types[0].schema_type',
			),
		);
	}

	public function test_business_types_are_refused_because_search_engines_reject_self_reviews(): void {
		foreach ( array( 'Organization', 'LocalBusiness' ) as $type ) {
			$this->assertInvalid(
				$this->save( array( 'schema_types' => array( self::type( 'post', $type ) ) ) ),
				'settings.schema_types[0].schema_type',
				'Search engines don’t show stars for businesses or organizations that collect ratings of themselves on their own site, and they treat this markup as spam.'
			);
		}
		self::assertNotNull( ReviewTypes::noStarsReason( 'Organization' ) );
	}

	public function test_an_article_type_is_allowed_and_its_lack_of_stars_is_explained(): void {
		$this->assertStatus( 200, $this->save( array( 'schema_types' => array( self::type( 'post', 'Article' ) ) ) ) );

		$types = $this->request( 'GET', 'post-ratings/settings' )->items( 'schema_types' );
		self::assertCount( count( RatingSettingsShape::TYPES_WITH_STARS ) + 3, $types );
		/** @var array<string, array{shows_stars: bool, why: string|null}> $byName */
		$byName = array_column( $types, null, 'value' );
		self::assertSame( array( false, true ), array( $byName['Article']['shows_stars'], $byName['Recipe']['shows_stars'] ) );
		self::assertStringContainsString( 'don’t show stars for articles', (string) $byName['Article']['why'] );
		self::assertNull( $byName['Recipe']['why'] );
	}

	public function test_without_the_addon_nothing_is_saved(): void {
		$this->withPlan( Plan::PRO );
		$answer = $this->save( array( 'icon_id' => 'heart' ) );
		$this->assertStatus( 403, $answer );
		self::assertSame( 'userfeedback_upgrade', $answer->at( 'code' ) );
		$this->withPlan( Plan::PRO, Addon::POST_RATINGS );
		$this->assertStatus( 200, $this->save( array( 'icon_id' => 'heart' ) ) );
	}

	public function test_page_caches_are_purged_only_if_the_appearance_of_ratings_changes(): void {
		do_action( PageCacheHooks::EVENT ); // Runs pending events from surveys of other tests, so they aren't counted here.
		add_action( 'litespeed_purge_all', '__return_true' );
		$before = did_action( 'litespeed_purge_all' );
		$this->save( array( 'icon_id' => 'heart' ) );
		self::assertSame( $before + 1, did_action( 'litespeed_purge_all' ) );
		$this->save( array( 'icon_id' => 'heart' ) );
		self::assertSame( $before + 1, did_action( 'litespeed_purge_all' ), 'Nothing changed.' );

		Addon::HEATMAPS->setActive( false );
		self::assertSame( $before + 1, did_action( 'litespeed_purge_all' ), 'It is not about ratings.' );
		Addon::POST_RATINGS->setActive( false );
		self::assertSame( $before + 2, did_action( 'litespeed_purge_all' ) );
	}

	public function test_a_damaged_stored_value_falls_back_to_its_default(): void {
		update_option(
			RatingSettings::OPTION,
			array(
				'icon_id'    => 'heart',
				'icon_color' => 'javascript:',
				'post_types' => 'post',
				'more'       => 1,
			)
		);
		$settings = $this->request( 'GET', 'post-ratings/settings' );
		self::assertSame(
			array( 'heart', '#1579EF', array( 'post' ) ),
			array( $settings->at( 'settings.icon_id' ), $settings->at( 'settings.icon_color' ), $settings->at( 'settings.post_types' ) )
		);
	}

	/** @return array{post_type: string, schema_type: string} */
	private static function type( string $postType, string $schemaType ): array {
		return array(
			'post_type'   => $postType,
			'schema_type' => $schemaType,
		);
	}

	/** @param array<array-key, mixed> $settings */
	private function save( array $settings ): RestAnswer {
		return $this->request( 'POST', 'post-ratings/settings', array( 'settings' => $settings ) );
	}
}
