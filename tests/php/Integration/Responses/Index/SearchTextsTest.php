<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Index;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Text\SearchMatch;
use UserFeedback\Responses\Index\Text\SearchSegment;
use UserFeedback\Responses\Index\Text\SearchSegmentCache;
use UserFeedback\Responses\Index\Text\SearchSegmentReader;
use UserFeedback\Responses\Index\Text\SearchSegmentRepository;
use UserFeedback\Responses\Index\Text\SearchTexts;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The search data of texts is either right or missing. */
final class SearchTextsTest extends SiteTestCase {

	use Responding;

	private Db $db;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->db = Plugin::get( Db::class );
	}

	public function test_any_sequence_of_steps_leaves_the_same_results_as_reading_all_rows(): void {
		mt_srand( 20_261_124 );
		$survey = $this->survey();
		$ids    = array();
		for ( $step = 0; $step < 120; ++$step ) {
			$some = array() === $ids ? array() : array( $ids[ mt_rand( 0, count( $ids ) - 1 ) ] );
			match ( mt_rand( 0, 7 ) ) {
				0       => array() === $some ? null : Plugin::get( TrashResponses::class )->trash( $survey->id, $some ),
				1       => array() === $some ? null : Plugin::get( TrashResponses::class )->restore( $survey->id, $some ),
				2       => array() === $some ? null : Plugin::get( DeleteResponses::class )->delete( $some ),
				3       => self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ), "step $step" ),
				default => $ids[] = $this->respond( $survey, array( $this->sentence() ), '2026-11-0' . mt_rand( 1, 5 ) . 'T12:00:00Z' ),
			};
			Plugin::get( ResponseProcessor::class )->run();
			foreach ( array( 'slow', 'ÉLAN', 'zebra' ) as $word ) {
				self::assertSame( $this->byHand( $survey, $word ), $this->found( $survey, $word ), "step $step, $word" );
			}
		}
		self::assertGreaterThan( 20, count( $this->found( $survey, 'l' ) ) );
	}

	public function test_a_repeated_search_does_not_read_texts_again(): void {
		$survey = $this->answered( 'Slow', 'Slower', 'Quick' );
		$first  = $this->found( $survey, 'slow' );
		$this->db->write( 'DELETE FROM {texts} WHERE survey_id = %d', array( $survey->id ) ); // Bypasses our code.

		self::assertCount( 2, $first );
		self::assertSame( $first, $this->found( $survey, 'SLOW' ) );
		self::assertCount( 1, $this->found( $survey, 'quick' ) );
	}

	public function test_nothing_is_cached_for_deleted_or_trashed_responses(): void {
		$survey            = $this->answered( 'My address is secret', 'And mine is hidden' );
		[ $gone, $thrown ] = $this->found( $survey, 'is' );
		self::assertStringContainsString( 'secret', $this->kept( $survey ) );

		Plugin::get( DeleteResponses::class )->delete( array( $thrown ) );
		self::assertStringNotContainsString( 'secret', $this->kept( $survey ) );
		self::assertSame( array( $gone ), $this->found( $survey, 'is' ) );
		self::assertStringContainsString( 'hidden', $this->kept( $survey ) );
		Plugin::get( TrashResponses::class )->trash( $survey->id, array( $gone ) );
		self::assertSame( '', $this->kept( $survey ) );
		self::assertSame( array(), $this->found( $survey, 'is' ) );
	}

	public function test_a_request_caches_texts_at_its_end_except_for_days_changed_meanwhile(): void {
		$survey = $this->answered( 'Slow', 'Quick' );
		$this->respond( $survey, array( 'Slow again' ), '2026-11-02T12:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		$keep = new SearchSegmentCache( new SearchSegmentRepository( $this->db ) );
		$ids  = array_map( static fn( SearchMatch $found ): int => $found->responseId, $this->searchWith( $keep, $survey, 'slow' ) );
		self::assertSame( PHP_INT_MAX, has_action( 'shutdown', array( $keep, 'run' ) ) );
		self::assertSame( '', $this->kept( $survey ) );

		Plugin::get( DeleteResponses::class )->delete( array( $ids[1] ) );
		self::assertCount( 1, $this->searchWith( $keep, $survey, 'slow' ) );
		$this->respond( $survey, array( 'Late' ), '2026-11-01T12:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		$keep->run();
		remove_action( 'shutdown', array( $keep, 'run' ), PHP_INT_MAX );

		self::assertSame( "slow again\x1F", $this->kept( $survey ) );
		self::assertCount( 1, $this->found( $survey, 'late' ) );
	}

	public function test_deleting_an_uncounted_response_clears_its_cached_text_too(): void {
		$survey = $this->answered( 'One', 'Two' );
		$id     = $this->found( $survey, 'two' )[0];
		$this->db->write( 'UPDATE {responses} SET counted = 0 WHERE id = %d', array( $id ) );

		Plugin::get( DeleteResponses::class )->delete( array( $id ) );

		self::assertSame( '', $this->kept( $survey ) );
	}

	public function test_a_search_whose_data_changed_meanwhile_caches_nothing(): void {
		$survey = $this->answered( 'Slow', 'Quick' );
		$days   = new SearchSegmentRepository( $this->db );
		$day    = $days->days( $survey->id, $survey->questions[0]->id, '2026-11-01', '2026-11-30' )[0];
		$texts  = SearchSegment::of( $days->rows( $survey->id, $survey->questions[0]->id, $day['day'], $day['day'], 9, 0 ) );
		self::assertNotNull( $day['version'] );
		$read = array( $day['day'] => array( 'version' => $day['version'], 'texts' => $texts ) );

		Plugin::get( DeleteResponses::class )->delete( array( $this->found( $survey, 'slow' )[0] ) );
		$days->keep( $survey->id, $survey->questions[0]->id, $read );

		self::assertSame( '', $this->kept( $survey ) );
		self::assertSame( array(), $this->found( $survey, 'slow' ) );
	}

	public function test_a_recount_finds_forged_cache_entries_and_the_next_search_is_correct(): void {
		$survey = $this->answered( 'Slow', 'Quick' );
		$right  = $this->found( $survey, 'slow' );
		$this->db->write( "UPDATE {text_days} SET folded = REPLACE(folded, 'slow', 'fine') WHERE survey_id = %d", array( $survey->id ) );
		self::assertSame( array(), $this->found( $survey, 'slow' ) );

		self::assertSame( 1, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( $right, $this->found( $survey, 'slow' ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_a_recount_makes_days_cacheable_again(): void {
		$survey = $this->answered( 'Slow' );
		$this->db->write( 'DELETE FROM {text_days} WHERE survey_id = %d', array( $survey->id ) );
		self::assertCount( 1, $this->found( $survey, 'slow' ) );
		self::assertSame( '', $this->kept( $survey ) );

		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		$this->found( $survey, 'slow' );
		self::assertStringContainsString( 'slow', $this->kept( $survey ) );
	}

	public function test_a_text_without_an_indexed_response_is_found_and_its_day_is_not_cached(): void {
		$survey = $this->answered( 'Slow' );
		$this->db->write( 'DELETE FROM {places} WHERE survey_id = %d', array( $survey->id ) );

		self::assertNull( $this->search( $survey, 'slow' )[0]->place );
		self::assertSame( '', $this->kept( $survey ) );
	}

	/** Exceeds the limits of one read, of a day's stored data, and of one search. */
	public function test_long_days_are_searched_completely_and_texts_over_the_limit_are_not(): void {
		$survey = $this->answered( 'Needle' );
		$this->add( $survey, 1600, '2026-11-02', 'Hay' );
		$this->add( $survey, 1300, '2026-11-03', str_repeat( 'Hay ', 125 ) );
		self::assertCount( 1, $this->found( $survey, 'needle' ) );
		self::assertCount( 2900, $this->found( $survey, 'hay' ) );
		self::assertCount( 2900, $this->found( $survey, 'HAY' ) );
		self::assertSame(
			array( '2026-11-01', '2026-11-02' ),
			array_column(
				$this->db->rows( 'SELECT day FROM {text_days} WHERE survey_id = %d AND bytes > 0 ORDER BY day', array( $survey->id ) ),
				'day'
			)
		);

		$this->add( $survey, SearchTexts::MOST - 2901, '2026-11-04', 'More' );
		self::assertCount( 1, $this->found( $survey, 'needle' ) );
		$this->add( $survey, 1, '2026-11-05', 'One more' );
		self::assertSame( array(), $this->found( $survey, 'needle' ) );
		self::assertCount( SearchTexts::MOST - 2900, $this->found( $survey, 'more' ) );
	}

	private function survey(): Survey {
		return $this->aSurvey( array( 'questions' => array( self::aQuestion( 'long-text' ) ) ) );
	}

	private function answered( string ...$texts ): Survey {
		$survey = $this->survey();
		foreach ( $texts as $text ) {
			$this->respond( $survey, array( $text ), '2026-11-01T12:00:00Z' );
		}
		Plugin::get( ResponseProcessor::class )->run();
		return $survey;
	}

	private function sentence(): string {
		$words = array( 'slow', 'SLOW', 'élan', 'Elan', 'fine', "two\nlines", '100%', 'a_b' );
		return $words[ mt_rand( 0, 7 ) ] . ' ' . $words[ mt_rand( 0, 7 ) ];
	}

	/** Adds texts without their responses, as an import would. */
	private function add( Survey $survey, int $many, string $day, string $text ): void {
		$question = $survey->questions[0]->id;
		$next     = (int) $this->db->value( 'SELECT MAX(response_id) FROM {texts}' ) + 1_000_000;
		foreach ( array_chunk( range( $next, $next + $many - 1 ), 500 ) as $ids ) {
			$rows   = implode( ', ', array_fill( 0, count( $ids ), '(%d, %d, %s, %s, %s, %s, %s)' ) );
			$values = static fn( int $id ): array => array( $id, $survey->id, $question, 'answer', $day, "$day 12:00:00", $text );
			$this->db->write(
				"INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text) VALUES $rows",
				array_merge( ...array_map( $values, $ids ) )
			);
			$places = implode( ', ', array_fill( 0, count( $ids ), '(%d, %d, %d)' ) );
			$this->db->write(
				"INSERT INTO {places} (survey_id, place, response_id) VALUES $places",
				array_merge( ...array_map( static fn( int $id ): array => array( $survey->id, $id % 1_000_000_000, $id ), $ids ) )
			);
		}
		$this->db->write(
			"INSERT INTO {daily_answers} (survey_id, question_id, day, value_key, value, answers) VALUES (%d, %s, %s, '#texts', '', %d)",
			array( $survey->id, $question, $day, $many )
		);
		( new SearchSegmentRepository( $this->db ) )->changed(
			array( array( 'survey_id' => $survey->id, 'question_id' => $question, 'day' => $day ) )
		);
	}

	/** @return list<int> */
	private function found( Survey $survey, string $text ): array {
		return array_map( static fn( SearchMatch $found ): int => $found->responseId, $this->search( $survey, $text ) );
	}

	/** @return list<SearchMatch> */
	private function search( Survey $survey, string $text ): array {
		$days  = new SearchSegmentRepository( $this->db );
		$keep  = new SearchSegmentCache( $days );
		$found = $this->searchWith( $keep, $survey, $text );
		self::assertEquals( $found, $this->searchWith( $keep, $survey, $text ), 'The same request again.' );
		$keep->run();
		return $found;
	}

	/** @return list<SearchMatch> */
	private function searchWith( SearchSegmentCache $keep, Survey $survey, string $text ): array {
		$days   = new SearchSegmentRepository( $this->db );
		$search = new SearchTexts( $days, new SearchSegmentReader( $days, $keep ) );
		return Plugin::get( Transaction::class )->run(
			static fn(): array => $search->search( $survey->id, $survey->questions[0]->id, $text )->texts
		);
	}

	/** @return list<int> */
	private function byHand( Survey $survey, string $text ): array {
		$found = array();
		foreach ( $this->db->rows(
			"SELECT id, answers FROM {responses} WHERE survey_id = %d AND status = 'publish' ORDER BY day DESC, submitted_at DESC, id DESC",
			array( $survey->id )
		) as $row ) {
			$answers = (array) json_decode( (string) $row['answers'], true );
			$typed   = (string) wp_json_encode( $answers, JSON_UNESCAPED_UNICODE );
			if ( false !== mb_stripos( remove_accents( $typed ), remove_accents( $text ) ) ) {
				$found[] = (int) $row['id'];
			}
		}
		return $found;
	}

	private function kept( Survey $survey ): string {
		$kept = $this->db->rows( 'SELECT folded FROM {text_days} WHERE survey_id = %d', array( $survey->id ) );
		return implode( array_column( $kept, 'folded' ) );
	}
}
