<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Lifecycle\RotateKeyCommand;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** A site whose write key leaked gets a new one, without any effect on visitors. */
final class RotateKeyTest extends ServedCollector {

	private string $key = '';

	protected function setUp(): void {
		parent::setUp();
		$this->key = SiteSetup::writeKey();
	}

	protected function tearDown(): void {
		update_option( SiteSetup::WRITE_KEY, $this->key, true );
		parent::tearDown();
	}

	public function test_after_a_key_change_both_endpoints_refuse_old_pages_with_a_new_valid_token(): void {
		$survey = $this->aStoredSurvey();
		$body   = $this->json( $survey, array( 'Yes' ) );
		self::assertTrue( $this->serve() );

		$said = array();
		( new RotateKeyCommand(
			static function ( string $line ) use ( &$said ): void {
				$said[] = $line;
			}
		) )();

		self::assertCount( 1, $said );
		self::assertNotSame( $this->key, SiteSetup::writeKey() );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{64}\z/', SiteSetup::writeKey() );
		self::assertTrue( Plugin::get( SiteSetup::class )->isReady() );
		self::assertTrue( $this->module()->check(), 'The collector signs with the new key.' );
		foreach ( array(
			fn( string $body ): array => $this->collect( "survey=$survey->id&do=response", $body ),
			fn( string $body ): array => $this->rest( "surveys/$survey->id/responses", $body ),
		) as $door ) {
			[ $status, $answer ] = $door( $body );
			$refusal             = json_decode( $answer, true );
			self::assertSame( 403, $status );
			self::assertIsArray( $refusal );
			self::assertIsArray( $refusal['data'] );
			self::assertSame( 'userfeedback_expired_token', $refusal['code'] );
			self::assertSame(
				201,
				$door( $this->json( $survey, array( 'Yes' ), array( 'nonce' => $refusal['data']['nonce'] ?? '' ) ) )[0]
			);
		}
	}

	public function test_after_a_second_key_change_tokens_of_the_first_key_are_invalid(): void {
		$survey = $this->aStoredSurvey();
		$body   = $this->json( $survey, array( 'Yes' ) );
		self::assertTrue( $this->serve() );
		$rotate = new RotateKeyCommand( static fn( string $line ): string => $line );
		$rotate();
		$rotate();

		self::assertStringContainsString( 'userfeedback_bad_token', $this->collect( "survey=$survey->id&do=response", $body )[1] );
		$stored = get_option( SiteSetup::WRITE_KEY );
		self::assertIsString( $stored );
		self::assertLessThanOrEqual( 129, strlen( $stored ), 'It does not grow.' );
	}
}
