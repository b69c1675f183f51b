<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\License;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Accepts a key, removes it, or checks it again. A rejected key doesn't change the stored one. */
final class ChangeLicense {

	public function __construct(
		private readonly LicenseStore $store,
		private readonly CurrentLicense $current,
		private readonly ConfirmLicense $confirm
	) {}

	/**
	 * Stores a key that is valid here. A network key is stored for the network, if there is one.
	 *
	 * @return License the license of the key, accepted or not.
	 * @throws RequestError A network key from a user who doesn't manage the network.
	 */
	public function accept( string $key, bool $mayManageNetwork ): License {
		$license    = $this->current->preview( trim( $key ) );
		$forNetwork = is_multisite() && $license->isForNetwork();
		if ( ! $license->isValid() ) {
			return $license;
		}
		if ( $forNetwork && ! $mayManageNetwork ) {
			throw RequestError::forbidden( 'A key for the network is given by who manages the network.' );
		}
		$before = $forNetwork ? $this->store->ofNetwork() : $this->store->ofSite();
		$stored = $this->confirm->asked(
			$before->replacedBy( $license->key ),
			$forNetwork ? CurrentLicense::hostOfNetwork() : CurrentLicense::siteName()
		);
		if ( in_array( $stored->state, array( LicenseState::DISABLED, LicenseState::INVALID ), true ) ) {
			return $license->withState( $stored->state );
		}
		if ( ! $this->confirm->mayBegin( $stored ) || $this->current->isLost( $stored ) ) {
			return $license->withState( LicenseState::UNCONFIRMED );
		}
		$forNetwork ? $this->store->saveOfNetwork( $stored ) : $this->store->saveOfSite( $stored );
		return $license;
	}

	/** Deletes the site's key, but keeps the fact that it had one, and its last status. Data created with it stay. */
	public function removeFromSite(): void {
		$this->store->saveOfSite( $this->store->ofSite()->removed() );
	}

	public function removeFromNetwork(): void {
		$this->store->saveOfNetwork( $this->store->ofNetwork()->removed() );
	}

	/** Checks it again now. */
	public function refresh(): License {
		$this->confirm->ofSite();
		if ( is_multisite() ) {
			$this->confirm->ofNetwork();
		}
		return $this->current->effective();
	}
}
