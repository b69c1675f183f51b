<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Index;

use DateTimeImmutable;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Index\Counts\FacetCountRepository;
use UserFeedback\Responses\Index\Counts\SummarizeSegments;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\AnsweredByHand;

/** Stored counts of segments change no result, and don't survive a change of their segment. */
final class SegmentCountsTest extends RestTestCase {

	private const SEGMENTS = 4;
	private const FILTERS  = 300;

	/** More than a field has counts for. */
	private const PAGES = 120;

	private Db $db;
	private SummarizeSegments $summarize;
	private AnsweredByHand $known;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
		$this->db        = Plugin::get( Db::class );
		$this->summarize = Plugin::get( SummarizeSegments::class );
		$options         = array( 'config' => array( 'options' => AnsweredByHand::OPTIONS ) );
		$this->known     = new AnsweredByHand(
			$this->aSurvey(
				array(
					'type'      => 'nps',
					'questions' => array(
						self::aQuestion( 'radio-button', $options ),
						self::aQuestion( 'checkbox', $options ),
						self::aQuestion( 'text' ),
						self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
					),
				)
			)
		);
	}

	/** @dataProvider seeds */
	public function test_random_filters_give_the_same_results_with_and_without_counts( int $seed ): void {
		mt_srand( $seed );
		$this->fill( 40 );
		$this->summarize->allThatWait( 60.0 );
		self::assertSame( array_fill( 0, self::SEGMENTS, true ), $this->segments() );
		$queries = array();
		for ( $i = 0; $i < self::FILTERS; ++$i ) {
			$queries[] = $this->known->anyFilter();
		}
		$both      = array( 'question_id' => $this->known->ids()[1], 'is' => 'chose', 'values' => array( 'Red', 'Green' ) );
		$queries[] = array( 'from' => '2026-11-12', 'to' => '2026-11-15' );
		$queries[] = array( 'filter' => array( 'answers' => array( $both ) ) );

		$with = array();
		foreach ( $queries as $at => $query ) {
			$with[ $at ] = $this->read( $query, 0 === $at % 5 ? 4 : 1 );
		}
		$this->db->write( 'DELETE FROM {facet_counts}' );
		foreach ( $queries as $at => $query ) {
			self::assertSame( $this->read( $query, count( $with[ $at ] ) ), $with[ $at ], "seed $seed: " . wp_json_encode( $query ) );
		}
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	public function test_pages_without_counts_are_read_from_bitmaps(): void {
		for ( $page = 0; $page < self::PAGES; ++$page ) {
			$this->respondOn( "/page-$page/" );
		}
		$this->respondOn( '/page-7/' );
		$this->fillSegment();
		$this->respondOn( '/page-7/' );
		$this->fillSegment();
		$this->summarize->allThatWait( 60.0 );
		$query = fn( int $page ): array => $this->read( array( 'filter' => array( 'page' => array( "/page-$page/" ) ) ) );
		$pages = range( 0, self::PAGES );
		$with  = array_map( $query, $pages );
		$cross = $this->read( array() );
		self::assertSame( 3, $with[7][0]['responses_count'] ?? null );
		$this->db->write( 'DELETE FROM {facet_counts}' );
		self::assertSame( array_map( $query, $pages ), $with );
		self::assertSame( $this->read( array() ), $cross );
	}

	public function test_a_segment_loses_its_counts_when_a_response_changes(): void {
		mt_srand( 1 );
		$this->fill( 5 );
		$id = array_key_first( $this->known->entries );
		self::assertIsInt( $id );
		foreach ( array(
			fn() => Plugin::get( TrashResponses::class )->trash( $this->known->survey->id, array( $id ) ),
			fn() => Plugin::get( TrashResponses::class )->restore( $this->known->survey->id, array( $id ) ),
			fn() => Plugin::get( DeleteResponses::class )->delete( array( $id ) ),
		) as $change ) {
			$this->summarize->allThatWait( 60.0 );
			self::assertSame( array( 0, 1, 2, 3 ), array_keys( $this->segments() ) );
			$change();
			self::assertSame( array( 1, 2, 3 ), array_keys( $this->segments() ) );
		}
	}

	public function test_wrong_counts_are_found_and_deleted(): void {
		mt_srand( 2 );
		$this->fill( 20 );
		$this->summarize->allThatWait( 60.0 );
		$query = array( 'filter' => array( 'device' => array( 'mobile' ) ) );
		$right = $this->read( $query );
		self::assertSame( 0, $this->summarize->compare( $this->known->survey->id, 1, false ) );
		$this->db->write(
			'UPDATE {facet_counts} SET counts = REPLACE(counts, %s, %s) WHERE chunk = 1 AND field = %s',
			array( '[', '[1', '#device' )
		);

		self::assertNotSame( $right, $this->read( $query ) );
		self::assertSame( 1, $this->summarize->compare( $this->known->survey->id, 1, false ) );
		self::assertSame( 1, Plugin::get( RecountSurvey::class )->survey( $this->known->survey->id ) );
		self::assertSame( array( 0, 2, 3 ), array_keys( $this->segments() ) );
		self::assertSame( $right, $this->read( $query ) );
	}

	public function test_counts_without_their_list_of_facets_are_not_used(): void {
		mt_srand( 3 );
		$this->fill( 10 );
		$this->summarize->allThatWait( 60.0 );
		$right = $this->read( array() );
		$this->db->write( 'DELETE FROM {facet_counts} WHERE field = %s', array( '#facets' ) );
		self::assertSame( $right, $this->read( array() ) );
		self::assertSame( self::SEGMENTS, Plugin::get( RecountSurvey::class )->survey( $this->known->survey->id ) );
		$this->summarize->allThatWait( 60.0 );
		self::assertSame( $right, $this->read( array() ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $this->known->survey->id ) );
	}

	public function test_a_segment_of_many_days_is_read_from_bitmaps(): void {
		for ( $day = 0; $day < 40; ++$day ) {
			$this->respondOn( '/', new DateTimeImmutable( "2026-10-01 +$day days" ) );
		}
		$this->fillSegment();
		$this->summarize->allThatWait( 60.0 );
		self::assertSame( array( false ), $this->segments() );
		self::assertSame( 40, $this->read( array( 'filter' => array( 'page' => array( '/' ) ) ) )[0]['responses_count'] ?? null );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $this->known->survey->id ) );
	}

	/** Random responses in complete segments, and some that are not in one. */
	private function fill( int $perSegment ): void {
		for ( $segment = 0; $segment < self::SEGMENTS; ++$segment ) {
			$ids = array();
			for ( $i = 0; $i < $perSegment; ++$i ) {
				$ids[] = $this->known->respond();
			}
			$this->fillSegment();
			Plugin::get( TrashResponses::class )->trash( $this->known->survey->id, array( $ids[3] ) );
		}
		$this->known->respond();
		Plugin::get( ResponseProcessor::class )->run();
		$this->known->respond();
	}

	/** Indexes all responses, and skips the remaining ordinals of the last segment, as if their responses had been deleted. */
	private function fillSegment(): void {
		$id = $this->known->survey->id;
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( BitmapIndexer::class )->survey( $id, 9.0, 0 );
		$end  = (int) $this->db->value( 'SELECT places FROM {bit_heads} WHERE survey_id = %d', array( $id ) );
		$full = Bitmap::PLACES * (int) ceil( $end / Bitmap::PLACES );
		$this->db->write( 'UPDATE {bit_heads} SET places = %d, folded = %d WHERE survey_id = %d', array( $full, $full, $id ) );
	}

	private function respondOn( string $page, ?DateTimeImmutable $moment = null ): void {
		$question = $this->known->survey->questions[0];
		Plugin::get( ResponseRepository::class )->add(
			new NewResponse(
				$this->known->survey->id,
				wp_generate_uuid4(),
				array( new Answer( $question->id, $question->type, AnsweredByHand::OPTIONS[0] ) ),
				SubmittedPage::of( 2, 'A page', "https://example.org$page" ),
				$moment ?? new DateTimeImmutable( '2026-11-20T12:00:00Z' ),
				new Visitor( '', 'Firefox 145', 'Android', 'mobile', 'AT' )
			)
		);
	}

	/** @return array<int, bool> */
	private function segments(): array {
		$segments = Plugin::get( FacetCountRepository::class )->segments( $this->known->survey->id );
		ksort( $segments );
		return $segments;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<mixed>> results, two cross-tables, and the change of the score, or the first few of these
	 */
	private function read( array $query, int $few = 4 ): array {
		$id     = $this->known->survey->id;
		$ids    = $this->known->ids();
		$bodies = array();
		$paths  = array(
			array( 'results', array() ),
			array( 'cross', array( 'rows' => $ids[0], 'columns' => $ids[1] ) ),
			array( 'cross', array( 'rows' => 'page', 'columns' => $ids[1] ) ),
			array( 'nps-change', array() ),
		);
		foreach ( array_slice( $paths, 0, $few ) as [ $path, $more ] ) {
			$answer = $this->request( 'GET', "surveys/$id/$path", $query + $more );
			$this->assertStatus( 200, $answer );
			$bodies[] = (array) $answer->body;
		}
		return $bodies;
	}
}
