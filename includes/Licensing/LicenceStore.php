<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Licensing\Licence\StoredLicence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps the licence of this site, and that of the network it is in. */
final class LicenceStore {

	public const OPTION = 'userfeedback_license';

	public function ofSite(): StoredLicence {
		return StoredLicence::fromArray( get_option( self::OPTION, array() ) );
	}

	public function ofNetwork(): StoredLicence {
		return is_multisite() ? StoredLicence::fromArray( get_site_option( self::OPTION, array() ) ) : new StoredLicence();
	}

	public function saveOfSite( StoredLicence $licence ): void {
		update_option( self::OPTION, $licence->toArray(), true );
	}

	public function saveOfNetwork( StoredLicence $licence ): void {
		update_site_option( self::OPTION, $licence->toArray() );
	}
}
