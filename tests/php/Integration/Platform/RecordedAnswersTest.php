<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/**
 * Answers of the real routes, kept in tests/fixtures/rest for the admin app's tests: their fake site replies with these and
 * knows none of the server's rules. Each run compares the files with the routes' current answers; after an intended change,
 * UF_RECORD=1 before the command records them again.
 */
final class RecordedAnswersTest extends RestTestCase {

	private const FOLDER = 'tests/fixtures/rest';
	private const OURS   = '-1111-4111-8111-111111111111';
	private const COOKIE = 'userfeedback-survey-';

	private int $questions = 0;

	/** @var array<string, string> */
	private array $uuids = array();

	/** @var array<int, int> ids of this run to those of the files: 1, 2, … in the order in which surveys were made. */
	private array $ids = array();

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::DELETE );
		wp_update_user( array( 'ID' => get_current_user_id(), 'display_name' => 'Ada' ) );
	}

	public function test_a_survey_and_its_list_row_match_the_fixtures(): void {
		$id = $this->made( array( 'title' => 'What do you think?' ) );
		$this->hold( 'survey', 200, $this->request( 'GET', "surveys/$id" ) );
		$this->hold(
			'surveys',
			200,
			$this->request( 'GET', 'surveys?search=What+do+you+think&orderby=id&select[]=audience&select[]=activity' ),
			array( 'status_filters' => array() )
		);
	}

	public function test_the_checklist_of_a_site_with_a_survey_matches_its_fixture(): void {
		$this->made( array( 'title' => 'What do you think?' ) );
		$this->hold( 'site/checklist', 200, $this->request( 'GET', 'checklist' ), array( 'survey_id' => 1 ) );
	}

	public function test_the_rating_settings_of_a_new_site_match_the_fixtures(): void {
		$this->asRoleWith( Permission::SETTINGS );
		$settings = $this->request( 'GET', 'post-ratings/settings' );
		$this->hold( 'site/rating-settings', 200, $settings, array( 'preview_script' => '/rating-preview.js' ) );
		$preview = $this->request( 'POST', 'post-ratings/preview', array( 'settings' => (object) array() ) );
		$this->hold( 'site/rating-preview', 200, $preview );
	}

	public function test_results_without_responses_match_their_fixture(): void {
		$id = $this->made( array( 'title' => 'What do you think?' ) );
		$this->hold( 'results', 200, $this->request( 'GET', "surveys/$id/results" ) );
	}

	public function test_saves_and_refused_saves_match_the_fixtures(): void {
		$draft = array( 'title' => 'Untitled survey', 'questions' => array( $this->question( 'What brought you here?' ) ) );
		$saved = $this->save( array( 'status' => 'draft' ) + $draft );
		$this->hold( 'saved-as-draft', 200, $saved );
		$id    = $saved->id( 'survey.id' );
		$draft = array( 'id' => $id, 'version' => $saved->at( 'survey.version' ) ) + $draft;
		$this->hold( 'published', 200, $this->save( array( 'status' => 'publish' ) + $draft ) );

		$unfinished = array(
			'title'     => 'Unfinished',
			'status'    => 'publish',
			'questions' => array(
				array( 'type' => 'radio-button', 'config' => array( 'options' => array( '', '' ) ) ) + $this->question( 'Which?' ),
			),
		);
		$this->hold( 'kept-a-draft', 200, $this->save( $unfinished ) );
		$this->hold( 'stale', 409, $this->save( array( 'version' => 99, 'status' => 'draft' ) + $draft ) );
		$long = $this->question( str_repeat( 'a', 600 ) );
		$this->hold(
			'too-long',
			400,
			$this->save( array( 'title' => 'Long', 'status' => 'draft', 'questions' => array( $this->question( 'Short' ), $long ) ) )
		);
		$this->hold( 'unknown-property', 400, $this->save( array( 'colour' => 'red' ) + $draft ) );
		$this->hold( 'no-such-survey', 404, $this->request( 'GET', 'surveys/99999999' ) );
	}

	public function test_a_copy_of_a_survey_matches_the_fixtures(): void {
		$id                       = $this->made( array( 'title' => 'Website feedback' ) );
		$copy                     = $this->request( 'POST', "surveys/$id/duplicate", array() );
		$this->ids[ $copy->id() ] = count( $this->ids ) + 1;
		$this->hold( 'duplicated', 201, $copy );
		$this->hold( 'copy', 200, $this->request( 'GET', 'surveys/' . $copy->id() ) );
	}

	/** One of each kind. */
	public function test_templates_match_the_fixture(): void {
		$kinds  = array( 'blank', 'website-visit', 'website-layout', 'shop-cart', 'product-problem', 'website-nps' );
		$answer = $this->request( 'GET', 'survey-templates' );
		$some   = array_filter(
			(array) $answer->body,
			static fn( mixed $template ): bool => is_array( $template ) && in_array( $template['key'], $kinds, true )
		);
		$this->hold( 'templates', 200, new RestAnswer( 200, array_values( $some ), array() ) );
	}

	public function test_results_of_bulk_actions_match_the_fixtures(): void {
		$unfinished = array(
			'title'     => 'Unfinished',
			'status'    => 'draft',
			'questions' => array(
				array( 'type' => 'radio-button', 'config' => array( 'options' => array( '', '' ) ) ) + $this->question( 'Which?' ),
			),
		);
		$done       = $this->made( array( 'status' => 'draft' ) );
		$left       = $this->made( $unfinished );
		$this->hold( 'bulk-published', 200, $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $done, $left ) ) ) );
		$this->hold( 'bulk-deleted', 200, $this->request( 'DELETE', 'surveys', array( 'survey_ids' => array( $done ) ) ) );
	}

	public function test_the_data_of_the_tester_match_the_fixtures(): void {
		$none = array( 'since' => null, 'displays' => 0, 'pages' => array(), 'answers' => array() );
		$this->hold( 'site/tested-page', 200, $this->request( 'GET', 'tester/page' ), array( 'others' => array() ) );
		$this->hold( 'site/visits', 200, $this->request( 'GET', 'tester/visits' ), $none );
	}

	public function test_the_settings_of_a_new_site_match_their_fixture(): void {
		delete_option( SettingsRepository::OPTION );
		$answer      = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' );
		$ofWordPress = array_filter(
			$answer->items( 'roles' ),
			static fn( mixed $role ): bool => is_array( $role )
				&& in_array( $role['key'], array( 'administrator', 'editor', 'author', 'contributor', 'subscriber' ), true )
		);
		$this->hold( 'site/settings', 200, $answer, array( 'roles' => array_values( $ofWordPress ) ) );
	}

	public function test_a_heatmap_and_its_list_row_match_the_fixtures(): void {
		$settings = Plugin::get( SettingsRepository::class );
		$settings->save( $settings->get()->with( array( 'heatmap_pages' => 'all' ) ) );
		foreach ( array( array( 1280, 800, 90 ), array( 1280, 800, 60 ), array( 375, 700, 40 ) ) as [ $width, $height, $reach ] ) {
			$visit = array(
				'page'        => 'front',
				'nonce'       => Plugin::get( PageToken::class )->of( 'front' ),
				'width'       => $width,
				'height'      => $height,
				'page_height' => 2000,
				'reach'       => $reach,
				'clicks'      => array( array( '#buy', 3, 10 ), array( 'main>a', 3, 10 ) ),
			);
			$this->assertStatus( 204, $this->asVisitor()->request( 'POST', 'heatmaps/visits', $visit ) );
		}
		$this->asRoleWith( Permission::VIEW );
		$list = $this->request( 'GET', 'heatmaps/pages' );
		$row  = array( 'url' => 'https://example.org/' ) + (array) $list->at( 'items.0' );
		$ours = array( array( 'name' => 'subscriber', 'label' => 'Subscriber' ) );
		$size = array( 'size_bytes' => 3355443, 'size_is_estimate' => false ); // As the database reports it.
		$this->hold( 'site/heatmaps', 200, $list, array( 'items' => array( $row ), 'roles' => $ours ) + $size );
		$this->hold( 'site/heatmap', 200, $this->request( 'GET', 'heatmaps/pages/front' ), array( 'url' => 'https://example.org/' ) );
		$this->hold( 'site/no-such-heatmap', 404, $this->request( 'GET', 'heatmaps/pages/p99999999' ) );
	}

	/** @param array<string, mixed> $changes */
	private function made( array $changes ): int {
		$id               = $this->aSurvey( $changes + array( 'questions' => array( $this->question( 'What brought you here?' ) ) ) )->id;
		$this->ids[ $id ] = count( $this->ids ) + 1;
		return $id;
	}

	/** @param array<string, mixed> $draft */
	private function save( array $draft ): RestAnswer {
		$saved = $this->request( 'POST', 'surveys', $draft );
		$id    = $saved->id( 'survey.id' );
		if ( $id > 0 ) {
			$this->ids[ $id ] ??= count( $this->ids ) + 1;
		}
		return $saved;
	}

	/** @return array<string, mixed> */
	private function question( string $title ): array {
		return array( 'id' => sprintf( '%08d', ++$this->questions ) . self::OURS, 'title' => $title, 'type' => 'text' );
	}

	/** @param array<string, mixed> $instead of values that depend on other surveys of the site. */
	private function hold( string $name, int $status, RestAnswer $answer, array $instead = array() ): void {
		$this->assertStatus( $status, $answer );
		$body = is_array( $answer->body ) ? $this->settled( $instead + $answer->body ) : $answer->body;
		$file = dirname( __DIR__, 4 ) . '/' . self::FOLDER . "/$name.json";
		$text = wp_json_encode(
			array( 'status' => $status, 'body' => $body ),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) . "\n";
		if ( '1' === getenv( 'UF_RECORD' ) ) {
			wp_mkdir_p( dirname( $file ) );
			file_put_contents( $file, str_replace( '    ', "\t", $text ) );
		}
		self::assertFileExists( $file );
		self::assertSame(
			json_decode( $text, true ),
			json_decode( (string) file_get_contents( $file ), true ),
			"tests/fixtures/rest/$name.json is not what the route answers. If that is meant: UF_RECORD=1"
		);
	}

	/** Returns a stable id for one that the server assigned, in order of appearance. */
	private function settledId( string $id ): string {
		$this->uuids[ $id ] ??= sprintf( '%08d', 90_000_001 + count( $this->uuids ) ) . self::OURS;
		return $this->uuids[ $id ];
	}

	/**
	 * Replaces what differs from run to run: ids.
	 *
	 * @param array<array-key, mixed> $body
	 * @return array<array-key, mixed>
	 */
	private function settled( array $body ): array {
		foreach ( $body as $key => $value ) {
			if ( is_array( $value ) ) {
				$body[ $key ] = $this->settled( $value );
			} elseif ( is_int( $value ) && ( 'id' === $key || is_int( $key ) ) ) {
				$body[ $key ] = $this->ids[ $value ] ?? $value;
			} elseif ( 'user_id' === $key ) {
				$body[ $key ] = 2;
			} elseif ( is_string( $value ) && 'id' === $key && ! str_ends_with( $value, self::OURS ) ) {
				$body[ $key ] = $this->settledId( $value );
			} elseif ( is_string( $value ) && 'question_id' === $key && '' !== $value ) {
				$body[ $key ] = $this->settledId( $value );
			} elseif ( is_string( $value ) && 'image' === $key ) {
				$body[ $key ] = str_replace( plugins_url( '', USERFEEDBACK_FILE ), 'https://example.org/plugin', $value );
			} elseif ( is_string( $value ) && 'cookie_name' === $key ) {
				$id           = (int) substr( $value, strlen( self::COOKIE ) );
				$body[ $key ] = self::COOKIE . ( $this->ids[ $id ] ?? $id );
			}
		}
		return $body;
	}
}
