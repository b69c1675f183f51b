<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Servers\Crowd;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Many requests at once, some to REST and some to the collector, on as many servers as a small site has workers. */
final class CrowdTest extends ServedCollector {

	private const LIMIT = 30;

	private Crowd $crowd;

	protected function setUp(): void {
		parent::setUp();
		$this->crowd = new Crowd();
	}

	protected function tearDown(): void {
		$this->crowd->leave();
		parent::tearDown();
	}

	public function test_four_hundred_posts_with_forged_addresses_pass_exactly_up_to_the_shared_limit(): void {
		$this->serveByMany();
		do { // If the minute ends before thirty arrive, a new count starts.
			$survey   = $this->aStoredSurvey();
			$minute   = $this->fillAllButThisMinute( $survey );
			$statuses = array_count_values(
				array_column(
					$this->atOnce(
						$survey,
						array_map(
							fn( int $place ): string => $this->json( $survey, array( 0 === $place % 2 ? 'Yes' : 'No' ) ),
							range( 1, 400 )
						)
					),
					0
				)
			);
			$hits     = (int) Plugin::get( Db::class )->value(
				'SELECT hits FROM {rate_limits} WHERE survey_id = %d AND minute = %d',
				array( $survey->id, $minute )
			);
		} while ( $hits < self::LIMIT && intdiv( time(), 60 ) > $minute );
		ksort( $statuses );

		self::assertSame( array( 201 => self::LIMIT, 429 => 400 - self::LIMIT ), $statuses );
		self::assertSame( self::LIMIT, $this->storedResponses( $survey ) );
		self::assertSame(
			array( 'addresses' => '1' ),
			Plugin::get( Db::class )->row(
				'SELECT COUNT(DISTINCT address) AS addresses FROM {rate_limits} WHERE survey_id = %d',
				array( $survey->id )
			)
		);
	}

	public function test_concurrent_repeats_through_both_endpoints_are_stored_as_one_row_each(): void {
		$this->serveByMany();
		$survey = $this->aStoredSurvey();
		$bodies = array_map( fn(): string => $this->json( $survey, array( 'Yes' ) ), range( 1, 10 ) );

		$answers = $this->atOnce( $survey, array_merge( ...array_fill( 0, 6, $bodies ) ) );

		self::assertSame( 10, $this->storedResponses( $survey ) );
		$ids = array();
		foreach ( $answers as $place => [ $status, $said ] ) {
			self::assertContains( $status, array( 200, 201, 429 ), $said ); // Requests before the first is stored count as a crowd.
			if ( 429 !== $status ) {
				$ids[ $place % 10 ][] = self::id( $said );
			}
		}
		self::assertCount( 10, $ids );
		foreach ( $ids as $ofOne ) {
			self::assertCount( 1, array_unique( $ofOne ), 'Each of them was told the same id.' );
		}
	}

	/** @return int this minute, which still has all of its quota. */
	private function fillAllButThisMinute( Survey $survey ): int {
		$other = $this->aStoredSurvey();
		self::assertSame( 201, $this->collect( "survey=$other->id&do=response", $this->json( $other, array( 'Yes' ) ) )[0] );
		$address = (string) Plugin::get( Db::class )->value(
			'SELECT address FROM {rate_limits} WHERE survey_id = %d',
			array( $other->id )
		);
		$minute  = intdiv( time(), 60 );
		for ( $later = 1; $later <= 10; ++$later ) {
			Plugin::get( Db::class )->write(
				'INSERT INTO {rate_limits} (survey_id, address, minute, hits) VALUES (%d, %s, %d, %d)',
				array( $survey->id, $address, $minute + $later, self::LIMIT )
			);
		}
		return $minute;
	}

	private function serveByMany(): void {
		self::assertTrue( $this->serve() );
		$this->crowd->gather();
	}

	/**
	 * @param list<string> $bodies
	 * @return list<array{int, string}> replies in the same order.
	 */
	private function atOnce( Survey $survey, array $bodies ): array {
		$calls = array();
		foreach ( $bodies as $place => $body ) {
			$isRest  = 0 === Crowd::turn( $place ) % 3;
			$calls[] = array(
				'path'    => $isRest
					? "/wp-json/userfeedback/v1/surveys/$survey->id/responses"
					: self::FILE . "?survey=$survey->id&do=response",
				'body'    => $body,
				'headers' => array(
					"X-Forwarded-For: 198.51.100.$place",
					"X-Real-IP: 203.0.113.$place",
					"Forwarded: for=192.0.2.$place",
					"Client-IP: 10.0.0.$place",
				),
			);
		}
		return $this->crowd->send( $calls );
	}
}
