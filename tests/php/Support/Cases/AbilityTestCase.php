<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Operations\Abilities\Operation;
use UserFeedback\Operations\Abilities\Operations;
use WP_REST_Request;

/**
 * Base test that calls abilities as an agent does: through WordPress's own routes. WordPress before 6.9 has none, so each call
 * must fail there.
 */
abstract class AbilityTestCase extends RestTestCase {

	public static function hasAbilities(): bool {
		return function_exists( 'wp_get_abilities' );
	}

	/** The HTTP method that WordPress accepts for it. */
	public static function methodOf( Operation $operation ): string {
		$is = $operation->effect->annotations();
		return $is['readonly'] ? 'GET' : ( $is['destructive'] && $is['idempotent'] ? 'DELETE' : 'POST' );
	}

	/** Runs an ability as a browser would: a GET or DELETE has all its input in the address, as text. */
	protected function ability( string $name, mixed $input = null ): RestAnswer {
		$method = self::methodOf( Operations::named( $name ) );
		return 'POST' === $method
			? $this->runBy( $method, $name, (string) wp_json_encode( null === $input ? (object) array() : array( 'input' => $input ) ) )
			: $this->runBy( $method, $name, null, null === $input ? array() : array( 'input' => self::asText( $input ) ) );
	}

	/** @param array<string, mixed> $query */
	protected function runBy( string $method, string $name, ?string $json, array $query = array() ): RestAnswer {
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( $method, "/wp-abilities/v1/abilities/userfeedback/$name/run" );
		$request->set_query_params( $query );
		if ( null !== $json ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $json );
		}
		$response = rest_get_server()->dispatch( $request );
		$data     = rest_get_server()->response_to_data( $response, false );
		$answer   = new RestAnswer( $response->get_status(), json_decode( (string) wp_json_encode( $data ), true ), array() );
		if ( ! self::hasAbilities() ) {
			self::assertSame( 'rest_no_route', $answer->at( 'code' ) );
		}
		return $answer;
	}

	/** The input after an address. */
	private static function asText( mixed $input ): mixed {
		parse_str( http_build_query( array( 'input' => $input ) ), $parameters );
		return $parameters['input'] ?? null;
	}
}
