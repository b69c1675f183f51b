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
use UserFeedback\Tests\Support\SurveyPages\SurveyPageTestCase;
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
