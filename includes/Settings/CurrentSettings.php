<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Editions\CurrentEdition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The settings that count now: the owner's, as far as the edition has them. */
final class CurrentSettings {

	public function __construct( private readonly SettingsRepository $repository, private readonly CurrentEdition $edition ) {}

	public function get(): Settings {
		return SettingsOfEdition::inForce( $this->repository->get(), $this->edition->get() );
	}

	/**
	 * The roles that have a right. The edition is asked only where the owner's list differs from what every site has.
	 *
	 * @return list<string>
	 */
	public function roles( string $name ): array {
		$chosen  = $this->repository->get()->roles( $name );
		$default = Settings::defaults()->roles( $name );
		return $chosen === $default ? $default : $this->get()->roles( $name );
	}
}
