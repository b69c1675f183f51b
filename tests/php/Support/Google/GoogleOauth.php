<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

/**
 * Authorization: RFC 6749 and 7636 as Google follows them.
 *
 * @phpstan-import-type State from GoogleServer
 * @phpstan-import-type Call from GoogleServer
 * @phpstan-import-type Book from GoogleServer
 * @phpstan-import-type File from GoogleServer
 */
final class GoogleOauth {

	private const SCOPE = 'https://www.googleapis.com/auth/drive.file';

	/**
	 * @param State $state
	 * @param Call  $call
	 */
	public static function answer( array &$state, array $call ): ?GoogleAnswer {
		return match ( "{$call['method']} {$call['path']}" ) {
			'GET /o/oauth2/v2/auth' => self::page( $state, $call['query'] ),
			'GET /consent'          => self::consent( $state, $call['query'] ),
			'POST /token'           => self::token( $state, $call['body'] ),
			'POST /revoke'          => self::revoke( $state, $call['body'] ),
			default                 => null,
		};
	}

	/**
	 * Checks a request's token.
	 *
	 * @param State $state
	 * @param Call  $call
	 * @return GoogleAnswer|null null if it is allowed.
	 */
	public static function refusal( array $state, array $call ): ?GoogleAnswer {
		$given = preg_replace( '/^Bearer /', '', $call['headers']['authorization'] ?? '' );
		$token = $state['access'][ $given ] ?? null;
		if ( null === $token || ( $state['refresh'][ $token['refresh'] ] ?? 'revoked' ) !== 'good' || $token['until'] <= time() ) {
			return GoogleAnswer::error( 401, 'authError', 'Invalid Credentials', 'UNAUTHENTICATED' );
		}
		return in_array( self::SCOPE, explode( ' ', $token['scope'] ), true )
			? null
			: GoogleAnswer::error( 403, 'insufficientPermissions', 'Insufficient Permission', 'PERMISSION_DENIED' );
	}

	/**
	 * @param State $state
	 * @param array<string, list<string>> $query
	 * @return string|null the error in the address that users are sent to.
	 */
	private static function wrong( array $state, array $query ): ?string {
		$one = static fn( string $name ): string => $query[ $name ][0] ?? '';
		return match ( true ) {
			$one( 'client_id' ) !== $state['client']['id']                                          => 'invalid_client',
			! str_contains( $one( 'redirect_uri' ), $state['redirect'] )                            => 'redirect_uri_mismatch',
			'code' !== $one( 'response_type' ) || '' === $one( 'scope' )                            => 'invalid_request',
			'S256' !== $one( 'code_challenge_method' ) || 43 !== strlen( $one( 'code_challenge' ) ) => 'invalid_request',
			default                                                                                 => null,
		};
	}

	/**
	 * @param State $state
	 * @param array<string, list<string>> $query
	 */
	private static function page( array $state, array $query ): GoogleAnswer {
		$wrong = self::wrong( $state, $query );
		if ( null !== $wrong ) {
			return new GoogleAnswer( 400, "<title>Access blocked</title><h1>Error 400: $wrong</h1>" );
		}
		$link = static function ( string $does, string $text ) use ( $query ): string {
			$fields  = array_map( static fn( array $values ): string => $values[0], $query ) + array( 'does' => $does );
			$address = '/consent?' . http_build_query( $fields );
			return '<p><a href="' . htmlspecialchars( $address ) . "\">$text</a></p>";
		};
		return new GoogleAnswer(
			200,
			'<link rel="icon" href="data:,"><title>Sign in</title><h1>A site wants to access your account</h1>'
				. $link( 'allow', 'Allow' ) . $link( 'uncheck', 'Allow without files' ) . $link( 'deny', 'Deny' )
		);
	}

	/**
	 * @param State $state
	 * @param array<string, list<string>> $query
	 */
	private static function consent( array &$state, array $query ): GoogleAnswer {
		if ( null !== self::wrong( $state, $query ) ) {
			return new GoogleAnswer( 400, 'wrong' );
		}
		$back = array( 'state' => $query['state'][0] ?? '' );
		if ( 'deny' === $query['does'][0] ) {
			$back += array( 'error' => 'access_denied' );
		} else {
			$code                    = '4/' . bin2hex( random_bytes( 12 ) );
			$state['codes'][ $code ] = array(
				'challenge' => $query['code_challenge'][0],
				'redirect'  => $query['redirect_uri'][0],
				'scope'     => 'uncheck' === $query['does'][0] ? 'openid' : $query['scope'][0],
				'offline'   => 'offline' === ( $query['access_type'][0] ?? '' ) && 'consent' === ( $query['prompt'][0] ?? '' ),
				'isUsed'    => false,
			);
			$back                   += array( 'code' => $code );
		}
		$to = $query['redirect_uri'][0];
		return GoogleAnswer::redirect( $to . ( str_contains( $to, '?' ) ? '&' : '?' ) . http_build_query( $back ) );
	}

	/**
	 * @param State $state
	 */
	private static function token( array &$state, string $body ): GoogleAnswer {
		$sent = self::fields( $body );
		if ( ( $sent['client_id'] ?? '' ) !== $state['client']['id'] || ( $sent['client_secret'] ?? '' ) !== $state['client']['secret'] ) {
			return GoogleAnswer::oauth( 401, 'invalid_client' );
		}
		if ( 'refresh_token' === ( $sent['grant_type'] ?? '' ) ) {
			++$state['refreshes'];
			$refresh = $sent['refresh_token'] ?? '';
			return 'good' === ( $state['refresh'][ $refresh ] ?? '' )
				? self::given( $state, $refresh, self::SCOPE, array() )
				: GoogleAnswer::oauth( 400, 'invalid_grant' );
		}
		$given     = $sent['code'] ?? '';
		$code      = $state['codes'][ $given ] ?? null;
		$challenge = rtrim( strtr( base64_encode( hash( 'sha256', $sent['code_verifier'] ?? '', true ) ), '+/', '-_' ), '=' );
		if ( null === $code || $code['isUsed'] || $challenge !== $code['challenge'] ) {
			return GoogleAnswer::oauth( 400, 'invalid_grant' );
		}
		if ( $code['redirect'] !== ( $sent['redirect_uri'] ?? '' ) ) {
			return GoogleAnswer::oauth( 400, 'redirect_uri_mismatch' );
		}
		$state['codes'][ $given ]['isUsed'] = true;
		$refresh                            = '1//' . bin2hex( random_bytes( 12 ) );
		$state['refresh'][ $refresh ]       = 'good';
		$lasts                              = $code['offline'] && ! $state['withoutRefresh'];
		return self::given( $state, $refresh, $code['scope'], $lasts ? array( 'refresh_token' => $refresh ) : array() );
	}

	/**
	 * @param State $state
	 * @param array<string, string> $more
	 */
	private static function given( array &$state, string $refresh, string $scope, array $more ): GoogleAnswer {
		$token                     = 'ya29.' . bin2hex( random_bytes( 12 ) );
		$state['access'][ $token ] = array(
			'refresh' => $refresh,
			'scope'   => $scope,
			'until'   => time() + $state['lifetime'],
		);
		return new GoogleAnswer(
			200,
			array(
				'access_token' => $token,
				'expires_in'   => $state['lifetime'],
				'scope'        => $scope,
				'token_type'   => 'Bearer',
			) + $more
		);
	}

	/**
	 * @param State $state
	 */
	private static function revoke( array &$state, string $body ): GoogleAnswer {
		$sent = self::fields( $body );
		if ( ! isset( $state['refresh'][ $sent['token'] ?? '' ] ) ) {
			return GoogleAnswer::oauth( 400, 'invalid_token' );
		}
		$state['refresh'][ $sent['token'] ] = 'revoked';
		return new GoogleAnswer( 200, array() );
	}

	/** @return array<string, string> */
	private static function fields( string $body ): array {
		parse_str( $body, $sent );
		$fields = array();
		foreach ( $sent as $name => $value ) {
			$fields[ (string) $name ] = is_string( $value ) ? $value : '';
		}
		return $fields;
	}
}
