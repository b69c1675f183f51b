<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Contract\Problem\Forbidden;
use UserFeedback\Licensing\Licence\Licence;
use UserFeedback\Licensing\Licence\LicenceState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Takes a key, gives it up, checks it again. A key that is refused changes nothing of the one that is there. */
final class ChangeLicence {

	public function __construct(
		private readonly LicenceStore $store,
		private readonly CurrentLicence $current,
		private readonly ConfirmLicence $confirm
	) {}

	/**
	 * Stores a key that is valid here. A key for networks goes to the network, where there is one.
	 *
	 * @return Licence the key given, whether it was taken or not.
	 * @throws Forbidden a key for the network, from someone who does not manage it.
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

	/** The site forgets its key; that it once had one, and what was last said of it, it remembers. What was made with it stays. */
	public function giveUp(): void {
		$this->store->saveOfSite( $this->store->ofSite()->givenUp() );
	}

	public function giveUpOfNetwork(): void {
		$this->store->saveOfNetwork( $this->store->ofNetwork()->givenUp() );
	}

	/** Asks again, now. */
	public function refresh(): Licence {
		$this->confirm->ofSite();
		if ( is_multisite() ) {
			$this->confirm->ofNetwork();
		}
		return $this->current->inForce();
	}
}
