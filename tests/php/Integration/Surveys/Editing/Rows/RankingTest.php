<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing\Rows;

use UserFeedback\Deliveries\Email\ComposeResponseMail;
use UserFeedback\Deliveries\Samples\SampleResponse;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Results\Sharing\ReadSharedResults;
use UserFeedback\Results\Sharing\SharedResultsPage;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Items in order: each item is a question of its own for everything that shows answers, and its answer is its rank. */
final class RankingTest extends RestTestCase {

	use Responding;

	private const ID    = '00000000-0000-4000-8000-00000000f200';
	private const FOOD  = '00000000-0000-4000-8000-00000000f201';
	private const ROOM  = '00000000-0000-4000-8000-00000000f202';
	private const PRICE = '00000000-0000-4000-8000-00000000f203';

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asMember( 'administrator' );
	}

	public function test_each_item_has_its_average_rank_filter_and_column(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 1, 2, 3 ) );
		$this->respond( $survey, array( 2, 1, 3 ) );
		$this->respond( $survey, array( 1, 3, 2 ) );

		$stats = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( array( 1.33, 2, 2.67, null ), array_column( $stats->items( 'question_stats' ), 'average' ) );
		self::assertSame(
			array( 'id' => self::ID, 'title' => 'What matters?', 'item' => 'Food', 'items' => 3 ),
			$stats->at( 'question_stats.0.ranking' )
		);
		self::assertSame(
			array( 1 => 2, 2 => 1, 3 => 0 ),
			array_column( (array) $stats->at( 'question_stats.0.options' ), 'count', 'value' )
		);
		$first = array( 'question_id' => self::FOOD, 'is' => 'between', 'min' => 1, 'max' => 1 );
		$found = $this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => array( 'answers' => array( $first ) ) ) );
		self::assertSame( 2, $found->at( 'range_responses_count' ) );
		$query = array( 'rows' => self::FOOD, 'columns' => self::ROOM );
		$this->assertStatus( 200, $this->request( 'GET', "surveys/$survey->id/cross", $query ) );

		[ $file ] = Plugin::get( FindExportFile::class )->run( 1, array( 'survey_id' => (string) $survey->id, 'format' => 'csv' ) );
		$names    = (array) fgetcsv( $file, null, ',', '"', '' );
		self::assertSame( array(), array_diff( array( 'What matters? – Food', 'What matters? – Price' ), $names ) );
	}

	/** Guards against: a list of responses showed "3 · 1 · 2", which names no item. */
	public function test_a_list_of_responses_shows_items_in_the_order_of_their_ranks(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 3, 1, 2, 'Because' ) );
		$this->respond( $survey, array( null, null, null, 'Nothing' ) );

		$listed = $this->request( 'GET', "surveys/$survey->id/responses", array( 'orderby' => 'submitted_at', 'order' => 'asc' ) );
		self::assertSame( array( 'Room, Price, Food', 'Nothing' ), $listed->column( 'items', 'first_answer' ) );
		self::assertSame( array( 'Room, Price, Food · Because', 'Nothing' ), $listed->column( 'items', 'preview' ) );
	}

	/** Guards against: a shared link showed each item as a question of its own, with the counts of its ranks. */
	public function test_shared_results_show_the_items_in_one_table(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 2, 1, 3 ) );
		$this->respond( $survey, array( 3, 1, 2 ) );
		$this->respond( $survey, array( 1, 2, 3 ) );
		$page = function ( string ...$items ) use ( $survey ): string {
			$made = $this->request( 'POST', "surveys/$survey->id/shares", array( 'question_ids' => $items ) );
			$this->assertStatus( 201, $made );
			$html = SharedResultsPage::html( Plugin::get( ReadSharedResults::class )->run( $made->text( 'token' ) ), '' );
			return trim( wp_strip_all_tags( str_replace( '<', ' <', (string) strstr( $html, '<section' ) ) ) );
		};

		self::assertMatchesRegularExpression(
			'/^What matters\? +3 answered · 0 skipped +Item +Average rank +Ranked first +Room +1.3 of 3 +66.7% +Food +2.0 of 3 +33.3% +Price +2.7 of 3 +0.0% +A longer/',
			$page( self::FOOD, self::ROOM, self::PRICE )
		);
		self::assertMatchesRegularExpression( '/Ranked first +Price +2.7 of 3 +0% +A longer/', $page( self::PRICE ) );
	}

	public function test_an_email_says_how_many_items_a_rank_is_out_of(): void {
		$survey = $this->survey();
		$stored = Plugin::get( ResponseRepository::class )->many( array( $this->respond( $survey, array( 3, 1, 2 ) ) ) );
		self::assertNotSame( array(), $stored );
		$mail = ( new ComposeResponseMail() )->run( $survey, $stored, new MailTheme( true, '' ) );
		self::assertMatchesRegularExpression( '/What matters\? – Food\s+3 of 3/', $mail->text );
	}

	public function test_a_sample_ranks_each_item_once(): void {
		$sample = Plugin::get( SampleResponse::class )->makeExample( $this->survey() );
		$values = array_map( static fn( Answer $answer ): mixed => $answer->value, $sample->answers );
		self::assertSame( array( 1, 2, 3 ), array_slice( $values, 0, 3 ) );
	}

	public function test_stores_only_complete_rankings_and_none_at_all(): void {
		$survey = $this->survey();
		$path   = "surveys/$survey->id/responses";
		$ties   = $this->request( 'POST', $path, $this->submission( $survey, array( 1, 1, 2, 'Hi' ) ) );
		$this->assertStatus( 400, $ties );
		self::assertStringContainsString( 'Give each item a different number from 1 to 3.', (string) wp_json_encode( $ties->body ) );
		$this->assertStatus( 400, $this->request( 'POST', $path, $this->submission( $survey, array( 1, 2, null, 'Hi' ) ) ) );
		$this->assertStatus( 201, $this->request( 'POST', $path, $this->submission( $survey, array( null, null, null, 'Hi' ) ) ) );
		$this->assertStatus( 201, $this->request( 'POST', $path, $this->submission( $survey, array( 2, 3, 1, 'Hi' ) ) ) );
	}

	public function test_an_answer_to_a_page_that_was_open_while_an_item_was_removed_is_kept(): void {
		$survey = $this->survey();
		$sent   = array( 'id' => $survey->id, 'title' => 'S', 'questions' => array( self::ranking( 2 ) ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $sent ) );
		$late = $this->submission( $survey, array( 3, 1, 2 ), array( 'version' => $survey->version ) );
		$this->assertStatus( 201, $this->request( 'POST', "surveys/$survey->id/responses", $late ) );
	}

	public function test_a_condition_compares_the_rank_of_an_item(): void {
		$logic  = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array( array( 'question_id' => self::PRICE, 'compare' => '<', 'value' => 2 ) ),
		);
		$must   = array( 'required' => true );
		$later  = self::aQuestion( 'text', array( 'logic' => $logic, 'settings' => $must ) );
		$survey = $this->aSurvey( array( 'questions' => array( self::ranking(), $later ) ) );
		$path   = "surveys/$survey->id/responses";
		self::assertCount( 1, $survey->questions[1]->logic->conditions );
		$this->assertStatus( 400, $this->request( 'POST', $path, $this->submission( $survey, array( 3, 2, 1 ) ) ) );
		$this->assertStatus( 201, $this->request( 'POST', $path, $this->submission( $survey, array( 1, 2, 3 ) ) ) );
	}

	public function test_it_is_published_only_with_two_items(): void {
		foreach ( array( 'draft' => 1, 'publish' => 2 ) as $status => $count ) {
			$rows = array_slice( array( array( 'label' => 'Food' ), array( 'label' => 'Room' ) ), 0, $count );
			$sent = array( self::aQuestion( 'ranking', array( 'config' => array( 'rows' => $rows ) ) ) );
			$sent = array( 'title' => 'S', 'status' => 'publish', 'questions' => $sent );
			self::assertSame( $status, $this->request( 'POST', 'surveys', $sent )->at( 'survey.status' ) );
		}
	}

	private function survey(): Survey {
		return $this->aSurvey( array( 'questions' => array( self::ranking(), self::aQuestion( 'text' ) ) ) );
	}

	/** @return array<string, mixed> */
	private static function ranking( int $count = 3 ): array {
		$rows = array(
			array( 'id' => self::FOOD, 'label' => 'Food' ),
			array( 'id' => self::ROOM, 'label' => 'Room' ),
			array( 'id' => self::PRICE, 'label' => 'Price' ),
		);
		return array(
			'id'     => self::ID,
			'title'  => 'What matters?',
			'type'   => 'ranking',
			'config' => array( 'rows' => array_slice( $rows, 0, $count ) ),
		);
	}
}
