<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One option, not autoloaded: what visitors' pages need of it is in VisitorSettings. */
final class SettingsRepository {

	public const OPTION = 'userfeedback_settings';

	private mixed $raw          = null;
	private ?Settings $settings = null;

	/** As the owner made them, whatever the edition allows now. */
	public function get(): Settings {
		$raw = get_option( self::OPTION );
		// Rights ask often, and another site of the network may be the current one by now.
		if ( null === $this->settings || $raw !== $this->raw ) {
			$this->raw      = $raw;
			$this->settings = Settings::fromStored( $raw );
		}
		return $this->settings;
	}

	/** @throws StorageFailed */
	public function save( Settings $settings ): void {
		update_option( self::OPTION, $settings->toArray(), false );
		VisitorSettings::keep( $settings );
		// WordPress answers false both for a failure and for nothing to change.
		if ( get_option( self::OPTION ) !== $settings->toArray() || ! VisitorSettings::areKept( $settings ) ) {
			throw new StorageFailed( 'The settings were not stored.' );
		}
	}
}
