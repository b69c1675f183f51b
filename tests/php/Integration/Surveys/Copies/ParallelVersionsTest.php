<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Copies;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Processes\Worker;

/** Admins who start a version of a survey at the same time, each in a separate process; so this test commits its data and cleans up. */
final class ParallelVersionsTest extends SiteTestCase {

	private const ADMINS = 4;

	/** @var list<int> */
	private array $ids = array();

	protected function tearDown(): void {
		parent::tearDown();
		foreach ( $this->ids as $id ) {
			$survey = Plugin::get( SurveyRepository::class )->find( $id );
			if ( null !== $survey ) {
				Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::TRASH );
				Plugin::get( SurveyRepository::class )->delete( array( $survey->id ) );
			}
		}
	}

	public function test_admins_who_start_a_version_at_the_same_time_get_the_same_draft(): void {
		Plugin::get( Transaction::class )->rollBack(); // The others must see the survey, and this process must not block them.
		$original  = $this->aSurvey();
		$this->ids = array( $original->id );
		$admins    = array_map(
			static fn(): Worker => Worker::start( 'Processes/compare.php', (string) $original->id ),
			range( 1, self::ADMINS )
		);
		foreach ( $admins as $admin ) {
			self::assertSame( "ready\n", $admin->line() );
		}
		foreach ( $admins as $admin ) {
			$admin->tell( "\n" );
		}
		$answers = array();
		foreach ( $admins as $admin ) {
			$ended = $admin->end();
			self::assertSame( 0, $ended->code, "$ended->said\n$ended->errors" );
			$answers[] = trim( $ended->said );
		}
		$versions  = array_map(
			static fn( array $row ): int => (int) $row['id'],
			Plugin::get( Db::class )->rows( 'SELECT id FROM {surveys} WHERE id > %d', array( $original->id ) )
		);
		$this->ids = array( $original->id, ...$versions );
		Plugin::get( Transaction::class )->begin();

		self::assertCount( 1, $versions );
		self::assertSame( array_fill( 0, self::ADMINS, "201 {\"id\":$versions[0]}" ), $answers );
		$repository = Plugin::get( SurveyRepository::class );
		self::assertSame( $versions[0], $repository->get( $original->id )->comparison?->with );
		self::assertSame( $original->id, $repository->get( $versions[0] )->comparison?->with );
	}
}
