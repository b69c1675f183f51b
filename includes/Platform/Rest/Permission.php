<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The permission that a route requires. The four capabilities are virtual: Settings\Capabilities maps them to roles. */
enum Permission: string {
	case ANYONE           = 'anyone';
	case EDIT             = 'userfeedback_create_edit_surveys';
	case VIEW             = 'userfeedback_view_results';
	case EDIT_OR_VIEW     = 'edit_or_view';
	case EDIT_OR_SETTINGS = 'edit_or_settings';
	case VIEW_OR_SETTINGS = 'view_or_settings';
	case DELETE           = 'userfeedback_delete_surveys';
	case SETTINGS         = 'userfeedback_save_settings';
	case VIEW_AND_EDIT    = 'view_and_edit';

	/** @param callable(string): bool $has true if the user has a WordPress capability. */
	public function isHeldBy( callable $has ): bool {
		$held = array_filter( $this->capabilities(), $has );
		return match ( $this ) {
			self::ANYONE        => true,
			self::VIEW_AND_EDIT => count( $held ) === count( $this->capabilities() ),
			default             => array() !== $held,
		};
	}

	/**
	 * Returns the WordPress capabilities of which the user needs one, or both if noted; none for a public route.
	 *
	 * @return list<string>
	 */
	public function capabilities(): array {
		return match ( $this ) {
			self::ANYONE           => array(),
			self::EDIT_OR_VIEW,
			self::VIEW_AND_EDIT    => array( self::EDIT->value, self::VIEW->value ),
			self::EDIT_OR_SETTINGS => array( self::EDIT->value, self::SETTINGS->value ),
			self::VIEW_OR_SETTINGS => array( self::VIEW->value, self::SETTINGS->value ),
			default                => array( $this->value ),
		};
	}
}
