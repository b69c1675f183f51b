<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Page;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\SingleUseToken;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Cases\SurveyPageTestCase;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;

/** Links to a survey's own page that count once. */
final class SingleUseLinkTest extends SurveyPageTestCase {

	use Responding;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->shared( array(), array( 'slug' => 'a', 'heading' => 'With {"invited":false} braces', 'invited' => true ) );
	}

	public function test_editors_create_links_that_differ(): void {
		$this->asRoleWith( Permission::EDIT );
		$reply = $this->request( 'POST', "surveys/{$this->survey->id}/single-use-links", array( 'count' => 1000 ) );

		$this->assertStatus( 200, $reply );
		$urls = (array) $reply->at( 'urls' );
		self::assertCount( 1000, array_unique( $urls, SORT_REGULAR ) );
		self::assertStringStartsWith( add_query_arg( 'invitation', '', SurveyPageUrl::of( 'a' ) ), $reply->text( 'urls.0' ) );
		foreach ( array( 0, 1001, -1, '5', null ) as $count ) {
			$refused = $this->request( 'POST', "surveys/{$this->survey->id}/single-use-links", array( 'count' => $count ) );
			$this->assertInvalid( $refused, 'count' );
		}
		$other = $this->aSurvey();
		$this->assertInvalid( $this->request( 'POST', "surveys/$other->id/single-use-links", array( 'count' => 1 ) ), 'id' );
	}

	public function test_the_page_needs_a_link_and_a_link_counts_once(): void {
		$token = Plugin::get( SingleUseToken::class )->create( $this->survey->id );

		self::assertSame( 403, $this->visit( 'a' )->status );
		$reply    = $this->visit( 'a', array(), array( 'invitation' => $token ) );
		$manifest = self::manifest( $reply );
		self::assertSame( 200, $reply->status );
		self::assertSame( $token, $manifest['token'] ?? '' );
		self::assertStringContainsString( 'extended.js', (string) wp_json_encode( $manifest['bundle'] ) );

		$this->assertStatus( 201, $this->answer( array( 'token' => $token ) ) );
		$this->assertStatus( 200, $this->answer( array( 'token' => $token ) ) );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
		self::assertStringContainsString( 'already been used', $this->visit( 'a', array(), array( 'invitation' => $token ) )->html );
	}

	public function test_without_javascript_the_link_counts_once_too(): void {
		$query = array( 'invitation' => Plugin::get( SingleUseToken::class )->create( $this->survey->id ) );
		$form  = array(
			'answer' => array( $this->survey->questions[0]->id => 'Yes' ),
			'shown'  => $this->survey->questions[0]->id,
			'nonce'  => $this->tokenOf( $this->survey ),
		);

		self::assertSame( 303, $this->visit( 'a', $form + array( 'token' => wp_generate_uuid4() ), $query )->status );
		self::assertSame( 303, $this->visit( 'a', $form + array( 'token' => wp_generate_uuid4() ), $query )->status );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
		self::assertSame( 403, $this->visit( 'a', $form )->status );
		$this->asRoleWith( Permission::VIEW );
		$list = $this->request( 'GET', "surveys/{$this->survey->id}/responses" );
		self::assertSame( SurveyPageUrl::of( 'a' ), $list->at( 'items.0.page_submitted.url' ) );
	}

	public function test_the_server_refuses_responses_without_a_genuine_link(): void {
		$other = $this->shared( array(), array( 'slug' => 'b', 'invited' => true ) );
		$valid = Plugin::get( SingleUseToken::class )->create( $other->id );
		$last  = substr( $valid, 0, -1 ) . ( str_ends_with( $valid, '0' ) ? '1' : '0' );
		$zero  = '00000000-0000-0000-0000-000000000000';
		foreach ( array( wp_generate_uuid4(), $valid, $last, $zero ) as $token ) {
			$this->assertStatus( 403, $this->answer( array( 'token' => $token ) ) );
			self::assertSame( 403, $this->visit( 'a', array(), array( 'invitation' => $token ) )->status );
		}
		$this->assertStatus( 403, $this->answer( array() ) );
		self::assertSame( 0, $this->storedResponses( $this->survey ) );
	}

	public function test_a_personal_link_stores_its_value_and_counts_once(): void {
		$this->addHiddenField();
		$this->asRoleWith( Permission::EDIT );
		$reply = $this->links( array( 'A & "B"', 'Zoë', '  Zoë ' ) );
		self::assertSame( $reply->text( 'urls.1' ), $reply->text( 'urls.2' ) );
		parse_str( (string) wp_parse_url( $reply->text( 'urls.0' ), PHP_URL_QUERY ), $parsed );
		$query = array_filter( $parsed, 'is_string' );
		self::assertSame( 'A & "B"', $query['customer'] ?? '' );

		wp_set_current_user( 0 );
		$page = $this->visit( 'personal', array(), $query );
		self::assertSame( 200, $page->status );
		self::assertSame( $query['invitation'] ?? '', self::manifest( $page )['token'] ?? '' );
		self::assertStringContainsString( 'value="A &amp; &quot;B&quot;"', $page->html );
		self::assertSame( 403, $this->visit( 'personal', array(), array( 'customer' => 'Zoë' ) + $query )->status );

		$form = array(
			'answer' => array( $this->survey->questions[0]->id => 'Yes', $this->survey->questions[1]->id => 'A & "B"' ),
			'shown'  => $this->survey->questions[0]->id . ' ' . $this->survey->questions[1]->id,
			'nonce'  => $this->tokenOf( $this->survey ),
			'token'  => wp_generate_uuid4(),
		);
		self::assertSame( 303, $this->visit( 'personal', $form, $query )->status );
		self::assertStringContainsString( 'already been used', $this->visit( 'personal', array(), $query )->html );
		self::assertSame( 1, $this->storedResponses( $this->survey ) );
	}

	public function test_the_value_of_a_personal_link_cannot_be_replaced(): void {
		$this->addHiddenField();
		$field   = $this->survey->questions[1]->id;
		$token   = Plugin::get( SingleUseToken::class )->personal( $this->survey->id, $field, '42' );
		$answers = static fn( mixed $value ): array => array(
			array( 'question_id' => $field, 'value' => $value ),
		);
		$given   = array( 'question_id' => $this->survey->questions[0]->id, 'value' => 'Yes' );

		foreach ( array( '43', '', null, 42, array( '42' ) ) as $value ) {
			$this->assertStatus( 403, $this->answer( array( 'token' => $token, 'answers' => array( $given, ...$answers( $value ) ) ) ) );
		}
		$this->assertStatus( 403, $this->answer( array( 'token' => $token, 'answers' => array( $given ) ) ) );
		self::assertSame( 0, $this->storedResponses( $this->survey ) );
		$this->assertStatus( 201, $this->answer( array( 'token' => $token, 'answers' => array( $given, ...$answers( ' 42 ' ) ) ) ) );
	}

	public function test_personal_links_need_a_hidden_field_and_values(): void {
		$this->addHiddenField();
		$this->asRoleWith( Permission::EDIT );

		foreach ( array( array(), array( '42', ' ' ), array( str_repeat( 'x', 256 ) ), array_fill( 0, 1001, '42' ), '42' ) as $values ) {
			$this->assertStatus( 400, $this->links( $values ) );
		}
		foreach ( array( $this->survey->questions[0]->id, wp_generate_uuid4(), 'customer' ) as $field ) {
			$this->assertInvalid( $this->links( array( '42' ), $field ), 'field' );
		}
	}

	private function addHiddenField(): void {
		$this->survey = $this->shared(
			array( 'questions' => array( self::aQuestion(), self::aQuestion( 'hidden', array( 'title' => 'customer' ) ) ) ),
			array( 'slug' => 'personal', 'invited' => true )
		);
	}

	private function links( mixed $values, ?string $field = null ): RestAnswer {
		$field ??= $this->survey->questions[1]->id;
		return $this->request( 'POST', "surveys/{$this->survey->id}/single-use-links", array( 'field' => $field, 'values' => $values ) );
	}

	public function test_other_pages_do_not_show_the_survey(): void {
		$shown = Plugin::get( CandidateSurveys::class )->with( PageContext::byId( 0 ), array( $this->survey->id ) );
		self::assertSame( array(), $shown );

		$asEditor = Plugin::get( CandidateSurveys::class )->with( PageContext::byId( 0 ), array(), array( 'editor' ), true );
		self::assertCount( 1, $asEditor );
		foreach ( $asEditor as $candidate ) {
			self::assertFalse( $candidate->floats );
		}
	}

	/** @param array<string, mixed> $changes */
	private function answer( array $changes ): RestAnswer {
		$body = $changes + array_diff_key( $this->submission( $this->survey, array( 'Yes' ) ), array( 'token' => true ) );
		return $this->asVisitor()->request( 'POST', "surveys/{$this->survey->id}/responses", $body );
	}
}
