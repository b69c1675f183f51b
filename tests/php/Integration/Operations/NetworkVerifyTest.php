<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Operations;

use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\VerifyResponses;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Servers\SecondSite;

/**
 * Each site of a network is verified by itself.
 *
 * @group multisite
 */
final class NetworkVerifyTest extends SiteTestCase {

	use Responding;

	private SecondSite $second;

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush();
		$this->second = SecondSite::make();
		switch_to_blog( $this->second->id );
		( new SiteSetupHooks( Plugin::get( SiteSetup::class ) ) )->prepare();
		restore_current_blog();
		Plugin::get( Transaction::class )->begin();
	}

	protected function tearDown(): void {
		SecondSite::goBack();
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush();
		$this->second->remove();
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_verifying_one_site_leaves_another_one_unchanged(): void {
		$this->wrongSurvey();
		switch_to_blog( $this->second->id );
		$this->wrongSurvey();
		restore_current_blog();

		self::assertSame( array( 1, 1 ), $this->verify() );
		self::assertSame( array( 0, 0 ), $this->verify() );
		switch_to_blog( $this->second->id );
		self::assertSame( array( 1, 1 ), $this->verify() );
		self::assertSame( array( 0, 0 ), $this->verify() );
	}

	private function wrongSurvey(): void {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( Db::class )->write( 'UPDATE {daily} SET responses = 7 WHERE survey_id = %d', array( $survey->id ) );
	}

	/** @return array{int, int} number of differences that it found and repaired. */
	private function verify(): array {
		$found    = 0;
		$repaired = 0;
		foreach ( Plugin::get( VerifyResponses::class )->verify( null, true ) as $part ) {
			$found    += $part->differences;
			$repaired += $part->repaired;
		}
		return array( $found, $repaired );
	}
}
