<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Servers\SecondSite;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/**
 * Each site of a network has its own collector, under its own URL.
 *
 * @group multisite
 */
final class NetworkCollectorTest extends ServedCollector {

	private SecondSite $second;

	protected function setUp(): void {
		parent::setUp();
		$this->second = SecondSite::make();
	}

	protected function tearDown(): void {
		$this->second->remove();
		parent::tearDown();
	}

	public function test_an_answer_is_stored_only_on_the_site_it_was_given_on(): void {
		$first     = $this->aStoredSurvey();
		$firstBody = $this->json( $first, array( 'Yes' ) );
		switch_to_blog( $this->second->id );
		Plugin::get( SiteSetup::class )->makeReady();
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'radio-button', array( 'settings' => array( 'required' => true ) ) ),
					self::aQuestion( 'text' ),
				),
			)
		);
		$file   = $this->second->path . self::FILE;
		self::assertTrue( $this->serve( null, dirname( __DIR__, 3 ) . '/Support/Servers/Routers/network.php', $file ) );

		self::assertSame(
			201,
			$this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes', 'Fine' ) ), 'application/json', $file )[0]
		);
		self::assertSame(
			403,
			$this->collect( "survey=$survey->id&do=response", $firstBody, 'application/json', $file )[0],
			'A token of the other site.'
		);
		[ $status, $said ] = $this->collect(
			"survey=$survey->id&do=response",
			$this->json( $survey, array( null, 'Fine' ) ),
			'application/json',
			$file
		);
		self::assertSame( 201, $status, "$said: the new site has no license, so a required question may be skipped." );
		self::assertSame( 2, $this->storedResponses() );

		restore_current_blog();
		self::assertSame( 0, $this->storedResponses( $first ) );
		self::assertSame( 404, $this->collect( "survey=$first->id&do=response", $firstBody )[0], 'This site was not checked.' );
	}

	/** Visitors use REST of other plugins, on sites that never had a survey. */
	public function test_a_visitors_rest_request_sets_up_no_new_site(): void {
		$this->serve( null, dirname( __DIR__, 3 ) . '/Support/Servers/Routers/network.php' );

		self::assertSame( 200, $this->server?->get( "{$this->second->path}/wp-json/" )[0] );

		wp_cache_flush();
		switch_to_blog( $this->second->id );
		self::assertFalse( Plugin::get( SiteSetup::class )->isReady() );
	}
}
