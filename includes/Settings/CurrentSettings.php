<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Schema\Limits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The settings in effect: the owner's choices, as far as the edition includes them. */
#[Shared]
final class CurrentSettings {

	public function __construct( private readonly SettingsRepository $repository, private readonly CurrentEdition $edition ) {}

	public function get(): Settings {
		return EditionSettings::effective( $this->repository->get(), $this->edition->get() );
	}

	/** Returns how many options a question can have. */
	public function maxOptions(): int {
		$chosen = $this->repository->get()->number( 'max_options' );
		/**
		 * Filters how many options a question can have, from 5 to 20.
		 *
		 * @param int $chosen the site's setting.
		 */
		$limit = apply_filters( 'userfeedback_max_options', $chosen );
		return max( Limits::OPTIONS, min( Limits::MAX_OPTIONS, is_numeric( $limit ) ? (int) $limit : $chosen ) );
	}

	/**
	 * Returns the roles with a permission. The edition is checked only if the owner's list differs from the default.
	 *
	 * @return list<string>
	 */
	public function roles( string $name ): array {
		$chosen  = $this->repository->get()->roles( $name );
		$default = Settings::defaults()->roles( $name );
		return $chosen === $default ? $default : $this->get()->roles( $name );
	}
}
