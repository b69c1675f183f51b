<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Privacy;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Privacy\EmailInAnswersQuery;
use UserFeedback\Privacy\PrivacyText;
use UserFeedback\Privacy\ResponsePersonalData;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use WP_Privacy_Policy_Content;

/** Requests to export or erase personal data in surveys, through WordPress's own callbacks. */
final class ResponsePersonalDataTest extends RestTestCase {

	use Responding;

	private const JANE = 'jane.doe@example.org';

	public function test_an_export_has_every_response_with_the_address_whatever_its_status(): void {
		$survey = $this->survey();
		$ids    = $this->answered( $survey );

		$items = $this->export( self::JANE );

		self::assertSame(
			array_map( static fn( int $id ): string => "userfeedback-response-$id", $ids ),
			array_column( $items, 'item_id' )
		);
		$lines = $this->lines( $items[0] );
		self::assertSame(
			array( $survey->title, self::JANE, 'Jane <b>Doe</b>', 'It is & was < 3', '203.0.113.7', 'Firefox', 'Prices' ),
			array(
				$lines['Survey'],
				$lines[ $survey->questions[0]->title ],
				$lines[ 'Name for "' . $survey->questions[0]->title . '"' ],
				$lines[ $survey->questions[1]->title ],
				$lines['IP address'],
				$lines['Browser'],
				$lines['Page'],
			)
		);
		self::assertSame( array(), $this->export( 'nobody@example.org' ) );
		self::assertSame( array(), $this->export( 'doe@example.org' ), 'The end of an address is another address.' );
		self::assertSame( array(), $this->export( 'jane_doe@example.org' ), 'No letter of an address is a wildcard.' );
		self::assertCount( 1, $this->export( 'only.mentioned+a_b@example.org' ) );
	}

	public function test_the_export_page_escapes_markup_in_answers(): void {
		require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
		$survey = $this->survey();
		$this->respond( $survey, array( self::JANE, '<script>alert(1)</script><img src=x onerror=alert(1)>' ) );

		$group = array(
			'group_label'       => 'Survey responses',
			'group_description' => '',
			'items'             => array( $this->export( self::JANE )[0]['data'] ),
		);
		// @phpstan-ignore argument.type (WordPress documents another shape than it takes.)
		$html = wp_privacy_generate_personal_data_export_group_html( $group, 'surveys', 1 );

		self::assertStringContainsString( self::JANE, $html );
		self::assertDoesNotMatchRegularExpression( '/<script|<img|onerror/i', $html );
	}

	public function test_an_erasure_removes_the_address_everywhere_and_keeps_all_numbers_correct(): void {
		$survey = $this->survey();
		$ids    = $this->answered( $survey );
		Plugin::get( ResponseProcessor::class )->run();
		$late  = $this->respond( $survey, array( 'JANE.DOE@example.org', 'Not counted yet' ) );
		$kept  = $this->respond( $survey, array( 'john@example.org', 'I know ' . self::JANE ) );
		$other = $this->storedResponses( $survey ) - count( $ids ) - 1;

		self::assertSame( array( count( $ids ) + 1, false ), $this->erase( self::JANE ) );

		self::assertSame( $other, $this->storedResponses( $survey ) );
		self::assertSame( '1', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {responses} WHERE id = %d', array( $kept ) ) );
		self::assertSame(
			'0',
			Plugin::get( Db::class )->value(
				'SELECT COUNT(*) FROM {texts} WHERE response_id IN (%d, %d, %d)',
				array( $ids[0], $ids[1], $late )
			)
		);
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		$list = $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/responses" );
		self::assertSame(
			array( 'all' => 2, 'publish' => 2, 'trash' => 0, 'spam' => 0, 'over_limit' => 0, 'partial' => 0 ),
			$list->column( 'status_filters', 'count', 'status' )
		);
		self::assertSame( 2, $this->request( 'GET', "surveys/$survey->id/results" )->at( 'responses_count' ) );
		self::assertSame( array( 0, false ), $this->erase( self::JANE ) );
		self::assertSame( array(), $this->export( self::JANE ) );
	}

	public function test_answers_to_deleted_questions_and_deleted_surveys_are_found(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( self::JANE, 'Then' ) );
		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET questions = %s WHERE id = %d', array( '[]', $survey->id ) );
		self::assertContains(
			array( 'name' => 'Removed question', 'value' => self::JANE ),
			$this->export( self::JANE )[0]['data']
		);

		Plugin::get( Db::class )->write( 'DELETE FROM {surveys} WHERE id = %d', array( $survey->id ) );
		self::assertSame( array( "userfeedback-response-$id" ), array_column( $this->export( self::JANE ), 'item_id' ) );
		self::assertSame( array( 1, false ), $this->erase( self::JANE ) );
	}

	public function test_pages_cover_fixed_ids_before_and_after_an_erasure_and_read_only_their_own(): void {
		$survey = $this->survey();
		$first  = $this->respond( $survey, array( self::JANE ) );
		foreach ( range( 1, 8 ) as $i ) {
			$this->respond( $survey, array( 0 === $i % 2 ? self::JANE : "other$i@example.org" ) );
		}
		$data  = new ResponsePersonalData(
			new EmailInAnswersQuery( Plugin::get( Db::class ), 3 ),
			Plugin::get( SurveyRepository::class ),
			Plugin::get( DeleteResponses::class ),
			Plugin::get( VisitRepository::class )
		);
		$page  = intdiv( $first - 1, 3 ) + 1;
		$found = 0;
		$gone  = 0;
		for ( $at = $page; $at < $page + 9; ++$at ) {
			$exported = $data->export( self::JANE, $at );
			self::assertLessThanOrEqual( 3, count( $exported['data'] ) );
			$erased = $data->erase( self::JANE, $at );
			$found += count( $exported['data'] );
			$gone  += $erased['items_removed'];
			if ( $erased['done'] ) {
				break;
			}
			self::assertFalse( $exported['done'] );
		}
		self::assertSame( array( 5, 5 ), array( $found, $gone ) );
		self::assertSame( 4, $this->storedResponses( $survey ) );
	}

	public function test_unfinished_responses_belong_to_the_person_whose_address_was_typed_in_them(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( null, 'Ask ' . self::JANE ), 'now', ResponseStatus::PUBLISH );
		$this->respond( $survey, array( null, 'Ask not-' . self::JANE ), 'now', ResponseStatus::PARTIAL );
		$left    = $this->respond( $survey, array( null, 'Reach me at Jane.Doe@example.org.' ), 'now', ResponseStatus::PARTIAL );
		$steps   = array( array( 'question_id' => $survey->questions[1]->id, 'outcome' => 'left', 'seconds' => 3 ) );
		$visit   = Visit::of( $survey->questions, $steps, false );
		$answers = static fn( string $text ): array => array( new Answer( $survey->questions[1]->id, $survey->questions[1]->type, $text ) );
		self::assertNotNull( $visit );
		foreach ( array( 'Or at ' . self::JANE, 'Or at x' . self::JANE ) as $text ) {
			Plugin::get( VisitRepository::class )->store( $survey->id, wp_generate_uuid4(), $visit, 'mobile', 'en', $answers( $text ) );
		}
		$visits = static fn(): ?string => Plugin::get( Db::class )->value(
			'SELECT COUNT(*) FROM {visits} WHERE survey_id = %d AND answers IS NOT NULL',
			array( $survey->id )
		);

		$items = $this->export( self::JANE );
		self::assertCount( 2, $items );
		self::assertSame( "userfeedback-response-$left", $items[1]['item_id'] );
		$lines = $this->lines( $items[0] );
		self::assertSame( array( $survey->title, 'Or at ' . self::JANE ), array( $lines['Survey'], $lines['And why?'] ) );
		self::assertSame( array( 2, false ), $this->erase( self::JANE ) );
		self::assertSame( array(), $this->export( self::JANE ) );
		self::assertSame( array( 2, '1' ), array( $this->storedResponses( $survey ), $visits() ) );
	}

	/** @dataProvider addresses */
	public function test_the_suggested_policy_covers_cookies_storage_spam_and_ip_addresses(
		string $ipStorage,
		string $sentence
	): void {
		$text = PrivacyText::of( $ipStorage, 30, null );

		foreach ( array(
			'userfeedback-survey-{number}',
			'userfeedback-shown',
			'userfeedback-queue',
			'userfeedback-visit',
			'after 30 days',
			'don’t use cookies for it',
			'even if you leave without sending it',
			$sentence,
		) as $named ) {
			self::assertStringContainsString( $named, $text );
		}
		foreach ( array( 'by email', 'through webhooks', 'to Google Sheets' ) as $receiver ) {
			self::assertStringContainsString( $receiver, $text );
		}
		self::assertSame( 1, substr_count( $text, 'Google' ), 'No browser of a visitor asks it for a font.' );
		self::assertSame( wp_kses_post( $text ), $text );
	}

	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		yield 'nothing of it' => array( 'none', 'We don’t store your IP address. To limit' );
		yield 'its network' => array( 'truncated', 'the first part' );
		yield 'all of it' => array( 'full', 'We store your IP address.' );
	}

	public function test_wordpress_shows_the_suggested_policy_in_its_guide(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		set_current_screen( 'dashboard' );
		remove_all_actions( 'admin_init' ); // Core's callbacks would check for updates.
		( new Plugin() )->register();
		do_action( 'admin_init' );

		$suggested                 = array_column(
			WP_Privacy_Policy_Content::get_suggested_policy_text(),
			'policy_text',
			'plugin_name'
		)['UserFeedback'] ?? null;
		$GLOBALS['current_screen'] = null;

		self::assertIsString( $suggested );
		self::assertStringContainsString( 'userfeedback-survey-{number}', $suggested );
	}

	private function survey(): Survey {
		return $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'email', array( 'title' => 'Your address?', 'config' => array( 'include_name' => true ) ) ),
					self::aQuestion( 'text', array( 'title' => 'And why?' ) ),
				),
			)
		);
	}

	/** @return list<int> ids of Jane's responses; others respond as well. */
	private function answered( Survey $survey ): array {
		$this->respond( $survey, array( 'only.mentioned+a_b@example.org', 'Ask ' . self::JANE ) );
		return array(
			$this->respond( $survey, array( array( 'named', self::JANE, 'Jane <b>Doe</b>' ), 'It is & was < 3' ) ),
			$this->respond( $survey, array( 'Jane.Doe@Example.org', 'Capital' ) ),
			$this->respond( $survey, array( self::JANE, 'Trashed' ), 'now', ResponseStatus::TRASH ),
			$this->respond( $survey, array( self::JANE, 'Spam' ), 'now', ResponseStatus::SPAM ),
		);
	}

	/** @return list<array{item_id: string, data: list<array{name: string, value: string}>}> */
	private function export( string $address ): array {
		/**
		 * @var array{userfeedback: array{callback: callable(string, int): array{data: list<array{item_id: string, data: list<array{name: string, value: string}>}>, done: bool}}} $exporters
		 */
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$items     = array();
		for ( $page = 1; ; ++$page ) {
			$answer = $exporters['userfeedback']['callback']( $address, $page );
			array_push( $items, ...$answer['data'] );
			if ( $answer['done'] ) {
				return $items;
			}
		}
	}

	/** @return array{int, bool} how many were removed, and whether anything was kept. */
	private function erase( string $address ): array {
		/**
		 * @var array{userfeedback: array{callback: callable(string, int): array{items_removed: int, items_retained: bool, messages: list<string>, done: bool}}} $erasers
		 */
		$erasers  = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$removed  = 0;
		$retained = false;
		for ( $page = 1; ; ++$page ) {
			$answer   = $erasers['userfeedback']['callback']( $address, $page );
			$removed += $answer['items_removed'];
			$retained = $retained || $answer['items_retained'];
			self::assertSame( array(), $answer['messages'] );
			if ( $answer['done'] ) {
				return array( $removed, $retained );
			}
		}
	}

	/**
	 * @param array{data: list<array{name: string, value: string}>} $item
	 * @return array<string, string>
	 */
	private function lines( array $item ): array {
		return array_column( $item['data'], 'value', 'name' );
	}
}
