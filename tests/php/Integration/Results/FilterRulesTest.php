<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BackfillOrdinals;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\AnsweredByHand;

/** Filters that are allowed, who may use them, and where the bitmaps must first be built or repaired. */
final class FilterRulesTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_filter_values_are_listed_most_frequent_first(): void {
		$known = $this->known();
		for ( $i = 0; $i < 60; ++$i ) {
			$known->respond();
		}
		Plugin::get( ResponseProcessor::class )->run();
		$values = $this->request( 'GET', "surveys/{$known->survey->id}/filter-values", array( 'field' => 'browser' ) );
		$told   = array_column( (array) $values->body, 'count', 'value' );
		$counts = array_count_values( array_column( $known->entries, 'browser' ) );
		unset( $counts[''] );
		self::assertEquals( $counts, $told );
		arsort( $counts );
		self::assertSame( reset( $counts ), reset( $told ) );

		$found = $this->request( 'GET', "surveys/{$known->survey->id}/filter-values", array( 'field' => 'page', 'search' => 'red' ) );
		self::assertSame( array( '/pens/red/' ), array_column( (array) $found->body, 'value' ) );
	}

	public function test_an_impossible_condition_is_refused_at_its_field(): void {
		$known                       = $this->known();
		$path                        = "surveys/{$known->survey->id}/results";
		[ $choice, , $text, $score ] = $known->ids();
		foreach ( array(
			array( array( 'question_id' => $text, 'is' => 'chose', 'values' => array( 'a' ) ), 'is' ),
			array( array( 'question_id' => $choice, 'is' => 'between' ), 'is' ),
			array( array( 'question_id' => $choice, 'is' => 'chose' ), 'values' ),
			array( array( 'question_id' => $score, 'is' => 'between', 'min' => 9, 'max' => 3 ), 'min' ),
			array( array( 'question_id' => $text, 'is' => 'contains', 'text' => ' ' ), 'text' ),
		) as [ $condition, $field ] ) {
			$answer = $this->request( 'GET', $path, array( 'filter' => array( 'answers' => array( $condition ) ) ) );
			$this->assertInvalid( $answer, "filter.answers[0].$field" );
		}
		$gone = array( 'question_id' => wp_generate_uuid4(), 'is' => 'answered' );
		$this->assertNotFound( $this->request( 'GET', $path, array( 'filter' => array( 'answers' => array( $gone ) ) ) ) );
		foreach ( array( $text, $choice ) as $columns ) {
			$query = array( 'rows' => $choice, 'columns' => $columns );
			$this->assertInvalid( $this->request( 'GET', "surveys/{$known->survey->id}/cross", $query ), 'columns' );
		}
	}

	/** Twenty pages have a row each; a survey on a thousand pages has no more rows than that. */
	public function test_a_cross_table_of_pages_has_twenty_rows_and_one_for_all_others(): void {
		$survey = $this->aSurvey();
		$path   = "surveys/{$survey->id}/cross";
		$asked  = array( 'rows' => 'page', 'columns' => $survey->questions[0]->id );
		$pages  = array_map( static fn( int $page ): string => "/page-$page/", range( 1, 23 ) );
		foreach ( array( $pages[0], $pages[0], ...$pages ) as $page ) {
			$values = array( array( 'question_id' => $survey->questions[0]->id, 'value' => 'Yes' ) );
			Plugin::get( ResponseRepository::class )->add(
				new NewResponse(
					$survey->id,
					wp_generate_uuid4(),
					( new AnswerRules( $survey->questions ) )->clean( $values ),
					SubmittedPage::of( 2, 'A page', "https://example.org$page" ),
					Plugin::get( Clock::class )->now(),
					new Visitor( '', 'Firefox' ),
					ResponseStatus::PUBLISH
				)
			);
		}
		$waiting = $this->request( 'GET', $path, $asked );
		self::assertSame( array( 25, 21 ), array( $waiting->at( 'total' ), count( $waiting->items( 'rows' ) ) ) );
		Plugin::get( ResponseProcessor::class )->run();
		$table = $this->request( 'GET', $path, $asked );
		$rows  = $table->column( 'rows', 'count', 'value' );
		self::assertSame( array( 25, 21 ), array( $table->at( 'total' ), count( $rows ) ) );
		self::assertSame( array( $pages[0] => 3 ), array_slice( $rows, 0, 1 ) );
		self::assertSame( array( '' => 3 ), array_slice( $rows, -1 ) );

		foreach ( array_diff( $pages, array_keys( $rows ) ) as $page ) { // A requested page has a row.
			$filtered = $this->request( 'GET', $path, $asked + array( 'filter' => array( 'page' => array( $page ) ) ) );
			self::assertSame( array( $page => 1 ), $filtered->column( 'rows', 'count', 'value' ) );
		}
		foreach ( array( 'browser', '', 'seven' ) as $unknown ) {
			$this->assertNotFound( $this->request( 'GET', $path, array( 'rows' => $unknown ) + $asked ) );
		}
	}

	public function test_the_free_edition_has_no_filters(): void {
		$known = $this->known();
		$this->withPlan( Plan::LITE );
		[ $rows, $columns ] = $known->ids();
		$path               = "surveys/{$known->survey->id}";

		$this->assertStatus( 403, $this->request( 'GET', "$path/results", array( 'filter' => array( 'device' => array( 'mobile' ) ) ) ) );
		$this->assertStatus( 403, $this->request( 'GET', "$path/cross", compact( 'rows', 'columns' ) ) );
		$this->assertStatus( 200, $this->request( 'GET', "$path/time" ) );
	}

	/** Guards against: responses that were counted before bitmaps existed were missing from every filter. */
	public function test_responses_counted_before_an_update_are_filtered(): void {
		$known = $this->known();
		for ( $i = 0; $i < 40; ++$i ) {
			$known->respond();
		}
		Plugin::get( ResponseProcessor::class )->run();
		foreach ( array( 'DELETE FROM {places}', 'DELETE FROM {bit_heads}', 'DELETE FROM {bits}' ) as $delete ) {
			Plugin::get( Db::class )->write( $delete );
		}
		delete_option( 'userfeedback_places_at' );
		$query = array( 'filter' => array( 'device' => array( 'mobile', 'desktop' ) ) );
		$this->assertFound( $known, $query );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $known->survey->id ) );
	}

	/** Guards against: after a rollback and a new update, filtered results left out what the old version had counted. */
	public function test_responses_counted_by_an_older_version_are_filtered_after_an_update(): void {
		$known = $this->known();
		for ( $i = 0; $i < 20; ++$i ) {
			$known->respond();
		}
		Plugin::get( ResponseProcessor::class )->run();
		$query = array( 'filter' => array( 'device' => array( 'mobile', 'desktop' ) ) );
		$this->assertFound( $known, $query );
		Plugin::get( Db::class )->write( 'DELETE FROM {places} WHERE survey_id = %d AND place > 11', array( $known->survey->id ) );
		self::assertIsString( get_option( 'userfeedback_places_at' ) );

		update_option( 'userfeedback_places_at', 'done 1' ); // The files have changed since.
		$this->assertFound( $known, $query );
	}

	/** Guards against: hosts without a shared disk took turns searching all responses, as each has its own file times. */
	public function test_a_host_does_not_undo_the_search_of_another_host(): void {
		update_option( 'userfeedback_places_at', 'done 1' ); // Another host's copy.
		self::assertFalse( Plugin::get( BackfillOrdinals::class )->isDone() );
		self::assertTrue( Plugin::get( BackfillOrdinals::class )->backfill( 9.0 ) );

		$stored = get_option( 'userfeedback_places_at' );
		self::assertIsString( $stored );
		self::assertStringEndsWith( ' 1', $stored, 'The other host would have to search again.' );
	}

	/** Guards against: on Galera, a response that committed late had a lower id than the ones already checked, and was left out. */
	public function test_a_response_with_a_lower_id_than_the_checked_ones_is_filtered(): void {
		$known = $this->known();
		for ( $i = 0; $i < 20; ++$i ) {
			$known->respond();
		}
		Plugin::get( ResponseProcessor::class )->run();
		$db = Plugin::get( Db::class );
		$db->write( 'DELETE FROM {places} WHERE survey_id = %d AND place IN (0, 11, 19)', array( $known->survey->id ) );
		$last = (int) $db->value( 'SELECT MAX(id) FROM {responses}' );

		update_option( 'userfeedback_places_at', $last - 1 ); // Another host's older version counted two of them meanwhile.
		$this->assertFound( $known, array( 'filter' => array( 'device' => array( 'mobile', 'desktop' ) ) ) );
	}

	/** Guards against: a damaged bitmap stayed wrong permanently. */
	public function test_the_nightly_check_finds_and_fixes_errors(): void {
		$known = $this->known();
		for ( $i = 0; $i < 30; ++$i ) {
			$known->respond();
		}
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( BitmapIndexer::class )->survey( $known->survey->id, 9.0, 0 );
		$db = Plugin::get( Db::class );
		$db->write( 'UPDATE {bits} SET bits = %s WHERE field = %s', array( 'l', '#device' ) );
		$db->write( 'DELETE FROM {bits} WHERE field = %s', array( '#country' ) );
		$db->write( 'DELETE FROM {places} WHERE survey_id = %d AND place = 3', array( $known->survey->id ) );

		self::assertGreaterThan( 3, Plugin::get( RecountSurvey::class )->survey( $known->survey->id ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $known->survey->id ) );
		$asked = array(
			'device'  => array( 'mobile', 'desktop' ),
			'country' => array( 'AT', 'DE' ),
		);
		$this->assertFound( $known, array( 'filter' => $asked ) );
	}

	/** @param array<string, mixed> $query */
	private function assertFound( AnsweredByHand $known, array $query ): void {
		$results = $this->request( 'GET', "surveys/{$known->survey->id}/results", $query );
		self::assertSame( count( $known->meant( $query ) ), $results->at( 'responses_count' ) );
		self::assertGreaterThan( 0, $results->at( 'responses_count' ) );
	}

	private function known(): AnsweredByHand {
		$options = array( 'config' => array( 'options' => AnsweredByHand::OPTIONS ) );
		return new AnsweredByHand(
			$this->aSurvey(
				array(
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
}
