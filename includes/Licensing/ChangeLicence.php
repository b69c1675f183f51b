<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Contract\Problem\Forbidden;
use UserFeedback\Licensing\Licence\Licence;
use UserFeedback\Licensing\Licence\LicenceState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Accepts a key, removes it, or checks it again. A rejected key doesn't change the stored one. */
final class ChangeLicence {

	public function __construct(
		private readonly LicenceStore $store,
		private readonly CurrentLicence $current,
		private readonly ConfirmLicence $confirm
	) {}

	/**
	 * Stores a key that is valid here. A network key is stored for the network, if there is one.
	 *
	 * @return Licence the license of the key, accepted or not.
	 * @throws Forbidden A network key from a user who doesn't manage the network.
	 */
	public function accept( string $key, bool $mayManageNetwork ): Licence {
		$licence    = $this->current->tried( trim( $key ) );
		$forNetwork = is_multisite() && $licence->isForNetwork();
		if ( ! $licence->isValid() ) {
			return $licence;
		}
		if ( $forNetwork && ! $mayManageNetwork ) {
			throw new Forbidden( 'A key for the network is given by who manages the network.' );
		}
		$before = $forNetwork ? $this->store->ofNetwork() : $this->store->ofSite();
		$stored = $this->confirm->asked(
			$before->replacedBy( $licence->key ),
			$forNetwork ? CurrentLicence::hostOfNetwork() : CurrentLicence::place()
		);
		if ( in_array( $stored->said, array( LicenceState::DISABLED, LicenceState::INVALID ), true ) ) {
			return $licence->as( $stored->said );
		}
		if ( ! $this->confirm->mayBegin( $stored ) || $this->current->isLost( $stored ) ) {
			return $licence->as( LicenceState::UNCONFIRMED );
		}
		$forNetwork ? $this->store->saveOfNetwork( $stored ) : $this->store->saveOfSite( $stored );
		return $licence;
	}

	/** Deletes the site's key, but keeps the fact that it had one, and its last status. Data created with it stay. */
	public function giveUp(): void {
		$this->store->saveOfSite( $this->store->ofSite()->givenUp() );
	}

	public function giveUpOfNetwork(): void {
		$this->store->saveOfNetwork( $this->store->ofNetwork()->givenUp() );
	}

	/** Checks it again now. */
	public function refresh(): Licence {
		$this->confirm->ofSite();
		if ( is_multisite() ) {
			$this->confirm->ofNetwork();
		}
		return $this->current->inForce();
	}
}
