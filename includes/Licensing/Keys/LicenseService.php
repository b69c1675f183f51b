<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Platform\Injection\CreatedBy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The optional service that knows revoked keys. Its URL is the constant USERFEEDBACK_LICENSE_API.
 *
 * It gets `{"key", "site"}` by POST and answers `{"verdict": "valid"|"disabled"|"invalid"}`.
 */
#[CreatedBy( 'ofSite' )]
final class LicenseService {

	private const SECONDS     = 5;
	private const ANSWER_SIZE = 4096;

	/** @param string $address empty if there is none. */
	public function __construct( private readonly string $address ) {}

	public static function ofSite(): self {
		$address = defined( 'USERFEEDBACK_LICENSE_API' ) ? constant( 'USERFEEDBACK_LICENSE_API' ) : '';
		return new self( is_string( $address ) ? $address : '' );
	}

	public function exists(): bool {
		return '' !== $this->address;
	}

	/** Returns valid, disabled or invalid; null if it can't be reached or its answer is malformed. */
	public function ask( string $key, string $host ): ?LicenseState {
		$answer = wp_remote_post(
			$this->address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::ANSWER_SIZE,
				'headers'             => array( 'Content-Type' => 'application/json' ),
				'body'                => (string) wp_json_encode(
					array(
						'key'  => $key,
						'site' => $host,
					)
				),
			)
		);
		if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return null;
		}
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		return match ( is_array( $body ) ? $body['verdict'] ?? null : null ) {
			'valid'    => LicenseState::VALID,
			'disabled' => LicenseState::DISABLED,
			'invalid'  => LicenseState::INVALID,
			default    => null,
		};
	}
}
