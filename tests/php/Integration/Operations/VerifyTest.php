<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Operations;

use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Deliveries\Queue\JobRepository;
use UserFeedback\Deliveries\Queue\VerifyDeliveries;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ComparedPart;
use UserFeedback\Responses\Counting\Recount\VerifyResponses;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BackfillOrdinals;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Index\Text\SearchSegmentCache;
use UserFeedback\Responses\Index\Text\SearchSegmentReader;
use UserFeedback\Responses\Index\Text\SearchSegmentRepository;
use UserFeedback\Responses\Index\Text\SearchTexts;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class VerifyTest extends SiteTestCase {

	use Responding;

	private const DAYS = array( '2026-11-18', '2026-11-19', '2026-11-20' );

	/** SQL and its expected differences by part. `<survey>` and `<response>` are ids of the survey and its first response. */
	private const DAMAGES = array(
		'a day counts one more'             => array(
			'UPDATE {daily} SET responses = responses + 1 WHERE day = "2026-11-19"',
			array( 'counters' => 1 ),
		),
		'an answer is not counted'          => array( 'DELETE FROM {daily_answers} WHERE value = "No"', array( 'counters' => 1 ) ),
		'a text is missing'                 => array(
			'DELETE FROM {texts} WHERE response_id = <response>',
			array( 'texts' => 1, 'search cache' => 1 ),
		),
		'a text belongs to nobody'          => array(
			'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text)
				VALUES (999999, <survey>, "q", "answer", "2026-11-19", "2026-11-19 12:00:00", "Forged")',
			array( 'texts' => 1 ),
		),
		'the text of a survey without rows' => array(
			'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text)
				VALUES (999999, 999999, "q", "answer", "2026-11-19", "2026-11-19 12:00:00", "Forged")',
			array( 'texts' => 1 ),
		),
		'a search finds another text'       => array(
			'UPDATE {text_days} SET folded = REPLACE(folded, "fine", "poor")',
			array( 'search cache' => 3 ),
		),
		'a response has no ordinal'         => array(
			'DELETE FROM {places} WHERE response_id = <response>',
			array( 'ordinals' => 1, 'bitmaps' => 1, 'search cache' => 1 ),
		),
		'an ordinal has no response'        => array(
			'INSERT INTO {places} (survey_id, place, response_id) VALUES (<survey>, 77, 999999)',
			array( 'ordinals' => 2 ),
		),
		'ordinals would be assigned twice'  => array(
			'UPDATE {bit_heads} SET places = 1, folded = 1',
			array( 'ordinals' => 1, 'bitmaps' => 1 ),
		),
		'a segment does not exist'          => array(
			'INSERT INTO {bits} (survey_id, chunk, field, value_key, value, ones, bits) VALUES (<survey>, 9, "q", "k", "v", 1, "lAAA=")',
			array( 'ordinals' => 1 ),
		),
		'the trash is marked as published'  => array( 'DELETE FROM {bits} WHERE field = "#status"', array( 'bitmaps' => 2 ) ),
		'an answer is not indexed'          => array( 'UPDATE {bits} SET bits = "" WHERE value = "No"', array( 'bitmaps' => 1 ) ),
		'an answer that no one gave'        => array(
			'INSERT INTO {bits} (survey_id, chunk, field, value_key, value, ones, bits) VALUES (<survey>, 0, "q", "k", "v", 1, "lAAA=")',
			array( 'bitmaps' => 1 ),
		),
		'a delivery without a response'     => array(
			'UPDATE {jobs} SET response_id = 999999 WHERE response_id = <response>',
			array( 'deliveries' => 1 ),
		),
		'a delivery to no destination'      => array( 'UPDATE {jobs} SET destination_id = 999999', array( 'deliveries' => 2 ) ),
		'a process died during delivery'    => array(
			'UPDATE {jobs} SET lease = "a", due_at = "2026-11-20 11:59:59"',
			array( 'deliveries' => 2 ),
		),
		'a finished delivery is held'       => array(
			'UPDATE {jobs} SET lease = "a", state = "delivered", due_at = "2026-11-20 12:05:00" WHERE response_id = <response>',
			array( 'deliveries' => 1 ),
		),
	);

	private Survey $survey;
	private Db $db;

	/** @var list<int> */
	private array $responses = array();

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-20T12:00:00Z' );
		$this->db     = Plugin::get( Db::class );
		$this->survey = $this->aSurvey(
			array(
				'questions'     => array( self::aQuestion(), self::aQuestion( 'text' ) ),
				'notifications' => array( 'email' => array( 'active' => false ) ),
			)
		);
		foreach ( self::DAYS as $number => $day ) {
			$this->responses[] = $this->respond( $this->survey, array( 0 === $number ? 'No' : 'Yes', 'Fine' ), "{$day}T12:00:00Z" );
			$this->responses[] = $this->respond( $this->survey, array( 'Yes', 'Fine too' ), "{$day}T12:30:00Z" );
		}
		$this->settle();
		$this->deliver( $this->responses[0], $this->responses[1] );
	}

	/**
	 * @dataProvider damages
	 * @param array<string, int> $expected
	 */
	public function test_a_difference_is_reported_unchanged_and_then_repaired( string $damage, array $expected ): void {
		self::assertSame( array(), $this->differences() );
		$ids = array( '<survey>' => (string) $this->survey->id, '<response>' => (string) $this->responses[0] );
		$sql = strtr( $damage, $ids + array( '"' => "'" ) );
		/** @var literal-string $sql of this test. */
		$this->db->write( $sql );

		self::assertSame( $expected, $this->differences() );
		self::assertSame( $expected, $this->differences(), 'It changed something.' );
		$repaired = $this->repaired();
		self::assertGreaterThan( 0, array_sum( $repaired ) );
		self::assertSame( array(), array_diff_key( $repaired, $expected ) );
		self::assertSame( array(), $this->differences() );
	}

	/** @return array<string, array{string, array<string, int>}> */
	public static function damages(): array {
		return self::DAMAGES;
	}

	public function test_it_says_how_much_it_compared(): void {
		$checked = array();
		foreach ( $this->verify() as $part ) {
			$checked[ $part->part ] = array( $part->checked, $part->total, $part->unit );
		}
		self::assertSame(
			array(
				'counters'     => array( 6, 6, 'responses' ),
				'texts'        => array( 6, 6, 'responses' ),
				'ordinals'     => array( 6, 6, 'responses' ),
				'bitmaps'      => array( 1, 1, 'segments' ),
				'search cache' => array( 3, 3, 'days' ),
				'deliveries'   => array( 2, 2, 'deliveries' ),
			),
			$checked
		);
	}

	public function test_a_sample_finds_nothing_else_than_the_whole(): void {
		$sampled = $this->verify( 1 );
		self::assertSame( array( 2, 6 ), array( $sampled[0]->checked, $sampled[0]->total ) );
		self::assertSame( array( 1, 3 ), array( $sampled[4]->checked, $sampled[4]->total ) );
		self::assertSame( array(), $this->differences( 1 ) );

		$this->db->write( 'UPDATE {daily} SET responses = responses + 1' );
		self::assertSame( array( 'counters' => 1 ), $this->differences( 1 ) );
	}

	public function test_a_sample_repairs_only_what_it_compared(): void {
		$this->db->write( 'UPDATE {daily} SET responses = responses + 1' );

		$this->verify( 1, true );
		self::assertSame( array( 'counters' => 2 ), $this->differences() );
		$this->verify( 3, true );
		self::assertSame( array(), $this->differences() );
	}

	public function test_pending_responses_are_not_differences(): void {
		$this->respond( $this->survey, array( 'Yes', 'New' ) );
		self::assertSame( array(), $this->differences() );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( array(), $this->differences(), 'Counted, but not indexed yet.' );

		$this->db->write( "UPDATE {responses} SET status = 'trash' WHERE id = %d", array( $this->responses[0] ) );
		self::assertSame( array(), $this->differences() );
		self::assertSame( array(), $this->repaired() );
	}

	public function test_ordinals_are_not_compared_while_they_are_assigned_after_an_update(): void {
		$this->db->write( 'DELETE FROM {places} WHERE response_id = %d', array( $this->responses[5] ) );
		update_option( BackfillOrdinals::AT, 0, false );

		$part = $this->verify()[2];
		self::assertSame( array( 'ordinals', 0, 6, 0 ), array( $part->part, $part->checked, $part->total, $part->differences ) );
	}

	public function test_a_delivery_in_progress_is_not_a_difference(): void {
		$jobs = new JobRepository( $this->db, Plugin::get( Clock::class ) );
		$id   = (int) $this->db->value( 'SELECT destination_id FROM {jobs} LIMIT 1' );
		self::assertCount( 2, $jobs->lease( $id, 'a', 9, false ) );

		self::assertSame( array(), $this->differences() );
		$this->stopClockAt( '2026-11-20T12:15:00Z' );
		self::assertSame( array( 'deliveries' => 2 ), $this->differences() );
		self::assertSame( array( 'deliveries' => 2 ), $this->repaired() );
		self::assertCount( 2, $jobs->lease( $id, 'b', 9, false ) );
	}

	/**
	 * @param positive-int|null $sample
	 * @return array<string, int> number of differences by part, without parts that have none.
	 */
	private function differences( ?int $sample = null ): array {
		$found = array();
		foreach ( $this->verify( $sample ) as $part ) {
			$found += 0 === $part->differences ? array() : array( $part->part => $part->differences );
		}
		return $found;
	}

	/** @return array<string, int> number of repaired differences by part. */
	private function repaired(): array {
		$repaired = array();
		foreach ( $this->verify( null, true ) as $part ) {
			$repaired += 0 === $part->repaired ? array() : array( $part->part => $part->repaired );
		}
		return $repaired;
	}

	/**
	 * @param positive-int|null $sample
	 * @return list<ComparedPart>
	 */
	private function verify( ?int $sample = null, bool $isFixing = false ): array {
		return array(
			...Plugin::get( VerifyResponses::class )->verify( $sample, $isFixing ),
			Plugin::get( VerifyDeliveries::class )->verify( $isFixing ),
		);
	}

	/** Counts, indexes, and searches all responses, and trashes one. */
	private function settle(): void {
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( BitmapIndexer::class )->survey( $this->survey->id, 5.0, 0 );
		Plugin::get( BackfillOrdinals::class )->backfill( 5.0 );
		Plugin::get( TrashResponses::class )->trash( $this->survey->id, array( $this->responses[3] ) );

		$segments = new SearchSegmentRepository( $this->db );
		$cache    = new SearchSegmentCache( $segments );
		$search   = new SearchTexts( $segments, new SearchSegmentReader( $segments, $cache ) );
		$search->search( $this->survey->id, $this->survey->questions[1]->id, 'fine' );
		$cache->run();
	}

	private function deliver( int ...$responses ): void {
		$target      = array( $this->survey->id, 'hook', '' );
		$clock       = Plugin::get( Clock::class );
		$destination = ( new DestinationRepository( $this->db, $clock ) )->ids( array( $target ) )[ DestinationRepository::key( $target ) ];
		$job         = fn( int $id ): array => array( $destination, $this->survey->id, $id, 'hook', Clock::toStored( $clock->now() ) );
		( new JobRepository( $this->db, $clock ) )->add( array_map( $job, array_values( $responses ) ) );
	}
}
