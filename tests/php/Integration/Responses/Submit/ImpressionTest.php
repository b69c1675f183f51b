<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class ImpressionTest extends RestTestCase {

	use Responding;

	private int $heardBefore = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->heardBefore = did_action( 'userfeedback_after_db_impression' );
	}

	public function test_each_impression_counts(): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < 20; ++$i ) {
			$this->assertStatus( 204, $this->see( $survey ) );
		}

		self::assertSame( 20, $this->impressions( $survey ) );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {daily} WHERE slot = 0 OR slot > 8' ) );
	}

	public function test_an_impression_counts_on_the_day_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );
		$this->stopClockAt( '2026-11-20T16:00:00Z' );
		$survey = $this->aSurvey();

		$this->see( $survey );

		self::assertSame( '2026-11-21', Plugin::get( Db::class )->value( 'SELECT day FROM {daily}' ) );
	}

	public function test_each_start_counts_as_a_start_and_not_as_an_impression(): void {
		$survey = $this->aSurvey();
		$token  = rawurlencode( $this->tokenOf( $survey ) );
		for ( $i = 0; $i < 20; ++$i ) {
			$this->assertStatus( 204, $this->request( 'POST', "surveys/$survey->id/impression?event=start&nonce=$token" ) );
		}
		$this->assertStatus( 204, $this->request( 'POST', "surveys/$survey->id/impression?event=impression&nonce=$token" ) );

		self::assertSame( '20', Plugin::get( Db::class )->value( 'SELECT SUM(starts) FROM {daily}' ) );
		self::assertSame( 1, $this->impressions( $survey ) );
		self::assertSame( 1, did_action( 'userfeedback_after_db_impression' ) - $this->heardBefore );
		$this->assertInvalid( $this->request( 'POST', "surveys/$survey->id/impression?event=end&nonce=$token" ), 'event' );
	}

	public function test_a_visitor_of_a_version_counts_as_neither_an_impression_nor_a_start(): void {
		$survey = $this->aSurvey();
		$token  = rawurlencode( $this->tokenOf( $survey ) );
		$this->assertStatus( 204, $this->request( 'POST', "surveys/$survey->id/impression?event=first&nonce=$token" ) );

		$counted = Plugin::get( Db::class )->row( 'SELECT impressions, starts, visitors FROM {daily}' );
		self::assertSame( array( 'impressions' => '0', 'starts' => '0', 'visitors' => '1' ), $counted );
		self::assertSame( 0, did_action( 'userfeedback_after_db_impression' ) - $this->heardBefore );
	}

	public function test_other_plugins_are_notified_of_impressions(): void {
		$heard = array();
		add_action(
			'userfeedback_after_db_impression',
			static function ( int $surveyId ) use ( &$heard ): void {
				$heard[] = $surveyId;
			}
		);
		$survey = $this->aSurvey();

		$this->see( $survey );

		self::assertSame( array( $survey->id ), $heard );
	}

	public function test_an_impression_without_a_valid_token_of_this_survey_does_not_count(): void {
		$survey = $this->aSurvey();

		$this->assertInvalid( $this->request( 'POST', "surveys/$survey->id/impression" ), 'nonce' );
		$this->assertInvalid( $this->request( 'POST', "surveys/$survey->id/impression?nonce[]=x" ), 'nonce' );
		$this->assertStatus( 403, $this->see( $survey, 'x' ) );
		$this->assertStatus( 403, $this->see( $survey, $this->tokenOf( $this->aSurvey() ) ) );
		self::assertSame( 0, $this->impressions( $survey ) );
	}

	public function test_a_survey_that_is_not_live_counts_no_impressions(): void {
		foreach ( array(
			array( 'status' => 'draft' ),
			array( 'status' => 'trash' ),
			array( 'publish_at' => '2099-01-01T00:00:00+00:00' ),
		) as $state ) {
			$survey = $this->aSurvey( $state );
			$this->assertNotFound( $this->see( $survey ) );
			self::assertSame( 0, $this->impressions( $survey ) );
		}
	}

	public function test_a_page_with_an_expired_token_gets_a_fresh_one(): void {
		$this->stopClockAt( '2026-10-01T10:00:00Z' );
		$survey = $this->aSurvey();
		$nonce  = $this->tokenOf( $survey );
		$this->stopClockAt( '2026-10-05T10:00:00Z' );

		$refused = $this->see( $survey, $nonce );

		$this->assertStatus( 403, $refused );
		$fresh = $refused->at( 'data.nonce' );
		self::assertIsString( $fresh );
		$this->assertStatus( 204, $this->see( $survey, $fresh ) );
	}

	private function see( Survey $survey, ?string $nonce = null ): RestAnswer {
		return $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/impression?nonce=" . rawurlencode( $nonce ?? $this->tokenOf( $survey ) )
		);
	}

	private function impressions( Survey $survey ): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) );
	}
}
