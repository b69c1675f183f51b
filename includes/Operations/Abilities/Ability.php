<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use WP_Ability;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * An operation as an ability of WordPress's Abilities API (6.9 and later). Its schemas are built only when they are read. Input
 * is validated with the REST messages, field by field, before WordPress validates it.
 */
final class Ability extends WP_Ability {

	/** Set by WordPress, like every registered property. */
	protected Operation $operation;

	/** @return array<string, mixed> */
	public function get_input_schema(): array { // phpcs:ignore UserFeedback.Code.CamelCase -- WordPress's name.
		return $this->input_schema = array() === $this->input_schema
			? AbilitySchema::ofInput( $this->operation->inputShape() )
			: $this->input_schema;
	}

	/** @return array<string, mixed> */
	public function get_output_schema(): array { // phpcs:ignore UserFeedback.Code.CamelCase -- WordPress's name.
		return $this->output_schema = array() === $this->output_schema
			? AbilitySchema::ofOutput( $this->operation->outputShape() )
			: $this->output_schema;
	}

	/**
	 * WordPress validates before it checks permissions. Users without permission get that error, whatever they sent.
	 *
	 * @param mixed $input
	 * @return true|WP_Error
	 */
	public function validate_input( $input = null ) { // phpcs:ignore UserFeedback.Code.CamelCase -- WordPress's name.
		if ( ! $this->operation->isAllowed() ) {
			return true;
		}
		$checked = $this->operation->check( is_object( $input ) ? (array) $input : $input );
		return array() === $checked->violations
			? parent::validate_input( $input )
			: AbilityError::of( ( new ErrorMapper() )->toWpError( new ValidationFailed( $checked->violations ) ) );
	}
}
