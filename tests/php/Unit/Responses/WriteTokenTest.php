<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Responses\Submit\WriteToken;

final class WriteTokenTest extends TestCase {

	private const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00';

	private Clock $clock;
	private WriteToken $tokens;

	protected function setUp(): void {
		$this->clock  = new Clock( new DateTimeImmutable( '2026-11-21T10:59:59Z' ) );
		$this->tokens = new WriteToken( self::KEY, $this->clock );
	}

	/**
	 * @doesNotPerformAssertions what is refused throws.
	 */
	public function test_a_page_can_send_responses_for_two_days(): void {
		$token = $this->tokens->of( 7 );
		$this->tokens->check( 7, $token );

		$this->clock->stopAt( new DateTimeImmutable( '2026-11-23T10:59:59Z' ) );
		$this->tokens->check( 7, $token );
	}

	public function test_rejects_an_expired_token_and_returns_a_fresh_one(): void {
		$token = $this->tokens->of( 7 );
		foreach ( array( '2026-11-23T12:00:00Z', '2027-11-23T12:00:00Z' ) as $later ) {
			$this->clock->stopAt( new DateTimeImmutable( $later ) );

			$refusal = $this->refusalOf( 7, $token );

			self::assertSame( 'userfeedback_expired_token', $refusal->slug() );
			$fresh = $refusal->details()['nonce'];
			self::assertIsString( $fresh );
			$this->tokens->check( 7, $fresh );
		}
	}

	public function test_rejects_a_token_of_the_previous_key_and_returns_a_fresh_one(): void {
		$token   = $this->tokens->of( 7 );
		$changed = new WriteToken( str_repeat( 'a', 64 ), $this->clock, self::KEY );

		try {
			$changed->check( 7, $token );
			self::fail( 'The old key is good still.' );
		} catch ( RequestError $refusal ) {
			$fresh = $refusal->details()['nonce'] ?? null;
			self::assertSame( $changed->of( 7 ), $fresh );
		}
		foreach ( array( 8, 7 ) as $surveyId ) {
			try {
				( new WriteToken( str_repeat( 'a', 64 ), $this->clock, 8 === $surveyId ? self::KEY : '' ) )->check( $surveyId, $token );
				self::fail( 'Taken.' );
			} catch ( RequestError $refusal ) {
				self::assertSame( 'userfeedback_bad_token', $refusal->slug() );
			}
		}
	}

	public function test_pages_created_in_the_same_hour_have_the_same_token(): void {
		$early = new WriteToken( self::KEY, new Clock( new DateTimeImmutable( '2026-11-21T10:00:00Z' ) ) );
		$next  = new WriteToken( self::KEY, new Clock( new DateTimeImmutable( '2026-11-21T11:00:00Z' ) ) );

		self::assertSame( $early->of( 7 ), $this->tokens->of( 7 ) );
		self::assertNotSame( $next->of( 7 ), $this->tokens->of( 7 ) );
	}

	/** @dataProvider forgeries */
	public function test_rejects_a_token_of_another_survey_without_returning_a_fresh_one( string $forgery ): void {
		$refusal = $this->refusalOf( 7, $forgery );

		self::assertSame( 'userfeedback_bad_token', $refusal->slug() );
		self::assertSame( array(), $refusal->details() );
	}

	/** @return iterable<string, array{string}> */
	public static function forgeries(): iterable {
		$clock            = new Clock( new DateTimeImmutable( '2026-11-21T10:59:59Z' ) );
		$tokens           = new WriteToken( self::KEY, $clock );
		[ $expiry, $mac ] = explode( '.', $tokens->of( 7 ) ) + array( '', '' );

		yield 'none' => array( '' );
		yield 'a dot' => array( '.' );
		yield 'no signature' => array( $expiry );
		yield 'an empty signature' => array( "$expiry." );
		yield 'another survey\'s' => array( $tokens->of( 8 ) );
		yield 'a later end' => array( ( (int) $expiry + 1 ) . ".$mac" );
		yield 'the end written otherwise' => array( "0$expiry.$mac" );
		yield 'an end long ago' => array( "1.$mac" );
		yield 'something behind it' => array( "$expiry.$mac." );
		yield 'another site\'s' => array( ( new WriteToken( strrev( self::KEY ), $clock ) )->of( 7 ) );
		yield 'in capitals' => array( strtoupper( $tokens->of( 7 ) ) );
	}

	public function test_accepts_nothing_on_a_site_without_a_key(): void {
		$keyless = new WriteToken( '', $this->clock );

		$this->expectException( RequestError::class );
		$keyless->check( 7, $keyless->of( 7 ) );
	}

	private function refusalOf( int $surveyId, string $token ): RequestError {
		try {
			$this->tokens->check( $surveyId, $token );
		} catch ( RequestError $refusal ) {
			return $refusal;
		}
		self::fail( 'The token was taken.' );
	}
}
