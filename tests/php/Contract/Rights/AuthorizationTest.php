<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\Stored;
use UserFeedback\Tests\Support\Rights\Principal;
use UserFeedback\Tests\Support\Rights\PrincipalTestCase;
use UserFeedback\Tests\Support\Rights\PromisedRights;

/**
 * Calls every registered route as every kind of user, with a valid nonce, none, and another user's.
 *
 * @group anywhere
 */
final class AuthorizationTest extends PrincipalTestCase {

	private string $before = '';

	public static function tearDownAfterClass(): void {
		CaseCount::write( SeededSample::named( 'authorisation' ), self::$cases );
	}

	public function test_every_route_of_the_site_has_a_listed_permission(): void {
		foreach ( self::registered() as $key => [ , $can ] ) {
			self::assertNotNull( $can, "$key is in no list of promised rights." );
		}
		self::assertSame( array(), array_diff_key( PromisedRights::OF_ROUTES, self::registered() ), 'Promised, and not there.' );
	}

	/** @dataProvider everybody */
	public function test_each_user_can_do_only_what_they_have_permission_for( Principal $who ): void {
		$survey = $this->aSurvey();
		$trash  = $this->aSurvey( array( 'status' => 'trash' ) );
		$other  = wp_create_nonce( 'wp_rest' ); // A visitor's own.
		$this->as( $who );
		$nonces       = array(
			'right'           => wp_create_nonce( 'wp_rest' ),
			'absent'          => null,
			"another user's"  => Principal::VISITOR === $who ? $this->nonceOfAMember() : $other,
			'of another page' => wp_create_nonce( 'heartbeat-nonce' ),
		);
		$this->before = Stored::now()->checksum();
		$ran          = 0;

		foreach ( self::registered() as [ $route, $can ] ) {
			foreach ( $nonces as $kind => $nonce ) {
				foreach ( array( $survey->id, $trash->id ) as $id ) {
					++$ran;
					if ( SeededSample::takes( "$who->value {$route->key()} $kind " . ( $id === $trash->id ? 'trash' : 'publish' ) ) ) {
						$this->attempt( $who, $route, $can ?? Permission::SETTINGS, $kind, $nonce, $id );
					}
				}
			}
		}
		self::assertSame( count( self::registered() ) * count( $nonces ) * 2, $ran );
	}

	private function attempt( Principal $who, Route $route, Permission $can, string $kind, ?string $nonce, int $id ): void {
		$this->sent = array();
		Plugin::get( Transaction::class )->begin();
		try {
			[ $status, $code ] = $this->call( $route, $this->pathOf( $route, $id ), $this->bodyOf( $route, $id ), $nonce );

			$said   = "$who->value, {$route->key()}, nonce $kind: $status $code";
			$wanted = $this->wanted( $who, $can, $kind );
			self::assertSame(
				$wanted,
				in_array( $code, array( 'userfeedback_forbidden', 'rest_cookie_invalid_nonce' ), true ) ? $code : '',
				$said
			);
			self::assertLessThan( 500, $status, $said );
			if ( '' !== $wanted ) {
				self::assertSame( 403, $status, $said );
				self::assertSame( array(), $this->sent, $said );
				self::assertSame( $this->before, Stored::now()->checksum(), "$said, and something changed." );
			}
		} finally {
			Plugin::get( Transaction::class )->rollBack();
			wp_cache_flush();
		}
	}

	/** Returns the expected error code, or empty. */
	private function wanted( Principal $who, Permission $can, string $nonce ): string {
		if ( str_contains( $nonce, 'another' ) ) {
			return 'rest_cookie_invalid_nonce';
		}
		$is = 'absent' === $nonce ? Principal::VISITOR : $who; // A cookie without a nonce is ignored.
		return $is->may( $can ) ? '' : 'userfeedback_forbidden';
	}

	private function nonceOfAMember(): string {
		$this->asMember( 'administrator' );
		$nonce = wp_create_nonce( 'wp_rest' );
		$this->asVisitor();
		return $nonce;
	}

	private function pathOf( Route $route, int $id ): string {
		return (string) preg_replace( '/\{\w+\}/', (string) $id, $route->path );
	}

	private function bodyOf( Route $route, int $id ): ?string {
		if ( 'GET' === $route->method ) {
			return null;
		}
		$body = Sample::least( $route->bodyShape(), array( 'survey_ids' => array( $id ) ) );
		return (string) wp_json_encode( array() === $body ? (object) array() : $body );
	}
}
