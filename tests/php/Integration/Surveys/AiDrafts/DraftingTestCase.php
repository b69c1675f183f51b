<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\AiDrafts;

use Closure;
use LogicException;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Results\Insights\SummarizeResults;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Servers\AiServer;

/** A site with its own AI: a provider for WordPress's client, with a server on loopback. Before 7.0 there is no client. */
abstract class DraftingTestCase extends RestTestCase {

	private static ?object $provider = null;

	protected AiServer $ai;

	protected function setUp(): void {
		parent::setUp();
		$this->ai = new AiServer();
		if ( self::hasClient() ) {
			self::provider( 'register', $this->ai->url );
		}
		$this->asRoleWith( Permission::EDIT );
	}

	protected function tearDown(): void {
		$this->ai->stop();
		if ( self::hasClient() ) {
			self::provider( 'forget' );
		}
		parent::tearDown();
	}

	protected static function hasClient(): bool {
		return function_exists( 'wp_ai_client_prompt' );
	}

	protected function isAvailable(): mixed {
		return $this->request( 'POST', 'drafting/support' )->at( 'is_available' );
	}

	/**
	 * Requests a draft; the model replies with this.
	 *
	 * @param string|array<mixed>  $written
	 * @param array<string, mixed> $wish
	 */
	protected function drafted( string|array $written, array $wish = array() ): RestAnswer {
		$this->ai->says( is_string( $written ) ? $written : (string) wp_json_encode( $written ) );
		return $this->request( 'POST', 'drafting/survey', $wish + array( 'sentence' => 'Why do so few visitors order?' ) );
	}

	/**
	 * Returns a question as a model writes it.
	 *
	 * @return array<string, mixed>
	 */
	protected static function written( string $type = 'text', string $title = 'What was missing?', string ...$options ): array {
		return array(
			'type'        => $type,
			'title'       => $title,
			'options'     => $options,
			'required'    => false,
			'comment_box' => false,
		);
	}

	protected static function lockOf( int $surveyId ): string {
		return SummarizeResults::LOCK . "$surveyId.lock";
	}

	/**
	 * Another user's request holds the survey's lock and ends while this process waits.
	 *
	 * @param Closure(): mixed $end
	 */
	protected function whileLocked( int $surveyId, Closure $end ): void {
		$lock  = self::lockOf( $surveyId );
		$tries = 0;
		add_option( $lock, time() );
		add_filter(
			'query',
			static function ( string $sql ) use ( $end, $lock, &$tries ): string {
				$tries += str_contains( $sql, $lock ) && str_contains( $sql, 'INSERT' ) ? 1 : 0;
				if ( 2 === $tries ) {
					++$tries;
					$end();
				}
				return $sql;
			}
		);
	}

	/** Expects a message instead of a draft. On a site without the client it is always the same. */
	protected static function assertRefused( RestAnswer $answer, string $said ): void {
		self::assertSame( 'userfeedback_no_draft', $answer->at( 'code' ) );
		self::assertStringContainsString( self::hasClient() ? $said : 'AI isn’t available on this site', $answer->text( 'message' ) );
	}

	private static function provider( string $method, string ...$arguments ): void {
		/** @var object $provider */
		$provider       = self::$provider ?? require dirname( __DIR__, 4 ) . '/fixtures/ai-provider.php';
		self::$provider = $provider;
		$call           = array( $provider, $method );
		is_callable( $call ) ? $call( ...$arguments ) : throw new LogicException( "The provider cannot $method." );
	}
}
