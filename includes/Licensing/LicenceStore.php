<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Licensing\Licence\StoredLicence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores the license of this site, and that of its network. */
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
