<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Page;

use UserFeedback\Lifecycle\RotateKeyCommand;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\SingleUseToken;
use UserFeedback\Tests\Support\Cases\LinkVisitTestCase;

/** Visits that a single-use link continues on another device. */
final class LinkVisitTest extends LinkVisitTestCase {

	public function test_the_link_brings_back_what_its_visitor_chose(): void {
		self::assertSame( array( 'token' => $this->token ), $this->restored() );
		$this->leave( array( 'No', 4 ) );

		[ $first, $second, $third ] = array_column( $this->survey->questions, 'id' );
		self::assertSame(
			array(
				'token'   => $this->token,
				'started' => array(
					'path'   => array( $first, $second, $third ),
					'drafts' => array(
						$first  => array( 'value' => 'No', 'comments' => '', 'name' => '' ),
						$second => array( 'value' => 4, 'comments' => '', 'name' => '' ),
					),
					'times'  => array( $first => 5, $second => 6, $third => 7 ),
				),
			),
			$this->restored()
		);
		self::assertStringContainsString( 'hidden>' . self::GREETING, $this->page()->html );
		self::assertStringContainsString( 'no-store', $this->page()->headers['Cache-Control'] );
	}

	public function test_the_visitor_continues_where_they_left_although_that_question_has_an_answer(): void {
		[ $first, $second ] = array_column( $this->survey->questions, 'id' );
		foreach ( array( 1 => array( $first, $second ), 0 => array( $first ) ) as $left => $path ) {
			$this->leave( array( 'No', 4 ), array( 'steps' => $this->steps( $left ) ) );
			self::assertSame( $path, $this->restored()['started']['path'] ?? null );
			self::assertSame( array( $first => 'No', $second => 4 ), self::drafts( $this->restored() ) );
			Plugin::get( Db::class )->write( 'DELETE FROM {visits}' ); // A report never goes back.
		}
	}

	public function test_without_the_link_nothing_is_restored(): void {
		$this->leave( array( 'No', 4 ) );
		$this->shared( array(), array( 'slug' => 'b' ), self::keeping() );
		$last = substr( $this->link, 0, -1 ) . ( str_ends_with( $this->link, '0' ) ? '1' : '0' );
		foreach ( array( '', wp_generate_uuid4(), $this->token, $last, strtoupper( $this->link ) ) as $invitation ) {
			$this->assertRestoresNothing( $this->visit( 'a', array(), array( 'invitation' => $invitation ) ) );
		}
		$this->assertRestoresNothing( $this->visit( 'b', array(), array( 'invitation' => $this->link ) ) );
		$another = Plugin::get( SingleUseToken::class )->create( $this->survey->id );
		$this->assertRestoresNothing( $this->visit( 'a', array(), array( 'invitation' => $another ) ) );

		$_GET     = array( 'invitation' => $this->link );
		$manifest = $this->asVisitor()->request( 'GET', "widget/manifest?inline[]={$this->survey->id}&invitation=$this->link" );
		self::assertContains( $this->survey->id, $manifest->column( 'surveys', 'id' ) );
		self::assertStringNotContainsString( $this->token, (string) wp_json_encode( $manifest->body ) );
	}

	public function test_a_personal_link_restores_only_with_its_value(): void {
		$questions = array( self::aQuestion(), self::aQuestion( 'hidden', array( 'title' => 'customer' ) ), self::aQuestion() );
		foreach ( array( true, false ) as $index => $isInvited ) {
			$this->given( $questions, array( 'slug' => "personal-$index", 'invited' => $isInvited ), '42' );
			$this->leave( array( 'No' ) );
			self::assertSame( 'No', self::drafts( $this->restored() )[ $this->survey->questions[0]->id ] );
			$this->query['customer'] = '43';
			$this->assertRestoresNothing( $this->page() );
		}
	}

	public function test_a_link_restores_until_the_key_was_rotated_twice(): void {
		$this->leave( array( 'No' ) );
		foreach ( array( true, false ) as $isRestored ) {
			( new RotateKeyCommand( static fn( string $line ): string => $line ) )();
			self::assertSame( $isRestored, str_contains( $this->page()->html, self::GREETING ) );
		}
	}

	public function test_an_unfinished_response_is_restored_and_ends_with_the_response(): void {
		$this->leave( array( 'No', 4 ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		self::assertSame( array( 'No', 4 ), array_values( self::drafts( $this->restored() ) ) );
		self::assertSame( array( 1, 0 ), $this->totals() );

		// On another device, after the row of the visit was deleted. The visitor changes the first answer, and doesn't go on.
		$this->sumAt( '2026-12-10T10:00:00Z' );
		$changed = array( 'question_id' => $this->survey->questions[0]->id, 'value' => 'Yes' );
		$this->leave( array(), array( 'answers' => array( $changed ) ) );
		$this->sumAt( '2026-12-12T10:00:00Z' );
		self::assertSame( array( 'Yes', 4 ), array_values( self::drafts( $this->restored() ) ) );
		self::assertSame( array( 1, 0 ), $this->totals() );
		$this->assertStatus( 201, $this->finish() );

		self::assertSame( array( 0, 1 ), $this->totals() );
		self::assertStringContainsString( 'already been used', $this->page()->html );
		self::assertSame( array( 1, 0, 0 ), $this->visits() );
	}

	public function test_a_visit_on_two_devices_is_one_visit(): void {
		$this->leave( array( 'No', 4 ) );
		$this->leave( array( 'No' ) ); // The other device got less far.
		self::assertSame( array( 0, 0, 1 ), $this->visits() );
		self::assertCount( 2, self::drafts( $this->restored() ) );
		$this->assertStatus( 201, $this->finish() );
		$this->leave( array( 'No', 4 ) );
		$this->assertStatus( 200, $this->finish() );
		$this->sumAt( '2026-11-22T10:00:00Z' );

		self::assertSame( array( 1, 1, 0 ), $this->visits() );
		self::assertSame( array( 0, 1 ), $this->totals() );
	}

	public function test_a_visitor_who_comes_back_and_skips_all_has_no_unfinished_response(): void {
		$this->leave( array( 'No', 4 ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		$skipped = array( 'question_id' => $this->survey->questions[0]->id, 'outcome' => 'skipped', 'seconds' => 1 );
		$this->leave( array(), array( 'steps' => array( $skipped ), 'finished' => true ) );

		self::assertSame( array( 'token' => $this->token ), $this->restored() );
		self::assertSame( array( 0, 0 ), $this->totals() );
	}

	public function test_only_answers_that_still_fit_the_survey_are_restored(): void {
		$given = self::aQuestion( 'checkbox', array( 'config' => array( 'options' => array( 'A', 'B', 'C' ) ) ) );
		$this->given( array( self::aQuestion(), $given, self::aQuestion( 'star-rating' ), self::aQuestion() ), array( 'slug' => 'c' ) );
		[ $first, $second, $third, $last ] = $this->survey->questions;
		$this->leave( array( 'No', array( 'A', 'C' ), 4, 'Yes' ) );

		$condition = array( 'question_id' => $first->id, 'compare' => '=', 'value' => 'Yes' );
		$logic     = array( 'enabled' => true, 'action' => 'show', 'conditions' => array( $condition ) );
		$this->save(
			array(
				$first->toArray(),
				array_replace( $second->toArray(), array( 'config' => array( 'options' => array( 'A', 'B' ) ) ) ),
				array( 'logic' => $logic ) + $last->toArray(),
			)
		);
		self::assertSame( array( $first->id => 'No', $second->id => array( 'A' ) ), self::drafts( $this->restored() ) );
		self::assertSame( array( $first->id, $second->id ), $this->restored()['started']['path'] ?? null );
		self::assertNotContains( $third->id, array_keys( (array) ( $this->restored()['started']['times'] ?? array() ) ) );
	}

	public function test_a_survey_that_no_longer_keeps_answers_restores_none(): void {
		$this->leave( array( 'No', 4 ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		foreach ( array( array( 'drop_off' => true ), array() ) as $behavior ) {
			$this->save( null, $behavior + array( 'drop_off' => false, 'keep_partial' => false ) );
			self::assertSame( array( 'token' => $this->token ), $this->restored() );
		}
		$this->assertStatus( 201, $this->finish( array() ) );
		self::assertSame( array( 0, 1 ), $this->totals() );
		self::assertSame( array(), $this->restored( Plugin::get( SingleUseToken::class )->create( $this->survey->id ) ) );
	}

	public function test_a_matrix_an_other_option_and_texts_between_questions_are_restored(): void {
		$rows  = array( array( 'label' => 'Price' ), array( 'label' => 'Speed' ) );
		$table = self::aQuestion( 'matrix', array( 'config' => array( 'options' => array( 'Good', 'Bad' ), 'rows' => $rows ) ) );
		$other = self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( 'Tea', 'Else' ), 'other' => 'Else' ) ) );
		$this->given( array( self::aQuestion( 'statement' ), $table, $other, self::aQuestion() ), array( 'slug' => 'd' ) );
		[ $text, $matrix, $choice ] = array_column( $this->survey->questions, 'id' );

		$this->leave( array( null, null, 'Else' ), array( 'answers' => array( $this->row( 1, 'Bad' ) ) ) );
		self::assertSame( array( $matrix => array( '', 'Bad' ) ), self::drafts( $this->restored() ) );
		self::assertSame( array( $text, $matrix ), $this->restored()['started']['path'] ?? null );

		$answers = array( $this->row( 0, 'Good' ), $this->row( 1, 'Bad' ), array( 'question_id' => $choice, 'value' => 'Else' ) );
		$this->leave( array( null, null, 'Else' ), array( 'answers' => $answers ) );
		self::assertSame( array( $matrix => array( 'Good', 'Bad' ), $choice => 'Else' ), self::drafts( $this->restored() ) );
		self::assertSame( array( $text, $matrix, $choice ), $this->restored()['started']['path'] ?? null, 'Its text is missing.' );
	}

	public function test_the_form_has_the_answers_and_ends_the_visit(): void {
		$this->leave( array( 'No', 4 ) );
		$html = $this->page()->html;
		self::assertStringContainsString( self::GREETING . '</p>', $html );
		self::assertStringContainsString( 'value="No" checked', $html );
		self::assertStringContainsString( 'value="4" checked', $html );

		$form = array(
			'answer' => array( $this->survey->questions[0]->id => 'No' ),
			'shown'  => implode( ' ', array_column( $this->survey->questions, 'id' ) ),
			'nonce'  => $this->tokenOf( $this->survey ),
		);
		self::assertSame( 303, $this->page( $form )->status );
		$this->sumAt( '2026-11-22T10:00:00Z' );
		self::assertSame( array( 0, 1 ), $this->totals() );
		self::assertSame( array( 0, 0, 0 ), $this->visits() );
	}

	public function test_pages_of_surveys_that_record_nothing_stay_the_same(): void {
		$this->given( array( self::aQuestion() ), array( 'slug' => 'e' ), null, array() );
		self::assertSame( array(), $this->restored() );
		self::assertStringNotContainsString( 'userfeedback-restored', $this->page()->html );
	}
}
