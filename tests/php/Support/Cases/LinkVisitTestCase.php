<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\SingleUseToken;
use UserFeedback\Responses\Visits\SumVisits;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\Page\SurveyPage\SurveyPageReply;

/** Base test that opens a survey's page by a single-use link, and reports the visit of that link. */
abstract class LinkVisitTestCase extends SurveyPageTestCase {

	use Responding;

	protected const GREETING = 'Welcome back. Your earlier answers are filled in.';

	protected Survey $survey;

	protected string $link;

	/** The token of the link's visit. */
	protected string $token;

	/** @var array<string, string> the link's query */
	protected array $query = array();

	protected function setUp(): void {
		parent::setUp();
		unset( $_SERVER['REMOTE_ADDR'] ); // No rate limit.
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
		$this->given( array( self::aQuestion(), self::aQuestion( 'star-rating' ), self::aQuestion( 'text' ) ) );
	}

	/** @return array{behavior: array<string, bool>} */
	protected static function keeping(): array {
		return array( 'behavior' => array( 'drop_off' => true, 'keep_partial' => true ) );
	}

	/**
	 * Makes a survey and a link to its page.
	 *
	 * @param list<array<string, mixed>> $questions
	 * @param array<string, mixed>       $page
	 * @param string|null                $value    of a personal link
	 * @param array<string, mixed>|null  $settings
	 */
	protected function given( array $questions, array $page = array(), ?string $value = null, ?array $settings = null ): void {
		$page        += array( 'slug' => 'a', 'invited' => false );
		$this->survey = $this->shared( array( 'questions' => $questions ), $page, $settings ?? self::keeping() );
		$tokens       = Plugin::get( SingleUseToken::class );
		$this->link   = null === $value
			? $tokens->create( $this->survey->id )
			: $tokens->personal( $this->survey->id, $this->survey->questions[1]->id, $value );
		$this->token  = SingleUseToken::visit( $this->survey->id, $this->link );
		$this->query  = array( 'invitation' => $this->link ) + ( null === $value ? array() : array( 'customer' => $value ) );
	}

	/**
	 * @param list<array<string, mixed>>|null $questions
	 * @param array<string, mixed>            $behavior
	 */
	protected function save( ?array $questions, array $behavior = array() ): void {
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		/** @var array<string, mixed> $survey by the route's shape. */
		$survey              = (array) $this->request( 'GET', "surveys/{$this->survey->id}" )->body;
		$survey['questions'] = $questions ?? $survey['questions'];
		$settings            = (array) $survey['settings'];
		$survey['settings']  = array( 'behavior' => $behavior + (array) $settings['behavior'] ) + $settings;
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $survey ) );
		wp_set_current_user( 0 );
	}

	/** @param array<string, mixed> $form */
	protected function page( array $form = array() ): SurveyPageReply {
		$slug = $this->survey->settings->part( 'share_page' )['slug'];
		return $this->visit( is_string( $slug ) ? $slug : '', $form, $this->query );
	}

	/**
	 * @return array{
	 *     token?: string,
	 *     started?: array{path: list<string>, drafts: array<string, array{value: mixed}>, times: array<string, int>},
	 * } the manifest's `visit`
	 */
	protected function restored( ?string $link = null ): array {
		wp_set_current_user( 0 );
		$this->query = ( null === $link ? array() : array( 'invitation' => $link ) ) + $this->query;
		return self::manifest( $this->page() )['visit'] ?? array();
	}

	/**
	 * @param array{started?: array{drafts: array<string, array{value: mixed}>}} $restored
	 * @return array<string, mixed> values by question
	 */
	protected static function drafts( array $restored ): array {
		return array_map( static fn( array $draft ): mixed => $draft['value'], $restored['started']['drafts'] ?? array() );
	}

	protected function assertRestoresNothing( SurveyPageReply $reply ): void {
		self::assertStringNotContainsString( $this->token, $reply->html );
		self::assertStringNotContainsString( self::GREETING, $reply->html );
		self::assertStringNotContainsString( 'checked', $reply->html );
	}

	/** @return array{question_id: string, value: string} */
	protected function row( int $row, string $value ): array {
		return array( 'question_id' => $this->survey->questions[1]->rows[ $row ]['id'], 'value' => $value );
	}

	/**
	 * Reports that the visitor left at the question after these answers.
	 *
	 * @param list<mixed>          $values  null for a question that isn't answered
	 * @param array<string, mixed> $changes of the body
	 */
	protected function leave( array $values, array $changes = array() ): void {
		$isGiven = static fn( array $answer ): bool => null !== $answer['value'];
		$body    = array(
			'nonce'   => $this->tokenOf( $this->survey ),
			'token'   => $this->token,
			'answers' => array_values( array_filter( $this->answers( $this->survey, $values ), $isGiven ) ),
			'steps'   => $this->steps( count( $values ) ),
		);
		$this->assertStatus( 204, $this->asVisitor()->request( 'POST', "surveys/{$this->survey->id}/visits", $changes + $body ) );
	}

	/** @return list<array{question_id: string, outcome: string, seconds: int}> */
	protected function steps( int $answered ): array {
		$steps = array();
		foreach ( array_column( $this->survey->questions, 'id' ) as $index => $id ) {
			if ( $index <= $answered ) {
				$outcome = $index === $answered ? 'left' : 'answered';
				$steps[] = array( 'question_id' => $id, 'outcome' => $outcome, 'seconds' => 5 + $index );
			}
		}
		return $steps;
	}

	/** @param list<array<string, mixed>>|null $steps */
	protected function finish( ?array $steps = null ): RestAnswer {
		$visit = array( 'token' => $this->token, 'steps' => $steps ?? $this->steps( 9 ) );
		$body  = $this->submission( $this->survey, array( 'Yes', 5 ), array( 'token' => $this->link, 'visit' => $visit ) );
		return $this->asVisitor()->request( 'POST', "surveys/{$this->survey->id}/responses", $body );
	}

	protected function sumAt( string $moment ): void {
		$this->stopClockAt( $moment );
		Plugin::get( SumVisits::class )->run( 5.0 );
	}

	/** @return array{mixed, mixed} unfinished and published responses */
	protected function totals(): array {
		$path   = "surveys/{$this->survey->id}/responses?filter[status]";
		$answer = $this->asRoleWith( Permission::VIEW )->request( 'GET', "$path=partial" );
		return array( $answer->at( 'pagination.total' ), $this->request( 'GET', "$path=publish" )->at( 'pagination.total' ) );
	}

	/** @return array{mixed, mixed, mixed} visits, finished, in progress */
	protected function visits(): array {
		$answer = $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/{$this->survey->id}/drop-off" );
		foreach ( $answer->items( 'questions' ) as $question ) {
			/** @var array{shown: int, answered: int, skipped: int, left: int} $question by the route's shape. */
			self::assertSame( $question['shown'], $question['answered'] + $question['skipped'] + $question['left'] );
		}
		return array( $answer->at( 'visits' ), $answer->at( 'finished' ), $answer->at( 'in_progress' ) );
	}
}
