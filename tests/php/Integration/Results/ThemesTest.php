<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Results\Insights\Themes\ThemeRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Integration\Surveys\AiDrafts\DraftingTestCase;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Made\Responding;

/** Themes of typed answers: a model labels, the server counts. Before WordPress 7.0 none are found. */
final class ThemesTest extends DraftingTestCase {

	use Responding;

	private Survey $survey;

	/** @var list<int> */
	private array $responses = array();

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::PRO, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW );
		$this->survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'text', array( 'title' => 'What was missing?' ) ),
					self::aQuestion( 'email', array( 'title' => 'May we write?' ) ),
				),
			)
		);
		foreach ( array( 'Search is slow', 'Prices, and the search', 'Nothing; write to jane@example.org' ) as $text ) {
			$this->responses[] = $this->respond( $this->survey, array( $text, 'jane@example.org' ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
	}

	public function test_no_request_is_sent_until_a_user_asks_and_a_missing_client_is_explained(): void {
		$kept = $this->kept();
		self::assertSame( array( array(), 0, 3 ), array( $kept->at( 'themes' ), $kept->at( 'read' ), $kept->at( 'total' ) ) );
		self::assertNotContains( '/chat/completions', array_column( $this->ai->asked(), 0 ) );
		if ( ! self::hasClient() ) {
			self::assertFalse( $kept->at( 'can_make' ) );
			self::assertStringContainsString( 'No AI model', $this->step()->text( 'error' ) );
		}
	}

	public function test_themes_are_found_then_answers_are_labeled_and_the_server_counts_them(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$themes = $this->found( 'Search', 'Prices' );
		self::assertSame( array( 'Search', 'Prices' ), array_column( $themes->items( 'themes' ), 'name' ) );
		self::assertSame( 3, $themes->at( 'left' ) );

		$read = $this->labeled(
			array( 'a1', 't1', 'search IS slow' ),
			array( 'a2', 't1', 'the search' ),
			array( 'a2', 't2', 'Prices' ),
			array( 'a3', 'none', '' )
		);
		self::assertSame( array( 2, 1 ), array_column( $read->items( 'themes' ), 'count' ) );
		self::assertSame( array( 3, 3, 0 ), array( $read->at( 'read' ), $read->at( 'total' ), $read->at( 'left' ) ) );
		self::assertEqualsCanonicalizing( array( 'search IS slow', 'the search' ), $read->at( 'themes.0.quotes' ) );

		$answers = $this->request( 'GET', "themes/{$this->idOf( $read, 0 )}/answers" );
		self::assertEqualsCanonicalizing(
			array( 'Search is slow', 'Prices, and the search' ),
			array_column( $answers->items( 'items' ), 'value' )
		);
		$asked = count( $this->ai->asked() );
		self::assertSame( 0, $this->step()->at( 'left' ) );
		self::assertCount( $asked, $this->ai->asked() ); // All were read: sends no request.
	}

	/** Guards against: users who requested themes at the same time each paid for finding them. */
	public function test_themes_in_progress_by_another_user_are_awaited_and_not_paid_for_twice(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$question = $this->survey->questions[0]->id;
		$this->whileLocked(
			$this->survey->id,
			function () use ( $question ): void {
				( new ThemeRepository( Plugin::get( Db::class ) ) )->add( $this->survey->id, $question, 'Search', 'About search.' );
				delete_option( self::lockOf( $this->survey->id ) );
			}
		);
		$read = $this->labeled( array( 'a1', 't1', 'Search is slow' ) );
		self::assertSame( array( array( 'Search' ), 1 ), array( array_column( $read->items( 'themes' ), 'name' ), $read->at( 'read' ) ) );
		self::assertCount( 1, array_keys( array_column( $this->ai->asked(), 0 ), '/chat/completions', true ) );
	}

	/** Guards against: a model's false answers, labels, and quotations were accepted. */
	public function test_labels_with_unknown_answers_or_themes_or_with_made_up_quotations_are_ignored(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$this->found( 'Search' );
		$read = $this->labeled(
			array( 'a9', 't1', 'Search is slow' ),
			array( 'a1', 't9', 'Search is slow' ),
			array( 'a1', 't1', 'Delivery is late' ),
			array( 'a1', 't1', '' ),
			array( (string) $this->responses[0], 't1', 'Search is slow' ),
			array( 'a2', 't1', 'THE  SEARCH' )
		);
		self::assertSame( array( 1 ), array_column( $read->items( 'themes' ), 'count' ) );
		self::assertSame( array( 1, 2 ), array( $read->at( 'read' ), $read->at( 'left' ) ) );
		foreach ( array( 'no JSON', '[]', '{"labels":"all"}', '{"labels":[7,{"answer":{}}]}' ) as $nonsense ) {
			$this->ai->says( $nonsense );
			self::assertSame( array( 1, 0 ), array( $this->step()->at( 'read' ), $this->step()->at( 'left' ) ) ); // And reading ends.
		}
	}

	public function test_data_sent_to_the_model_contain_no_response_ids_and_no_email_addresses(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$this->found( 'Search', '<b>Prices</b> and more' );
		$this->labeled( array( 'a1', 't1', 'Search is slow' ) );
		$asked = (string) wp_json_encode( $this->ai->asked(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		self::assertStringNotContainsString( 'jane', $asked );
		self::assertStringContainsString( 'write to [e-mail]', $asked );
		self::assertStringNotContainsString( '"' . $this->responses[0] . '"', $asked );
		self::assertSame( 'Prices and more', $this->kept()->at( 'themes.1.name' ) );
		$this->assertNotFound( $this->request( 'GET', $this->path( 1 ) ) );
		$this->assertNotFound( $this->request( 'POST', $this->path( 1 ), array() ) );
	}

	public function test_owners_rename_pin_merge_and_delete_themes_and_no_answer_is_counted_twice(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$this->found( 'Search', 'Finding', 'Prices' );
		$read                          = $this->labeled(
			array( 'a1', 't1', 'Search' ),
			array( 'a2', 't1', 'search' ),
			array( 'a2', 't2', 'the search' ),
			array( 'a3', 't3', 'Nothing' )
		);
		[ $search, $finding, $prices ] = array( $this->idOf( $read, 0 ), $this->idOf( $read, 1 ), $this->idOf( $read, 2 ) );

		// Guards against: users who can only view results deleted other users' themes.
		$this->assertStatus( 403, $this->request( 'DELETE', "themes/$search" ) );
		$this->assertStatus( 403, $this->request( 'POST', "themes/$finding", array( 'merge_into' => $search ) ) );
		$this->asRoleWith( Permission::EDIT );
		$this->assertStatus( 403, $this->request( 'POST', "themes/$search", array( 'pinned' => true ) ) );
		$this->asMember( 'administrator' );
		$this->assertStatus( 400, $this->request( 'POST', "themes/$search", array( 'name' => " \n" ) ) );
		$named = $this->request( 'POST', "themes/$prices", array( 'name' => 'What it <i>costs</i>', 'pinned' => true ) );
		self::assertSame( array( 'What it costs', true ), array( $named->at( 'themes.0.name' ), $named->at( 'themes.0.pinned' ) ) );

		$this->assertStatus( 400, $this->request( 'POST', "themes/$search", array( 'merge_into' => $search ) ) );
		$this->assertNotFound( $this->request( 'POST', "themes/$search", array( 'merge_into' => 999_999 ) ) );
		$merged = $this->request( 'POST', "themes/$finding", array( 'merge_into' => $search ) );
		self::assertSame( array( 1, 2 ), array_column( $merged->items( 'themes' ), 'count' ) );

		$left = $this->request( 'DELETE', "themes/$search" );
		self::assertSame( array( array( 1 ), 3 ), array( array_column( $left->items( 'themes' ), 'count' ), $left->at( 'read' ) ) );
		$this->assertNotFound( $this->request( 'DELETE', "themes/$search" ) );
	}

	/** Guards against: words of an erased response remained in the model's themes. */
	public function test_trashed_responses_are_not_counted_and_erased_responses_leave_nothing(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$this->found( 'Search' );
		$this->labeled( array( 'a1', 't1', 'Search is slow' ), array( 'a2', 't1', 'the search' ), array( 'a3', 'none', '' ) );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
		$ids = array( 'response_ids' => array( $this->responses[0] ) );
		$this->assertStatus( 200, $this->request( 'POST', "surveys/{$this->survey->id}/responses/trash", $ids ) );
		self::assertSame( array( 1, 2 ), array( $this->kept()->at( 'themes.0.count' ), $this->kept()->at( 'read' ) ) );
		$this->assertStatus( 200, $this->request( 'POST', "surveys/{$this->survey->id}/responses/restore", $ids ) );
		self::assertSame( array( 2, 3 ), array( $this->kept()->at( 'themes.0.count' ), $this->kept()->at( 'read' ) ) );
		Plugin::get( DeleteResponses::class )->delete( array( $this->responses[0] ) );
		self::assertSame( array( 'the search' ), $this->kept()->at( 'themes.0.quotes' ) );
	}

	public function test_an_error_is_reported_and_loses_no_data(): void {
		if ( $this->isWithoutThemes() ) {
			return;
		}
		$this->found( 'Search' );
		$this->ai->says( '', 500 );
		$step = $this->step();
		$this->assertStatus( 200, $step );
		self::assertStringContainsString( 'returned a server error', $step->text( 'error' ) );
		self::assertSame( array( 'Search' ), array_column( $step->items( 'themes' ), 'name' ) );
	}

	public function test_themes_are_part_of_pro_and_elite(): void {
		$this->withPlan( Plan::PLUS );
		$this->assertStatus( 403, $this->kept() );
		$this->assertStatus( 403, $this->step() );
	}

	private function isWithoutThemes(): bool {
		if ( self::hasClient() ) {
			return false;
		}
		self::assertSame( array(), $this->step()->at( 'themes' ) );
		return true;
	}

	private function path( int $question = 0 ): string {
		return "surveys/{$this->survey->id}/questions/{$this->survey->questions[ $question ]->id}/themes";
	}

	private function kept(): RestAnswer {
		return $this->request( 'GET', $this->path() );
	}

	private function step(): RestAnswer {
		return $this->request( 'POST', $this->path(), array() );
	}

	private function found( string ...$names ): RestAnswer {
		$themes = array_map( static fn( string $name ): array => array( 'name' => $name, 'about' => "About $name." ), $names );
		$this->ai->says( (string) wp_json_encode( compact( 'themes' ) ) );
		return $this->step();
	}

	/** @param array{string, string, string} ...$said */
	private function labeled( array ...$said ): RestAnswer {
		$labels = array_map( static fn( array $label ): array => array_combine( array( 'answer', 'theme', 'quote' ), $label ), $said );
		$this->ai->says( (string) wp_json_encode( compact( 'labels' ) ) );
		return $this->step();
	}

	private function idOf( RestAnswer $themes, int $place ): int {
		$id = $themes->at( "themes.$place.id" );
		self::assertIsInt( $id );
		return $id;
	}
}
