<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Operations;

use UserFeedback\Operations\Abilities\Ability;
use UserFeedback\Operations\Abilities\Operations;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\AbilityTestCase;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Made\WholeSurvey;
use WP_REST_Request;

/** Agents' abilities do the same as REST. */
final class AbilitiesTest extends AbilityTestCase {

	use Responding;

	protected function tearDown(): void {
		ExportFolder::remove();
		parent::tearDown();
	}

	public function test_each_operation_is_an_ability_with_both_schemas_and_open_to_agents(): void {
		foreach ( Operations::all() as $operation ) {
			$this->asRoleWith( Permission::EDIT, Permission::VIEW );
			$shown = $this->shown( $operation->name );
			if ( ! self::hasAbilities() ) {
				self::assertSame( 'rest_no_route', $shown->at( 'code' ) );
				continue;
			}
			self::assertSame( 200, $shown->status, $operation->name );
			self::assertSame( 'userfeedback', $shown->at( 'category' ) );
			self::assertSame( 'object', $shown->at( 'input_schema.type' ), $operation->name );
			self::assertNotSame( array(), $shown->items( 'output_schema' ), $operation->name );
			self::assertSame( $operation->effect->annotations(), $shown->at( 'meta.annotations' ) );
			self::assertSame(
				array( true, true, array( 'public' => true, 'type' => 'tool' ) ),
				array( $shown->at( 'meta.show_in_rest' ), $shown->at( 'meta.public' ), $shown->at( 'meta.mcp' ) )
			);
			$this->assertDescribed( $shown->at( 'input_schema' ), "$operation->name input" );
			$this->assertDescribed( $shown->at( 'output_schema' ), "$operation->name output" );
		}
		self::assertGreaterThanOrEqual( 12, count( Operations::all() ) );
	}

	public function test_a_wordpress_version_without_abilities_loads_none_of_them(): void {
		$this->asMember( 'administrator' );
		$this->shown( 'list-surveys' );

		self::assertSame( self::hasAbilities(), class_exists( Ability::class, false ) );
	}

	public function test_an_agent_drafts_previews_publishes_and_reads_a_survey(): void {
		$this->asMember( 'administrator' );
		$draft = array(
			'title'     => 'What do you think of the new prices?',
			'questions' => array( self::aQuestion(), self::aQuestion( 'text', array( 'title' => 'Why?' ) ) ),
		);

		$created = $this->ability( 'create-survey', $draft );
		if ( ! self::hasAbilities() ) {
			return;
		}
		$id = $created->id( 'survey.id' );
		self::assertSame( array( 200, 'draft' ), array( $created->status, $created->at( 'survey.status' ) ) );
		self::assertSame( 200, $this->ability( 'preview-survey', $draft )->status );
		self::assertNotSame( '', $this->ability( 'list-templates' )->text( '0.name' ) );
		self::assertSame( array( $id ), $this->ability( 'list-surveys', array( 'search' => 'new prices' ) )->column( 'items', 'id' ) );

		$whole   = (array) $this->ability( 'get-survey', array( 'id' => $id ) )->body; // The output can be sent back as input.
		$updated = $this->ability( 'update-survey', array( 'title' => 'And now?' ) + $whole );
		self::assertSame( 'And now?', $updated->at( 'survey.title' ), (string) wp_json_encode( $updated->body ) );

		self::assertSame( array( $id ), $this->ability( 'publish-surveys', array( 'survey_ids' => array( $id ) ) )->at( 'updated' ) );
		$survey = Plugin::get( SurveyRepository::class )->get( $id );
		$this->respond( $survey, array( 'Yes', 'They are fair.' ) );

		$results = $this->ability( 'get-results', array( 'id' => $id ) );
		self::assertSame( 1, $results->at( 'responses_count' ), (string) wp_json_encode( $results->body ) );
		$response = $this->ability( 'list-responses', array( 'id' => $id ) )->id( 'items.0.id' );
		$read     = $this->ability( 'get-response', array( 'id' => $id, 'response_id' => $response ) );
		self::assertSame( array( 'Yes', 'They are fair.' ), $read->column( 'answers', 'value' ) );
		$texts = $this->ability( 'list-text-answers', array( 'id' => $id, 'question_id' => $survey->questions[1]->id ) );
		self::assertSame( array( 'They are fair.' ), $texts->column( 'items', 'value' ) );
		self::assertSame( 0, $this->ability( 'recount', array( 'id' => $id ) )->at( 'differences' ) );

		$export = $this->ability( 'start-export', array( 'id' => $id, 'format' => 'csv' ) )->id();
		self::assertSame( 'done', $this->ability( 'continue-export', array( 'id' => $export ) )->at( 'state' ) );
		self::assertSame( array( $export ), $this->ability( 'list-exports', array( 'id' => $id ) )->column( 'exports', 'id' ) );

		$copy = $this->ability( 'duplicate-survey', array( 'id' => $id ) )->id();
		self::assertSame( array( $id ), $this->ability( 'unpublish-surveys', array( 'survey_ids' => array( $id ) ) )->at( 'updated' ) );
		$both = array( 'survey_ids' => array( $id, $copy ) );
		self::assertSame( array( $id, $copy ), $this->ability( 'trash-surveys', $both )->at( 'updated' ) );
		self::assertSame( array( $copy ), $this->ability( 'restore-surveys', array( 'survey_ids' => array( $copy ) ) )->at( 'updated' ) );
		self::assertSame( array( $id ), $this->ability( 'delete-surveys', $both )->at( 'updated' ) );
		self::assertSame( 'userfeedback_not_found', $this->ability( 'get-survey', array( 'id' => $id ) )->at( 'code' ) );
	}

	/** @dataProvider readingOperations */
	public function test_reading_abilities_return_the_rest_response_and_allow_only_get( string $name, string $path ): void {
		$whole    = $this->aSurvey( WholeSurvey::body() );
		$survey   = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ), self::aQuestion() ) ) );
		$response = $this->respond( $survey, array( 'Prices', 'No' ) );
		$this->asMember( 'administrator' );
		$id  = 'get-survey' === $name ? $whole->id : $survey->id;
		$put = array( '{id}' => (string) $id, '{response_id}' => (string) $response, '{question_id}' => $survey->questions[0]->id );

		$answer = $this->ability( $name, self::input( $name, $put ) );
		if ( ! self::hasAbilities() ) {
			return;
		}
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		self::assertSame( $this->request( 'GET', strtr( $path, $put ) )->body, $answer->body );
		foreach ( array( 'POST', 'DELETE' ) as $method ) {
			self::assertSame( 405, $this->runBy( $method, $name, '{}' )->status );
		}
	}

	/** @return array<string, array{string, string}> */
	public static function readingOperations(): array {
		return array(
			'surveys'   => array( 'list-surveys', 'surveys' ),
			'a survey'  => array( 'get-survey', 'surveys/{id}' ),
			'summary'   => array( 'get-results-summary', 'results-summary' ),
			'results'   => array( 'get-results', 'surveys/{id}/results' ),
			'responses' => array( 'list-responses', 'surveys/{id}/responses' ),
			'response'  => array( 'get-response', 'surveys/{id}/responses/{response_id}' ),
			'themes'    => array( 'get-themes', 'surveys/{id}/questions/{question_id}/themes' ),
			'exports'   => array( 'list-exports', 'surveys/{id}/exports' ),
		);
	}

	public function test_an_error_is_reported_as_in_rest(): void {
		$survey = $this->aSurvey();
		$this->asMember( 'administrator' );
		$stale = array( 'id' => $survey->id, 'title' => 'Later', 'version' => $survey->version + 5 );
		$wrong = array( 'title' => '', 'questions' => array( array( 'type' => 'nonsense' ) ) );

		foreach ( array(
			array( 'get-survey', array( 'id' => 987_654 ), 'GET', 'surveys/987654', null ),
			array( 'update-survey', $stale, 'POST', 'surveys', $stale ),
			array( 'create-survey', $wrong, 'POST', 'surveys', $wrong ),
			array( 'list-surveys', array( 'per_page' => 'many' ), 'GET', 'surveys?per_page=many', null ),
			array( 'publish-surveys', array( 'survey_ids' => array() ), 'POST', 'surveys/publish', array( 'survey_ids' => array() ) ),
		) as [ $name, $input, $method, $path, $body ] ) {
			$answer = $this->ability( $name, $input );
			if ( self::hasAbilities() ) {
				self::assertGreaterThanOrEqual( 400, $answer->status, $name );
				self::assertSame( $this->request( $method, $path, $body )->body, $answer->body, $name );
			}
		}
	}

	public function test_the_doctor_ability_lists_each_site_health_test_of_the_plugin(): void {
		$this->asMember( 'administrator' );

		$answer = $this->ability( 'doctor' );

		if ( self::hasAbilities() ) {
			$tests = $answer->column( 'tests', 'status', 'test' );
			self::assertArrayHasKey( 'userfeedback_cron', $tests, (string) wp_json_encode( $answer->body ) );
			self::assertGreaterThanOrEqual( 5, count( $tests ) );
			$ill = array_filter( $tests, static fn( mixed $status ): bool => 'good' !== $status );
			self::assertSame( array() === $ill, $answer->at( 'is_well' ) );
		}
	}

	private function shown( string $name ): RestAnswer {
		$response = rest_get_server()->dispatch( new WP_REST_Request( 'GET', "/wp-abilities/v1/abilities/userfeedback/$name" ) );
		return new RestAnswer( $response->get_status(), json_decode( (string) wp_json_encode( $response->get_data() ), true ), array() );
	}

	/** Each node has a type that WordPress knows, or alternatives that do: otherwise its validator logs a notice. */
	private function assertDescribed( mixed $schema, string $where ): void {
		self::assertIsArray( $schema, $where );
		self::assertTrue( isset( $schema['type'] ) xor isset( $schema['anyOf'] ), $where );
		$properties = $schema['properties'] ?? array();
		self::assertIsArray( $properties, $where );
		$inside = array(
			...array_values( is_array( $schema['anyOf'] ?? null ) ? $schema['anyOf'] : array() ),
			...array_values( $properties ),
			...( isset( $schema['items'] ) ? array( $schema['items'] ) : array() ),
		);
		foreach ( $inside as $place => $part ) {
			$this->assertDescribed( $part, "$where.$place" );
		}
	}

	/**
	 * @param array<string, string> $put
	 * @return array<string, string>|null
	 */
	private static function input( string $name, array $put ): ?array {
		$names = array_keys( Operations::named( $name )->route->pathParameters() );
		$input = array();
		foreach ( $names as $each ) {
			$input[ $each ] = $put[ '{' . $each . '}' ];
		}
		return array() === $input ? null : $input;
	}
}
