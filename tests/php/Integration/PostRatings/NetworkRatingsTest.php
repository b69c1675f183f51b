<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\Tests\Support\Servers\SecondSite;
use UserFeedback\Tests\Support\Servers\ServedRatings;

/**
 * Each site of a network has its own ratings, under its own URL.
 *
 * @group multisite
 */
final class NetworkRatingsTest extends ServedRatings {

	private SecondSite $second;

	protected function setUp(): void {
		parent::setUp();
		$this->second = SecondSite::make();
	}

	protected function tearDown(): void {
		$this->second->remove();
		parent::tearDown();
	}

	public function test_a_vote_is_stored_on_its_own_site_and_deleted_with_that_site(): void {
		$first    = $this->aStoredPost();
		$firstKey = Plugin::get( RatingKey::class )->of( $first );
		switch_to_blog( $this->second->id );
		Plugin::get( SiteSetup::class )->makeReady();
		$this->withPlan( Plan::PRO, Addon::POST_RATINGS );
		$post   = $this->aPost();
		$tables = Plugin::get( Db::class )->tables();
		foreach ( array( 'post_ratings', 'rating_days', 'rating_posts', 'rating_reasons' ) as $table ) {
			self::assertContains( Plugin::get( Db::class )->table( $table ), $tables );
			self::assertContains( $table, Uninstaller::TABLES );
		}
		self::assertContains( RatingSettings::OPTION, Uninstaller::OPTIONS );
		$file = $this->second->path . self::FILE;
		self::assertTrue( $this->serve( null, dirname( __DIR__, 2 ) . '/Support/Servers/Routers/network.php', $file ) );

		$vote = self::vote( $post, 4 );
		$said = $this->collect( "post=$post&do=rating", (string) wp_json_encode( $vote ), 'application/json', $file );
		self::assertSame( array( 200, '{"average":4,"total":1,"rating":4}' ), $said );
		$foreign = (string) wp_json_encode( array( 'nonce' => $firstKey ) + $vote );
		$refused = $this->collect( "post=$post&do=rating", $foreign, 'application/json', $file );
		self::assertSame( 403, $refused[0], 'A key of the other site.' );
		$this->fold();
		self::assertSame( array( 0, 0, 0, 1, 0 ), $this->counted( $post ) );
		self::assertSame( 0, $this->differences() );
		( new RatingSettingsRepository() )->save( RatingSettings::defaults()->with( array( 'icon_id' => 'heart' ) ) );

		restore_current_blog();
		self::assertSame( array( 0, 0, 0, 0, 0 ), $this->counted( $post ) );
		self::assertSame( 'star', ( new RatingSettingsRepository() )->get()->values['icon_id'] );
	}
}
