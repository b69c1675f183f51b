<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Made\Responding;

/** Base test with a user who may view results, and a survey with one text; files are deleted when the test ends. */
abstract class ExportTestCase extends RestTestCase {

	use Responding;

	protected Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-23T10:00:00Z' );
		$this->survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->asRoleWith( Permission::VIEW );
	}

	protected function tearDown(): void {
		ExportFolder::remove();
		parent::tearDown();
	}

	/** Adds many responses, some of them sent in the same second. */
	protected function respondMany( int $count ): void {
		$rules = new AnswerRules( $this->survey->questions );
		$now   = Plugin::get( Clock::class )->now();
		foreach ( array_chunk( range( 1, $count ), 1_000 ) as $numbers ) {
			Plugin::get( ResponseRepository::class )->addMany(
				array_map(
					fn( int $number ): NewResponse => new NewResponse(
						$this->survey->id,
						wp_generate_uuid4(),
						$rules->clean( $this->answers( $this->survey, array( "=answer 😀 $number" ) ) ),
						SubmittedPage::of( 2, 'Prices', 'https://example.org/prices/' ),
						$now->modify( '-' . ( $number % 700 ) . ' minutes' ),
						new Visitor( '203.0.113.7', 'Firefox 145', 'Linux', 'desktop', 'DE' )
					),
					$numbers
				)
			);
		}
	}

	/** @param array<string, mixed> $body */
	protected function start( array $body = array() ): int {
		$answer = $this->request( 'POST', "surveys/{$this->survey->id}/exports", $body );
		$this->assertStatus( 201, $answer );
		$id = $answer->at( 'id' );
		self::assertIsInt( $id );
		return $id;
	}

	/** @return list<string> full paths of all export files. */
	protected static function files(): array {
		$found = glob( wp_upload_dir( null, false )['basedir'] . '/userfeedback-exports/*/*.{csv,xlsx}', GLOB_BRACE );
		return false === $found ? array() : $found;
	}
}
