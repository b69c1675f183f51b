<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Why an ability's input is rejected. WordPress 6.9 and 7.0 set a status on the error and would discard the details of each
 * field with it.
 */
final class AbilityError extends WP_Error {

	public static function of( WP_Error $error ): self {
		$code = $error->get_error_code();
		return new self( $code, $error->get_error_message( $code ), $error->get_error_data( $code ) );
	}

	/**
	 * @param mixed      $data
	 * @param string|int $code
	 */
	public function add_data( $data, $code = '' ): void { // phpcs:ignore UserFeedback.Code.CamelCase -- WordPress's name.
		$code = '' === $code ? $this->get_error_code() : $code;
		$own  = $this->error_data[ $code ] ?? null;

		$this->error_data[ $code ] = is_array( $own ) && is_array( $data ) ? $data + $own : $data;
	}
}
