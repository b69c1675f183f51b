<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Operations\Abilities\Operation;
use UserFeedback\Operations\Abilities\Operations;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\AbilityTestCase;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Hostile\HostileValue;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Hostile\ShapeNode;
use UserFeedback\Tests\Support\Made\Stored;
use WP_Error;

/** Sends every invalid value in every position of the input to every ability that writes. */
final class HostileAbilitiesTest extends AbilityTestCase {

	/** All statuses that the same routes may return, and WordPress's own errors. */
	private const DECLARED = array( 200, 400, 403, 404, 409 );

	private static int $cases = 0;

	private SentQueries $queries;

	public static function tearDownAfterClass(): void {
		CaseCount::write( SeededSample::named( 'hostile abilities' ), self::$cases );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->queries = new SentQueries();
		add_filter( 'pre_http_request', static fn(): WP_Error => new WP_Error( 'http_request_failed', 'Nothing leaves a test.' ), 1 );
	}

	/** @dataProvider writingOperations */
	public function test_unexpected_input_is_named_and_nothing_is_stored( string $name ): void {
		$operation = Operations::named( $name );
		$survey    = $this->aSurvey();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );
		$this->queries->listen();
		$before = Stored::now()->checksum();
		$known  = array( 'id' => $survey->id, 'survey_ids' => array( $survey->id ) );
		$refuse = 0;

		foreach ( ShapeNode::all( $operation->inputShape(), Sample::least( $operation->inputShape(), $known ) ) as $node ) {
			foreach ( HostileValue::for( $node ) as $what => $value ) {
				$case = "$name, {$node->path()}: $what";
				if ( $value->mustBeRefused && ! $this->isOfAddresses( $operation, $what ) && SeededSample::takes( $case ) ) {
					++$refuse;
					$this->attempt( $operation, $node->with( $value->json ), $node->path(), $case, $before );
				}
			}
		}
		self::assertGreaterThan( 0, $refuse );
	}

	/** @return array<string, array{string}> */
	public static function writingOperations(): array {
		$names = array( 'create-survey', 'publish-surveys', 'trash-surveys', 'restore-surveys', 'delete-surveys' );
		$names = array( ...$names, 'trash-responses', 'restore-responses', 'start-export', 'duplicate-survey', 'recount' );
		return array_combine( $names, array_map( static fn( string $name ): array => array( $name ), $names ) );
	}

	/** In a URL everything is text, so a number may be, too. */
	private function isOfAddresses( Operation $operation, string $what ): bool {
		return $operation->effect->comesAsText() && 'a number as text' === $what;
	}

	private function attempt( Operation $operation, string $input, string $path, string $case, string $before ): void {
		++self::$cases;
		$this->queries->forget();
		$answer = $this->sent( $operation, $input );
		if ( self::hasAbilities() ) {
			self::assertContains( $answer->status, self::DECLARED, $case );
			self::assertSame( 400, $answer->status, "$case: " . wp_json_encode( $answer->body ) );
			if ( array() !== $this->queries->writes() ) {
				self::assertSame( $before, Stored::now()->checksum(), "$case: refused, and something was stored." );
			}
			$this->assertNamed( $answer, $path, $case );
		}
	}

	/** The URL of a DELETE request is text, so JSON values are sent as text if possible. */
	private function sent( Operation $operation, string $input ): RestAnswer {
		$method = self::methodOf( $operation );
		return 'POST' === $method
			? $this->runBy( $method, $operation->name, '{"input":' . $input . '}' )
			: $this->runBy( $method, $operation->name, null, array( 'input' => json_decode( $input, true ) ) );
	}

	private function assertNamed( RestAnswer $answer, string $path, string $case ): void {
		if ( 'rest_invalid_json' === $answer->text( 'code' ) ) {
			return;
		}
		self::assertSame( 'userfeedback_invalid', $answer->text( 'code' ), $case );
		// WordPress 7.0 adds the status 400 a second time, which moves our own data.
		$params = $answer->items( null === $answer->at( 'data.params' ) ? 'additional_data.0.params' : 'data.params' );
		$there  = array_filter(
			array_map( 'strval', array_keys( $params ) ),
			static fn( string $name ): bool => str_starts_with( $name, $path ) || str_starts_with( $path, $name )
		);
		self::assertNotSame( array(), $there, "$case: " . wp_json_encode( $answer->body ) );
	}
}
