<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\StoredLicense;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores the license of this site, and that of its network. */
final class LicenseStore {

	public const OPTION = CachedPlan::LICENSE_OPTION;

	public function ofSite(): StoredLicense {
		return StoredLicense::fromArray( get_option( self::OPTION, array() ) );
	}

	public function ofNetwork(): StoredLicense {
		return is_multisite() ? StoredLicense::fromArray( get_site_option( self::OPTION, array() ) ) : new StoredLicense();
	}

	public function saveOfSite( StoredLicense $license ): void {
		update_option( self::OPTION, $license->toArray(), true );
	}

	public function saveOfNetwork( StoredLicense $license ): void {
		update_site_option( self::OPTION, $license->toArray() );
	}
}
