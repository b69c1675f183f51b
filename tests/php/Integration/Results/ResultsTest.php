<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\CatchUpCounters;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Reading\DailyResponseTotalsQuery;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Results\UncountedResponses;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Lists\SurveyCounts;
use UserFeedback\Surveys\Lists\SurveyMapper;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/**
 * Each test reads the results before and after the responses are processed; both must be the same.
 *
 * @group smoke
 */
final class ResultsTest extends RestTestCase {

	use Responding;

	private const NOW = '2026-11-21T12:00:00Z';

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( self::NOW );
	}

	public function test_a_survey_without_responses_has_results_without_numbers(): void {
		$results = $this->results( $this->aSurvey( array( 'type' => 'nps', 'questions' => array( self::aQuestion( 'nps' ) ) ) ) );

		self::assertSame(
			array( 0, 0, 0, 0, 0 ),
			array(
				$results->at( 'responses_count' ),
				$results->at( 'responses_count_7_days' ),
				$results->at( 'responses_count_30_days' ),
				$results->at( 'range_responses_count' ),
				$results->at( 'impressions' ),
			)
		);
		self::assertSame( array(), $results->at( 'data_points' ) );
		self::assertNull( $results->at( 'nps_overview' ) );
		self::assertSame( array(), $results->at( 'nps_series' ) );
		self::assertSame( array_fill( 0, 10, 0 ), $this->counts( $results, 0 ) );
	}

	/** Guards against: results after a rush of responses were short by thousands, without a notice. */
	public function test_responses_left_out_of_the_results_are_reported(): void {
		$survey = $this->aSurvey();
		$other  = $this->aSurvey();
		$this->aCrowd( $other, 3 );
		$this->aCrowd( $survey, CatchUpCounters::FEW + 2 );
		// Leaves all of them pending.
		$waiting = new UncountedResponses(
			Plugin::get( ResponseRepository::class ),
			new CatchUpCounters( Plugin::get( ResponseRepository::class ), Plugin::get( ResponseProcessor::class ), 0 )
		);

		self::assertSame( CatchUpCounters::FEW - 3, array_sum( array_column( $waiting->ofSurvey( $survey->id )->days(), 'responses' ) ) );
		self::assertSame(
			array( 5, 0, 5 ),
			array( $waiting->leftOut( $survey->id ), $waiting->leftOut( $other->id ), $waiting->leftOut( null ) )
		);
		self::assertSame(
			CatchUpCounters::FEW + 2,
			(
				new DailyResponseTotalsQuery( Plugin::get( Db::class ) )
			)->ofSurvey( $survey->id )->total( array( ResponseStatus::PUBLISH ) ),
			'The list of responses is as long as it is.'
		);
		self::assertSame( 0, $this->results( $survey )->at( 'not_counted' ), 'All of these can be counted at once.' );
		self::assertSame( 0, $waiting->leftOut( null ) );
	}

	private function aCrowd( Survey $survey, int $many ): void {
		Plugin::get( ResponseRepository::class )->addMany(
			array_map(
				fn(): NewResponse => new NewResponse(
					$survey->id,
					wp_generate_uuid4(),
					array(),
					SubmittedPage::of( 2, 'Prices', '' ),
					Plugin::get( Clock::class )->now()
				),
				range( 1, $many )
			)
		);
	}

	public function test_the_past_7_days_are_today_and_the_six_days_before(): void {
		$survey = $this->aSurvey();
		foreach ( array( '2026-11-21', '2026-11-15', '2026-11-14', '2026-10-23', '2026-10-22', '2025-01-01' ) as $day ) {
			$this->respond( $survey, array( 'Yes' ), "{$day}T12:00:00Z" );
		}
		Plugin::get( ImpressionRepository::class )->add( $survey->id, '2026-11-20', 40 );
		Plugin::get( ImpressionRepository::class )->add( $survey->id, '2024-11-20', 2 );

		$results = $this->results( $survey );

		self::assertSame(
			array( 2, 4, 6, 42 ),
			array(
				$results->at( 'responses_count_7_days' ),
				$results->at( 'responses_count_30_days' ),
				$results->at( 'responses_count' ),
				$results->at( 'impressions' ),
			)
		);
	}

	/** Guards against: a survey's screen didn't show how many visitors saw or started it without answering. */
	public function test_the_rates_of_a_survey_cover_the_range_and_match_the_overview(): void {
		$survey      = $this->aSurvey();
		$impressions = Plugin::get( ImpressionRepository::class );
		foreach ( array( '2026-11-20', '2026-11-21' ) as $day ) {
			$this->respond( $survey, array( 'Yes' ), "{$day}T12:00:00Z" );
			$impressions->add( $survey->id, $day, 4 );
			array_map( static fn(): bool => $impressions->addStart( $survey->id, $day ), range( 1, 2 ) );
		}
		$impressions->add( $survey->id, '2026-11-01', 92 );
		$figures = static fn( RestAnswer $results ): array => array(
			$results->at( 'impressions' ),
			$results->at( 'range_impressions' ),
			$results->at( 'starts' ),
			$results->at( 'response_rate' ),
			$results->at( 'completion_rate' ),
		);

		self::assertSame( array( 100, 100, 4, 2, 50 ), $figures( $this->results( $survey ) ) );
		self::assertSame( array( 100, 4, 2, 25, 50 ), $figures( $this->results( $survey, '?from=2026-11-21&to=2026-11-21' ) ) );
		self::assertSame( array( 100, 0, 0, null, null ), $figures( $this->results( $survey, '?from=2026-11-02&to=2026-11-03' ) ) );
	}

	/** Guards against: six responses to a survey's own page without JavaScript, and one impression, were a rate of 100%. */
	public function test_responses_that_came_without_the_widget_have_no_rates(): void {
		$survey      = $this->aSurvey();
		$impressions = Plugin::get( ImpressionRepository::class );
		$impressions->add( $survey->id, '2026-11-20', 1 );
		$impressions->addStart( $survey->id, '2026-11-20' );
		array_map( fn(): int => $this->respond( $survey, array( 'Yes' ), '2026-11-20T12:00:00Z' ), range( 1, 6 ) );

		$results = $this->results( $survey );
		self::assertSame( array( 6, 1 ), array( $results->at( 'range_responses_count' ), $results->at( 'range_impressions' ) ) );
		self::assertNull( $results->at( 'response_rate' ) );
		self::assertNull( $results->at( 'completion_rate' ) );
	}

	public function test_filtered_results_have_no_rates_because_impressions_cannot_be_filtered(): void {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		Plugin::get( ImpressionRepository::class )->add( $survey->id, '2026-11-21', 4 );

		$question = $survey->questions[0]->id;
		$results  = $this->results( $survey, "?filter[answers][0][question_id]=$question&filter[answers][0][is]=answered" );

		self::assertSame( 1, $results->at( 'range_responses_count' ) );
		self::assertNull( $results->at( 'range_impressions' ) );
		self::assertNull( $results->at( 'starts' ) );
		self::assertNull( $results->at( 'response_rate' ) );
		self::assertNull( $results->at( 'completion_rate' ) );
	}

	/** Guards against: stars had no average, and an NPS question only had a score in surveys of type NPS. */
	public function test_every_scale_has_its_figure_in_any_survey_type(): void {
		$survey = $this->aSurvey(
			array(
				'questions' => array_map( array( self::class, 'aQuestion' ), array( 'star-rating', 'nps', 'star-rating', 'radio-button' ) ),
			)
		);
		foreach ( array( array( 5, 10 ), array( 4, 9 ), array( 4, 1 ) ) as [ $stars, $score ] ) {
			$this->respond( $survey, array( $stars, $score, null, 'Yes' ) );
		}

		$results = $this->results( $survey );

		self::assertSame( array( 4.33, null, null, null ), $this->column( $results, 'question_stats', 'average' ) );
		self::assertSame(
			array( 67, 0, 33, 34, 3 ),
			array(
				$results->at( 'question_stats.1.score.promoter' ),
				$results->at( 'question_stats.1.score.passive' ),
				$results->at( 'question_stats.1.score.detractor' ),
				$results->at( 'question_stats.1.score.nps' ),
				$results->at( 'question_stats.1.score.total' ),
			)
		);
		self::assertNull( $results->at( 'question_stats.0.score' ) );
		self::assertNull( $results->at( 'question_stats.3.score' ) );
	}

	public function test_days_end_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ), '2026-11-21T04:59:59Z' );
		$this->respond( $survey, array( 'Yes' ), '2026-11-21T05:00:00Z' );

		$results = $this->results( $survey );

		self::assertSame( array( '2026-11-20', '2026-11-21' ), $this->column( $results, 'data_points', 'date' ) );
	}

	public function test_every_option_is_listed_in_order_including_unchosen_ones(): void {
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'checkbox', array( 'config' => array( 'options' => array( 'Red', 'Green', 'Blue' ) ) ) ),
				),
			)
		);
		$this->respond( $survey, array( array( 'Blue', 'Red' ) ) );
		$this->respond( $survey, array( array( 'Blue' ) ) );

		$results = $this->results( $survey );

		self::assertSame( array( 'Red', 'Green', 'Blue' ), $this->column( $results, 'question_stats.0.options', 'value' ) );
		self::assertSame( array( 1, 0, 2 ), $this->counts( $results, 0 ) );
		self::assertSame(
			array( 2, 0 ),
			array( $results->at( 'question_stats.0.total_answers' ), $results->at( 'question_stats.0.skipped' ) )
		);
	}

	public function test_answers_to_a_renamed_option_are_kept(): void {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		$this->respond( $survey, array( 'No' ) );
		$this->respond( $survey, array( 'No' ) );
		$survey = $this->renameOptions( $survey, array( 'Of course', 'Yes' ) );
		$this->respond( $survey, array( 'Of course' ) );

		$results = $this->results( $survey );

		self::assertSame( array( 'Of course', 'Yes', 'No' ), $this->column( $results, 'question_stats.0.options', 'value' ) );
		self::assertSame( array( true, true, false ), $this->column( $results, 'question_stats.0.options', 'is_current' ) );
		self::assertSame( array( 1, 1, 2 ), $this->counts( $results, 0 ) );
	}

	public function test_each_type_shows_its_answers(): void {
		$all    = array_map(
			static fn( array $question ): array => array( 'logic' => array( 'enabled' => false ) ) + $question,
			array_slice( WholeSurvey::questions(), 0, -1 ) // The matrix is last: its rows are radio buttons.
		);
		$survey = $this->aSurvey( array( 'questions' => $all ) + WholeSurvey::body() );
		$id     = $this->respond(
			$survey,
			array(
				'Yes',
				array( 'Red', 'Green' ),
				'Lake',
				array( 'with', 'Sun', 'So bright' ),
				array( 'with', 'me@example.org', '' ),
				'One line',
				"Two\nlines",
				4,
				array( 'with', 7, 'Fine' ),
				5,
				6,
				5,
				'Rome',
				6,
				42,
				'2026-03-14',
				'I agree.',
				null, // A text between questions.
				2,
				1,
			)
		);

		$stats = $this->results( $survey )->items( 'question_stats' );

		$chosen = array();
		$typed  = array();
		foreach ( $stats as $ofQuestion ) {
			self::assertIsArray( $ofQuestion );
			self::assertIsString( $ofQuestion['type'] );
			self::assertIsArray( $ofQuestion['options'] );
			self::assertIsArray( $ofQuestion['answers'] );
			$chosen[ $ofQuestion['type'] ] = array_column( $ofQuestion['options'], 'count', 'value' );
			$typed[ $ofQuestion['type'] ]  = array_column( $ofQuestion['answers'], 'value' );
			self::assertSame( array( 1, 0 ), array( $ofQuestion['total_answers'], $ofQuestion['skipped'] ) );
			self::assertSame( array() !== $ofQuestion['options'], $ofQuestion['is_quantitative'] );
			self::assertSame(
				array_fill( 0, count( $ofQuestion['answers'] ), $id ),
				array_column( $ofQuestion['answers'], 'response_id' )
			);
		}
		self::assertSame(
			array(
				'radio-button' => array( 'Yes' => 1, 'No' => 0 ),
				'checkbox'     => array( 'Red' => 1, 'Green' => 1 ),
				'image-radio'  => array( 'Hill' => 0, 'Lake' => 1 ),
				'icon-choice'  => array( 'Sun' => 1, 'Rain' => 0 ),
				'email'        => array(),
				'text'         => array(),
				'long-text'    => array(),
				'star-rating'  => array( 1 => 0, 2 => 0, 3 => 0, 4 => 1, 5 => 0 ),
				'nps'          => array( 1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 0, 6 => 0, 7 => 1, 8 => 0, 9 => 0, 10 => 0 ),
				'csat'         => array( 1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 1 ),
				'ces'          => array( 1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 0, 6 => 1, 7 => 0 ),
				'number-scale' => array( 0 => 0, 1 => 0, 2 => 0, 3 => 0, 4 => 0, 5 => 1, 6 => 0, 7 => 0, 8 => 0 ),
				'dropdown'     => array( 'Berlin' => 0, 'Rome' => 1, 'Paris' => 0 ),
				'slider'       => array_replace( array_fill_keys( range( -10, 20, 2 ), 0 ), array( 6 => 1 ) ),
				'number'       => array( 42 => 1 ),
				'date'         => array( '2026-03-14' => 1 ),
				'consent'      => array( 'I agree.' => 1 ),
				'ranking'      => array( 1 => 1, 2 => 0 ),
			),
			$chosen
		);
		self::assertSame(
			array(
				'icon-choice' => array( 'So bright' ),
				'email'       => array( 'me@example.org' ),
				'text'        => array( 'One line' ),
				'long-text'   => array( "Two\nlines" ),
				'nps'         => array( 'Fine' ),
			),
			array_filter( $typed )
		);
	}

	public function test_an_email_address_has_its_name_and_a_comment_has_its_score(): void {
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'email', array( 'config' => array( 'include_name' => true ) ) ),
					self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
					self::aQuestion( 'radio-button', array( 'settings' => array( 'comment_box' => true ) ) ),
				),
			)
		);
		$this->respond(
			$survey,
			array( array( 'named', 'a@example.org', 'Ada' ), array( 'with', 3, 'Slow' ), array( 'with', 'No', 'Not here' ) )
		);
		$this->respond( $survey, array( 'b@example.org', array( 'with', null, 'No score' ), null ) );

		$results = $this->results( $survey );

		self::assertSame(
			array( 'b@example.org' => '', 'a@example.org' => 'Ada' ),
			array_map(
				static fn( mixed $extra ): mixed => is_array( $extra ) ? $extra['name'] : null,
				$results->column( 'question_stats.0.answers', 'extra', 'value' )
			)
		);
		self::assertSame(
			$results->at( 'questions' ),
			array_map(
				static fn( mixed $stats ): mixed => is_array( $stats )
					? array_intersect_key(
						array_replace( array( 'id' => '', 'title' => '', 'type' => '' ), $stats ),
						array( 'id' => '', 'title' => '', 'type' => '' )
					)
					: null,
				$results->items( 'question_stats' )
			)
		);
		self::assertSame(
			array( 'No score' => null, 'Slow' => 3 ),
			array_column( $results->items( 'question_stats.1.answers' ), 'score', 'value' )
		);
		self::assertSame( array( 'Not here' => null ), array_column( $results->items( 'question_stats.2.answers' ), 'score', 'value' ) );
	}

	public function test_a_skipped_question_is_counted_as_skipped(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion(), self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'Yes', null ) );
		$this->respond( $survey, array( null, 'Fine' ) );
		$this->respond( $survey, array( 'Yes', '  ' ) );

		$results = $this->results( $survey );

		self::assertSame(
			array( 2, 1 ),
			array( $results->at( 'question_stats.0.total_answers' ), $results->at( 'question_stats.0.skipped' ) )
		);
		self::assertSame(
			array( 1, 2 ),
			array( $results->at( 'question_stats.1.total_answers' ), $results->at( 'question_stats.1.skipped' ) )
		);
	}

	public function test_the_ten_newest_texts_of_each_question_are_shown_newest_first(): void {
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'text' ),
					self::aQuestion( 'star-rating', array( 'settings' => array( 'comment_box' => true ) ) ),
				),
			)
		);
		$last   = 0;
		for ( $i = 1; $i <= 12; ++$i ) {
			$last = $this->respond(
				$survey,
				array( "Text $i", array( 'with', 5, "Comment $i" ) ),
				sprintf( '2026-11-20T12:00:%02dZ', $i )
			);
		}

		$results = $this->results( $survey );

		$numbers = range( 12, 3 );
		self::assertSame(
			array_map( static fn( int $i ): string => "Text $i", $numbers ),
			$this->column( $results, 'question_stats.0.answers', 'value' )
		);
		self::assertSame(
			array_map( static fn( int $i ): string => "Comment $i", $numbers ),
			$this->column( $results, 'question_stats.1.answers', 'value' )
		);
		self::assertSame(
			array(
				'response_id' => $last,
				'date'        => '2026-11-20T12:00:12+00:00',
				'value'       => 'Comment 12',
				'kind'        => 'comment',
				'score'       => 5,
				'extra'       => array( 'name' => '', 'comments' => 'Comment 12' ),
			),
			$results->at( 'question_stats.1.answers.0' )
		);
	}

	public function test_a_range_limits_everything_except_all_time_totals(): void {
		$survey = $this->aSurvey(
			array(
				'type'      => 'nps',
				'questions' => array( self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ) ),
			)
		);
		foreach ( array(
			'2026-11-01' => 1,
			'2026-11-09' => 1,
			'2026-11-10' => 9,
			'2026-11-12' => 10,
			'2026-11-13' => 3,
			'2026-11-20' => 2,
		) as $day => $score ) {
			$this->respond( $survey, array( array( 'with', $score, "On $day" ) ), "{$day}T12:00:00Z" );
		}

		$results = $this->results( $survey, '?from=2026-11-10&to=2026-11-12' );

		self::assertSame( array( 6, 2 ), array( $results->at( 'responses_count' ), $results->at( 'range_responses_count' ) ) );
		self::assertSame( array( '2026-11-10', '2026-11-11', '2026-11-12' ), $this->column( $results, 'data_points', 'date' ) );
		self::assertSame( 2, $results->at( 'question_stats.0.total_answers' ) );
		self::assertSame( array( 'On 2026-11-12', 'On 2026-11-10' ), $this->column( $results, 'question_stats.0.answers', 'value' ) );
		self::assertSame( 100, $results->at( 'nps_overview.nps' ) );
		self::assertSame(
			array(
				array( 'date' => '2026-11-10', 'nps' => 100, 'mean' => 100 ),
				array( 'date' => '2026-11-12', 'nps' => 100, 'mean' => 100 ),
			),
			$results->at( 'nps_series' )
		);
	}

	public function test_the_score_of_an_nps_survey_is_that_of_its_first_nps_question(): void {
		// A published survey may have only one; it could have had two before.
		$survey = $this->aSurvey(
			array(
				'status'    => 'draft',
				'type'      => 'nps',
				'questions' => array( self::aQuestion(), self::aQuestion( 'nps' ), self::aQuestion( 'nps' ) ),
			)
		);
		foreach ( array( 10, 9, 8, 3 ) as $score ) {
			$this->respond( $survey, array( 'Yes', $score, 1 ) );
		}

		self::assertSame(
			array(
				'detractor' => 25,
				'passive'   => 25,
				'promoter'  => 50,
				'nps'       => 25,
				'total'     => 4,
				'low'       => -44,
				'high'      => 73,
				'is_small'  => true,
			),
			$this->results( $survey )->at( 'nps_overview' )
		);
	}

	public function test_another_survey_type_with_an_nps_question_has_no_overall_score(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'nps' ) ) ) );
		$this->respond( $survey, array( 10 ) );

		self::assertNull( $this->results( $survey )->at( 'nps_overview' ) );
	}

	public function test_trashed_responses_are_not_counted(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'Kept' ) );
		$early = $this->respond( $survey, array( 'Trashed before it was counted' ) );
		$this->trash( $early );
		$late = $this->respond( $survey, array( 'Trashed after it was counted' ) );
		self::assertSame( 2, $this->results( $survey )->at( 'responses_count' ) );

		$this->trash( $late );
		$results = $this->results( $survey );

		self::assertSame( 1, $results->at( 'responses_count' ) );
		self::assertSame( array( 'Kept' ), $this->column( $results, 'question_stats.0.answers', 'value' ) );
	}

	public function test_results_exclude_other_surveys(): void {
		$survey = $this->aSurvey();
		$other  = $this->aSurvey();
		$this->respond( $other, array( 'Yes' ) );

		self::assertSame( 0, $this->results( $survey )->at( 'responses_count' ) );
		self::assertSame( 1, $this->results( $other )->at( 'responses_count' ) );
	}

	public function test_more_than_a_thousand_pending_responses_are_processed_first(): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < 1005; ++$i ) {
			$this->respond( $survey, array( 'Yes' ) );
		}

		self::assertSame(
			1005,
			$this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results" )->at( 'responses_count' )
		);
		self::assertSame( 0, Plugin::get( ResponseProcessor::class )->run() );
	}

	/** @dataProvider impossible */
	public function test_an_invalid_range_is_refused_by_name( string $query, string $field ): void {
		$survey = $this->aSurvey();

		$this->assertInvalid( $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results?$query" ), $field );
	}

	/** @return iterable<string, array{string, string}> */
	public static function impossible(): iterable {
		yield 'the wrong way round' => array( 'from=2026-11-12&to=2026-11-10', 'from' );
		yield 'no date' => array( 'from=yesterday', 'from' );
		yield 'a day that is none' => array( 'to=2026-02-30', 'to' );
		yield 'SQL' => array( 'to=' . rawurlencode( "2026-02-01' OR 1=1" ), 'to' );
		yield 'a list' => array( 'from[]=2026-11-12', 'from' );
		yield 'the Middle Ages' => array( 'from=1066-10-14', 'from' );
	}

	public function test_a_missing_survey_has_no_results(): void {
		$this->assertNotFound( $this->asRoleWith( Permission::VIEW )->request( 'GET', 'surveys/999999/results' ) );
	}

	private function results( Survey $survey, string $query = '' ): RestAnswer {
		$waiting = $this->read( $survey, $query );
		Plugin::get( ResponseProcessor::class )->run();
		$counted = $this->read( $survey, $query );

		self::assertSame( $counted->body, $waiting->body );
		return $counted;
	}

	private function read( Survey $survey, string $query ): RestAnswer {
		$answer = $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results$query" );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	/** @return list<int> how often each value of a question was given. */
	private function counts( RestAnswer $results, int $question ): array {
		/** @var list<int> $counts */
		$counts = $this->column( $results, "question_stats.$question.options", 'count' );
		return $counts;
	}

	/** @return list<mixed> */
	private function column( RestAnswer $results, string $path, string $column ): array {
		$rows = $results->at( $path );
		self::assertIsArray( $rows );
		return array_column( $rows, $column );
	}

	/** @param list<string> $options */
	private function renameOptions( Survey $survey, array $options ): Survey {
		$body = array_diff_key(
			Plugin::get( SurveyMapper::class )->full( $survey, new SurveyCounts(), false, true, '' ),
			array( 'created_at' => 1, 'responses_count' => 1, 'impressions' => 1, 'cookie_name' => 1 )
		);
		self::assertIsArray( $body['questions'] );
		self::assertIsArray( $body['questions'][0] );
		$body['questions'][0] = array( 'config' => array( 'options' => $options ) ) + $body['questions'][0];
		/** @var array<string, mixed> $draft */
		$draft = Validator::body( SurveyShape::draft(), $body )->value;
		return Plugin::get( SaveSurvey::class )->save( SurveyDraft::fromArray( $draft ) )->survey;
	}

	private function trash( int $responseId ): void {
		Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( 'trash', $responseId ) );
	}
}
