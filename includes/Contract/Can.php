<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Who may call a route. The four capabilities are virtual: Settings\Rights decides who has them. */
enum Can: string {
	case ANYONE           = 'anyone';
	case EDIT             = 'userfeedback_create_edit_surveys';
	case VIEW             = 'userfeedback_view_results';
	case EDIT_OR_VIEW     = 'edit_or_view';
	case EDIT_OR_SETTINGS = 'edit_or_settings';
	case DELETE           = 'userfeedback_delete_surveys';
	case SETTINGS         = 'userfeedback_save_settings';

	/**
	 * The WordPress capabilities of which the user needs one; none for a public route.
	 *
	 * @return list<string>
	 */
	public function capabilities(): array {
		return match ( $this ) {
			self::ANYONE           => array(),
			self::EDIT_OR_VIEW     => array( self::EDIT->value, self::VIEW->value ),
			self::EDIT_OR_SETTINGS => array( self::EDIT->value, self::SETTINGS->value ),
			default                => array( $this->value ),
		};
	}
}
