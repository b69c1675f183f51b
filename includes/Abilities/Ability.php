<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Rest\ErrorMapper;
use WP_Ability;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * An operation as WordPress's Abilities API (6.9 and later) has it. Its schemas are made when somebody looks at them, and
 * what comes in is refused in the words of REST, field by field, before WordPress looks at it.
 */
final class Ability extends WP_Ability {

	/** WordPress sets it, as everything that was registered. */
	protected Operation $operation;

	/** @return array<string, mixed> */
	public function get_input_schema(): array { // phpcs:ignore UserFeedback.NamingConventions.CamelCase -- WordPress's name.
		return $this->input_schema = array() === $this->input_schema
			? AbilitySchema::ofInput( $this->operation->inputShape() )
			: $this->input_schema;
	}

	/** @return array<string, mixed> */
	public function get_output_schema(): array { // phpcs:ignore UserFeedback.NamingConventions.CamelCase -- WordPress's name.
		return $this->output_schema = array() === $this->output_schema
			? AbilitySchema::ofOutput( $this->operation->outputShape() )
			: $this->output_schema;
	}

	/**
	 * WordPress asks this before it asks for the right: who has none is told that, whatever they sent.
	 *
	 * @param mixed $input
	 * @return true|WP_Error
	 */
	public function validate_input( $input = null ) { // phpcs:ignore UserFeedback.NamingConventions.CamelCase -- WordPress's name.
		if ( ! $this->operation->isAllowed() ) {
			return true;
		}
		$checked = $this->operation->check( is_object( $input ) ? (array) $input : $input );
		return array() === $checked->violations
			? parent::validate_input( $input )
			: Refusal::of( ( new ErrorMapper() )->toWpError( new Invalid( $checked->violations ) ) );
	}
}
