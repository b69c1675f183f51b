<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Page;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\SurveyPageTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\Page\SurveyPage\ShowSurveyPage;
use UserFeedback\Widget\Page\SurveyPage\SurveyPageReply;

/** A survey's own page for browsers without JavaScript. */
final class SurveyFormTest extends SurveyPageTestCase {

	use Responding;

	private const TOKEN = 'b1d4b3c4-5a0e-4d3b-9a55-0a8c5d2f4e11';

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$first        = wp_generate_uuid4();
		$logic        = array(
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => array(
				array(
					'question_id' => $first,
					'compare'     => '=',
					'value'       => 'No',
				),
			),
		);
		$required     = array( 'settings' => array( 'required' => true ) );
		$this->survey = $this->shared(
			array(
				'questions' => array(
					array( 'id' => $first ) + self::aQuestion( 'radio-button', array( 'title' => 'Found it?' ) + $required ),
					self::aQuestion( 'checkbox', array( 'title' => 'Which?' ) ),
					self::aQuestion( 'nps', array( 'title' => 'Recommend?' ) ),
					self::aQuestion( 'text', array( 'title' => 'What was missing?', 'logic' => $logic ) + $required ),
					self::aQuestion( 'email', array( 'title' => 'Your email?' ) ),
				),
			),
			array( 'slug' => 'a' )
		);
	}

	protected function tearDown(): void {
		$_POST = array();
		unset( $_SERVER['HTTP_ORIGIN'] );
		parent::tearDown();
	}

	public function test_shows_all_questions_without_conditions(): void {
		$html = $this->visit( 'a' )->html;

		self::assertStringContainsString( '<form method="post"', $html );
		self::assertStringContainsString( 'Found it?', $html );
		self::assertStringNotContainsString( 'What was missing?', (string) preg_replace( '~<script.*?</script>~s', '', $html ) );
	}

	public function test_asks_types_of_the_extended_bundle_that_a_form_can_ask(): void {
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->survey = $this->shared(
			array(
				'questions' => array(
					self::aQuestion( 'statement', array( 'title' => 'Welcome!' ) ),
					self::aQuestion( 'csat', array( 'title' => 'Satisfied?' ) ),
					self::aQuestion( 'dropdown', array( 'title' => 'Where?', 'config' => array( 'options' => array( 'Rome', 'Oslo' ) ) ) ),
					self::aQuestion( 'consent', array( 'title' => 'Terms', 'config' => array( 'options' => array( 'I agree.' ) ) ) ),
					self::aQuestion( 'hidden', array( 'title' => 'plan' ) ),
				),
			),
			array( 'slug' => 'b' )
		);
		$html         = $this->visit( 'b', array(), array( 'plan' => 'pro"<' ) )->html;
		$form         = (string) preg_replace( '~<script.*?</script>~s', '', $html );

		foreach ( array( 'Welcome!', 'Very dissatisfied', 'Oslo', 'type="checkbox"', 'value="pro&quot;&lt;"' ) as $part ) {
			self::assertStringContainsString( $part, $form );
		}
		self::assertStringNotContainsString( '>plan', $form );

		self::assertSame( 303, $this->send( array( '', '5', 'Oslo', 'I agree.', 'pro' ), 5, array(), 'b' )->status );
		$this->asRoleWith( Permission::VIEW );
		$id   = $this->request( 'GET', "surveys/{$this->survey->id}/responses" )->id( 'items.0.id' );
		$read = $this->request( 'GET', "surveys/{$this->survey->id}/responses/$id" );
		self::assertSame( array( 5, 'Oslo', 'I agree.', 'pro' ), array_column( (array) $read->at( 'answers' ), 'value' ) );
	}

	public function test_asks_each_row_of_a_matrix_and_numbers(): void {
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$values                      = array( 'Good', 'Bad' );
		$rows                        = array( array( 'label' => 'Price <b>' ), array( 'label' => 'Speed' ) );
		$matrix                      = array( 'title' => 'Rate', 'config' => array( 'options' => $values, 'rows' => $rows ) );
		$must                        = array( 'settings' => array( 'required' => true ) );
		$this->survey                = $this->shared(
			array(
				'questions' => array(
					self::aQuestion( 'matrix', $matrix + $must ),
					self::aQuestion( 'number', array( 'title' => 'Age?', 'config' => array( 'min' => 0, 'max' => 120 ) ) ),
					self::aQuestion( 'slider', array( 'title' => 'How warm?', 'config' => array( 'min' => -20, 'max' => 40 ) ) ),
				),
			),
			array( 'slug' => 'b' )
		);
		list( $matrix, $age, $warm ) = $this->survey->questions;
		list( $price, $speed )       = $matrix->parts();

		$form  = (string) preg_replace( '~<script.*?</script>~s', '', $this->visit( 'b' )->html );
		$parts = array( '<legend>Rate</legend>', '<legend>Price &lt;b&gt;</legend>', 'min="0" max="120"', 'min="-20" max="40"' );
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $form );
		}

		$answers = array( $price->id => 'Good', $age->id => '130', $warm->id => '-7' );
		$again   = $this->sendAnswers( $answers );
		self::assertSame( 400, $again->status );
		self::assertStringContainsString( 'value="Good" checked', $again->html );
		self::assertStringContainsString( 'value="130"', $again->html );
		self::assertSame( 2, substr_count( $again->html, 'class="error"' ) );

		self::assertSame( 303, $this->sendAnswers( array( $speed->id => 'Bad', $age->id => '42' ) + $answers )->status );
		$this->asRoleWith( Permission::VIEW );
		$id   = $this->request( 'GET', "surveys/{$this->survey->id}/responses" )->id( 'items.0.id' );
		$read = $this->request( 'GET', "surveys/{$this->survey->id}/responses/$id" );
		self::assertSame( array( 'Good', 'Bad', 42, -7 ), array_column( (array) $read->at( 'answers' ), 'value' ) );
	}

	public function test_asks_for_the_rank_of_each_item(): void {
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$rows         = array( array( 'label' => 'Price <b>' ), array( 'label' => 'Speed' ) );
		$this->survey = $this->shared(
			array( 'questions' => array( self::aQuestion( 'ranking', array( 'title' => 'Rank', 'config' => array( 'rows' => $rows ) ) ) ) ),
			array( 'slug' => 'b' )
		);

		list( $price, $speed ) = $this->survey->parts();
		$form                  = (string) preg_replace( '~<script.*?</script>~s', '', $this->visit( 'b' )->html );
		self::assertStringContainsString( '<option>1</option><option>2</option></select> Price &lt;b&gt;</label>', $form );

		$again = $this->sendAnswers( array( $price->id => '2', $speed->id => '2' ) );
		self::assertSame( 400, $again->status );
		self::assertSame( 2, substr_count( $again->html, 'class="error">Give each item a different number from 1 to 2.' ) );
		self::assertSame( 2, substr_count( $again->html, '<option selected>2</option>' ) );
		self::assertStringNotContainsString( 'answers[', $again->html );
		self::assertStringContainsString( '<option selected>&lt;b&gt;</option>', $this->sendAnswers( array( $price->id => '<b>' ) )->html );

		self::assertSame( 303, $this->sendAnswers( array( $price->id => '2', $speed->id => '1' ) )->status );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
	}

	/** @param array<string, string> $answers */
	private function sendAnswers( array $answers ): SurveyPageReply {
		return $this->visit(
			'b',
			array(
				'answer' => $answers,
				'shown'  => implode( ' ', array_column( $this->survey->parts(), 'id' ) ),
				'nonce'  => $this->tokenOf( $this->survey ),
				'token'  => wp_generate_uuid4(),
			)
		);
	}

	public function test_asks_for_a_date_within_its_limits(): void {
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$limits       = array( 'min_date' => '2026-01-01', 'max_date' => '2026-12-31' );
		$this->survey = $this->shared(
			array( 'questions' => array( self::aQuestion( 'date', array( 'title' => 'When?', 'config' => $limits ) ) ) ),
			array( 'slug' => 'c' )
		);
		self::assertMatchesRegularExpression( '~<input type="date" min="2026-01-01" max="2026-12-31" name~', $this->visit( 'c' )->html );

		$late = $this->send( array( '2027-01-01' ), 1, array(), 'c' )->html;
		self::assertStringContainsString( 'The latest possible date is 2026-12-31.', $late );
		self::assertStringContainsString( 'value="2027-01-01"', $late );
		self::assertSame( 303, $this->send( array( '2026-03-14' ), 1, array(), 'c' )->status );
	}

	public function test_stores_a_response_as_the_widget_does_and_counts_the_display(): void {
		$reply = $this->send( array( 'Yes', array( 'Yes', 'No' ), '9', '', ' jane@example.org ' ) );

		self::assertSame( 303, $reply->status );
		self::assertSame( add_query_arg( ShowSurveyPage::SENT, '1', SurveyPageUrl::of( 'a' ) ), $reply->headers['Location'] );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$id   = $this->request( 'GET', "surveys/{$this->survey->id}/responses" )->id( 'items.0.id' );
		$read = $this->request( 'GET', "surveys/{$this->survey->id}/responses/$id" );
		$all  = array_column( (array) $read->at( 'answers' ), 'value' );
		self::assertSame( array( 'Yes', array( 'Yes', 'No' ), 9, null, 'jane@example.org' ), $all );
		self::assertSame( SurveyPageUrl::of( 'a' ), $read->at( 'page_submitted.url' ) );
		self::assertSame( 1, $this->request( 'GET', "surveys/{$this->survey->id}" )->at( 'impressions' ) );
		$visitors = Plugin::get( Db::class )->value( 'SELECT SUM(visitors) FROM {daily}' );
		self::assertSame( 0, (int) $visitors, 'Only a browser knows if its visitor saw one of two versions before.' );
	}

	public function test_asks_more_questions_that_the_answers_lead_to_and_keeps_the_answers(): void {
		$reply = $this->send( array( 'No', array( 'Yes' ), '3', '', 'jane@example.org' ) );
		self::assertStringContainsString( 'What was missing?', $reply->html );
		self::assertStringContainsString( 'value="No" checked', $reply->html );
		self::assertStringContainsString( 'value="3" checked', $reply->html );
		self::assertStringContainsString( 'value="jane@example.org"', $reply->html );
		self::assertSame( 0, $this->storedResponses( $this->survey ) );

		$again = $this->send( array( 'No', array( 'Yes' ), '3', '', 'jane@example.org' ), 5 );
		self::assertSame( 400, $again->status );
		self::assertStringContainsString( 'This is required.', $again->html );
		self::assertSame( 303, $this->send( array( 'No', array( 'Yes' ), '3', 'Beans', '' ), 5 )->status );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
	}

	public function test_shows_errors_next_to_their_questions_and_loses_nothing(): void {
		$reply = $this->send( array( 'Yes', array(), '', '', '"><script>alert(1)</script>' ) );

		self::assertSame( 400, $reply->status );
		self::assertStringContainsString( 'Enter a valid email address.', $reply->html );
		self::assertStringContainsString( 'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"', $reply->html );
		self::assertStringNotContainsString( '<script', $reply->html );
		self::assertSame( 1, substr_count( $reply->html, 'class="error"' ) );
		self::assertSame( 0, $this->storedResponses( $this->survey ) );
	}

	public function test_a_repeated_form_is_stored_once(): void {
		$this->send( array( 'Yes' ) );
		$this->send( array( 'Yes' ) );

		self::assertSame( 1, $this->storedResponses( $this->survey ) );
	}

	public function test_a_form_that_was_open_for_days_is_still_accepted(): void {
		$old = Plugin::get( WriteToken::class )->of( $this->survey->id );
		$this->stopClockAt( '+10 days' );

		self::assertSame( 303, $this->send( array( 'Yes' ), 4, array( 'nonce' => $old ) )->status );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
	}

	public function test_refuses_forged_tokens_and_forms_of_other_sites(): void {
		$other = Plugin::get( WriteToken::class )->of( $this->survey->id + 1 );
		foreach ( array( '', 'x', $other ) as $nonce ) {
			self::assertSame( 400, $this->send( array( 'Yes' ), 4, array( 'nonce' => $nonce ) )->status );
		}
		foreach ( array( 'https://evil.example', 'null' ) as $origin ) {
			$_SERVER['HTTP_ORIGIN'] = $origin;
			$reply                  = $this->send( array( 'Yes' ) );
			self::assertStringContainsString( 'only from pages on this site', $reply->html );
		}
		self::assertSame( 0, $this->storedResponses( $this->survey ) );
	}

	public function test_a_bot_that_fills_in_the_hidden_field_is_spam(): void {
		self::assertSame( 303, $this->send( array( 'Yes' ), 4, array( 'website' => 'https://spam.example' ) )->status );

		$this->asRoleWith( Permission::VIEW );
		$list = $this->request( 'GET', "surveys/{$this->survey->id}/responses", array( 'filter' => array( 'status' => 'spam' ) ) );
		self::assertCount( 1, (array) $list->at( 'items' ) );
	}

	/** Nothing of a form is trusted, whatever its shape. */
	public function test_hostile_forms_store_nothing(): void {
		$id     = $this->survey->questions[0]->id;
		$nonce  = Plugin::get( WriteToken::class )->of( $this->survey->id );
		$shown  = implode( ' ', array_column( $this->survey->questions, 'id' ) );
		$values = array( array( 'Yes' ), array( array( 'Yes' ) ), 'Maybe', "Yes\0", str_repeat( 'x', 70_000 ), "\xff\xfe", '{"$ne":1}' );
		foreach ( $values as $value ) {
			$sent = array( 'answer' => array( $id => $value ) ) + compact( 'nonce', 'shown' );
			self::assertSame( 400, $this->visit( 'a', $sent )->status );
		}
		foreach ( array( 'answer', 'nonce', 'shown', 'token', 'website', 'version', 'comment', 'person' ) as $name ) {
			foreach ( array( 'x', array( 'x' ), array( array( 'x' ) ) ) as $value ) {
				$this->visit( 'a', array( $name => $value ) + compact( 'nonce', 'shown' ) );
			}
		}
		self::assertSame( 0, $this->storedResponses( $this->survey ) );
	}

	public function test_says_thanks_after_the_redirect(): void {
		$html = $this->visit( 'a', array(), array( ShowSurveyPage::SENT => '1' ) )->html;

		self::assertStringContainsString( 'Thanks for your feedback!', $html );
		self::assertStringNotContainsString( '<form', $html );
		self::assertStringNotContainsString( 'userfeedback-manifest', $html );
	}

	public function test_tells_visitors_who_are_too_late_for_a_hard_limit_and_keeps_their_answers(): void {
		$behavior     = array( 'max_responses' => 1, 'hard_limit' => true, 'late_message' => 'All gone, sorry!' );
		$this->survey = $this->shared( array(), array( 'slug' => 'late' ), array( 'behavior' => $behavior ) );
		$quotas       = $this->survey->quotas();
		self::assertNotNull( $quotas );
		Plugin::get( QuotaRepository::class )->prepare( $quotas );
		self::assertTrue( Plugin::get( QuotaRepository::class )->take( $quotas, $quotas->cells() ) );

		$reply = $this->send( array( 'Yes' ), 1, array(), 'late' );
		self::assertSame( array( 303, 1 ), array( $reply->status, $this->storedResponses( $this->survey ) ) );
		self::assertStringContainsString( ShowSurveyPage::SENT . '=late', $reply->headers['Location'] );
		$html = $this->visit( 'late', array(), array( ShowSurveyPage::SENT => 'late' ) )->html;
		self::assertStringContainsString( 'All gone, sorry!', $html );
		self::assertStringNotContainsString( 'Thanks for your feedback!', $html );
	}

	public function test_redirects_after_the_response(): void {
		$page         = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Thanks' ) );
		$to           = array( 'type' => 'redirect', 'message' => '', 'redirect_to' => array( 'id' => $page, 'label' => 'Thanks' ) );
		$this->survey = $this->shared( array(), array( 'slug' => 'r' ), array( 'thank_you' => $to ) );

		$reply = $this->send( array( 'Yes' ), 1, array(), 'r' );
		self::assertSame( 303, $reply->status );
		self::assertSame( get_permalink( $page ), $reply->headers['Location'] );
	}

	/**
	 * @param list<mixed>           $values  in the order of the questions
	 * @param int                   $shown   how many questions the form has
	 * @param array<string, string> $changes to the form
	 */
	private function send( array $values, int $shown = 4, array $changes = array(), string $slug = 'a' ): SurveyPageReply {
		$ids   = array_column( $this->survey->questions, 'id' );
		$first = 4 === $shown ? array_values( array_diff( $ids, array( $ids[3] ?? '' ) ) ) : $ids;
		$sent  = array_combine( array_slice( $ids, 0, count( $values ) ), $values );
		return $this->visit(
			$slug,
			$changes + array(
				'answer' => $sent,
				'shown'  => implode( ' ', $first ),
				'nonce'  => Plugin::get( WriteToken::class )->of( $this->survey->id ),
				'token'  => self::TOKEN,
			)
		);
	}
}
