<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Ai\AiModel;
use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Ai\OpenAiCompatibleModel;
use UserFeedback\Platform\Ai\Prompt;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Servers\AiServer;

/** A model that the site's owner configured, with and without WordPress's client. */
final class OpenAiCompatibleModelTest extends RestTestCase {

	use Responding;

	private AiServer $ai;

	protected function setUp(): void {
		parent::setUp();
		$this->ai = new AiServer();
		add_filter(
			'userfeedback_ai_endpoint',
			fn(): array => array(
				'url'   => "{$this->ai->url}/",
				'key'   => 'sk-secret',
				'model' => 'small-one',
			)
		);
	}

	protected function tearDown(): void {
		$this->ai->stop();
		parent::tearDown();
	}

	public function test_the_endpoint_is_called_in_openai_format(): void {
		$this->ai->says( '{"a":1}' );
		$model = AiModel::ofSite();
		self::assertInstanceOf( OpenAiCompatibleModel::class, $model );
		self::assertSame( '{"a":1}', $model->write( self::asked() ) );
		$sent = (string) wp_json_encode( $this->ai->asked(), JSON_UNESCAPED_SLASHES );
		foreach ( array( '/chat/completions', 'small-one', 'Do this.', 'The material', 'json_schema' ) as $said ) {
			self::assertStringContainsString( $said, $sent );
		}
	}

	/** @dataProvider troubles */
	public function test_errors_use_the_codes_of_wordpress( string $written, int $status, string $reason, string $code ): void {
		$this->ai->says( $written, $status, $reason );
		try {
			AiModel::ofSite()->write( self::asked() );
			self::fail( 'It answered.' );
		} catch ( ModelFailed $problem ) {
			self::assertSame( $code, $problem->error->get_error_code() );
			self::assertStringNotContainsString( 'sk-secret', $problem->error->get_error_message() );
		}
	}

	/** @return iterable<string, array{string, int, string, string}> */
	public static function troubles(): iterable {
		yield 'an error of its own' => array( '', 500, 'stop', 'prompt_upstream_server_error' );
		yield 'a wrong key' => array( '', 401, 'stop', 'prompt_client_error' );
		yield 'a page elsewhere' => array( '', 302, 'stop', 'prompt_client_error' );
		yield 'an answer that was cut' => array( '{"a":', 200, 'length', 'prompt_token_limit_reached' );
	}

	public function test_an_unreachable_server_is_an_error(): void {
		$this->ai->stop();
		$this->expectException( ModelFailed::class );
		AiModel::ofSite()->write( self::asked() );
	}

	/**
	 * @dataProvider unnamed
	 */
	public function test_without_an_address_and_a_model_no_endpoint_is_used( mixed $named ): void {
		add_filter( 'userfeedback_ai_endpoint', static fn(): mixed => $named, 20 );
		self::assertNull( OpenAiCompatibleModel::named() );
	}

	/** @return iterable<array{mixed}> */
	public static function unnamed(): iterable {
		yield array( null );
		yield array( array() );
		yield array( array( 'url' => 'https://ai.example', 'key' => 'x', 'model' => '' ) );
		yield array( array( 'url' => 'file:///etc/passwd', 'key' => '', 'model' => 'one' ) );
		yield array( array( 'url' => array( 'https://ai.example' ), 'key' => '', 'model' => 'one' ) );
	}

	public function test_an_endpoint_writes_a_summary_on_every_version_of_wordpress(): void {
		$this->withPlan( Plan::PRO, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW );
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $survey, array( 'Search is slow' ) );
		Plugin::get( ResponseProcessor::class )->run();
		$this->ai->says( '{"headline":"They say “search is slow”.","points":[]}' );
		$made = $this->request( 'GET', "preload-ai-summary/$survey->id" );
		self::assertSame( array( true, 'They say “search is slow”.' ), array( $made->at( 'success' ), $made->at( 'summary' ) ) );
	}

	private static function asked(): Prompt {
		return new Prompt( 'Do this.', 'The material', Prompt::object( array( 'a' => array( 'type' => 'integer' ) ) ) );
	}
}
