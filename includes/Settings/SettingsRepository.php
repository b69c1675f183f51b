<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One option, not autoloaded: visitors' pages read their part from VisitorSettings. */
#[Shared]
final class SettingsRepository {

	public const OPTION = 'userfeedback_settings';

	private mixed $raw          = null;
	private ?Settings $settings = null;

	/** Returns the owner's choices, whatever the edition includes. */
	public function get(): Settings {
		$raw = get_option( self::OPTION );
		// Permission checks call this often, and the network may have switched to another site.
		if ( null === $this->settings || $raw !== $this->raw ) {
			$this->raw      = $raw;
			$this->settings = Settings::fromStored( $raw );
		}
		return $this->settings;
	}

	/** @throws StorageFailed */
	public function save( Settings $settings ): void {
		update_option( self::OPTION, $settings->toArray(), false );
		VisitorSettings::store( $settings );
		// WordPress returns false both for a failure and for an unchanged value.
		if ( get_option( self::OPTION ) !== $settings->toArray() || ! VisitorSettings::isCurrent( $settings ) ) {
			throw new StorageFailed( 'The settings were not stored.' );
		}
	}
}
