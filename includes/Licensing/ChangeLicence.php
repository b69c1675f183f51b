<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Contract\Problem\Forbidden;

/** Takes a key, gives it up, checks it again. A key that is refused changes nothing of the one that is there. */
final class ChangeLicence {

	public function __construct( private readonly LicenceStore $store, private readonly CurrentLicence $current, private readonly ConfirmLicence $confirm ) {}

	/**
	 * Stores a key that is valid here. A key for networks goes to the network, where there is one.
	 *
	 * @return Licence the key given, whether it was taken or not.
	 * @throws Forbidden a key for the network, from someone who does not manage it.
	 */
	public function accept( string $key, bool $may_manage_network ): Licence {
		$licence     = $this->current->tried( trim( $key ) );
		$for_network = is_multisite() && $licence->isForNetwork();
		if ( ! $licence->isValid() ) {
			return $licence;
		}
		if ( $for_network && ! $may_manage_network ) {
			throw new Forbidden( 'A key for the network is given by who manages the network.' );
		}
		$stored = $this->confirm->asked( new StoredLicence( $licence->key, true ), $for_network ? CurrentLicence::hostOfNetwork() : CurrentLicence::host() );
		if ( in_array( $stored->said, array( LicenceState::DISABLED, LicenceState::INVALID ), true ) ) {
			return $licence->as( $stored->said );
		}
		$for_network ? $this->store->saveOfNetwork( $stored ) : $this->store->saveOfSite( $stored );
		return $licence;
	}

	/** The site forgets its key; that it once had one, it remembers. What was made with it stays. */
	public function giveUp(): void {
		$this->store->saveOfSite( new StoredLicence( '', $this->store->ofSite()->was_accepted ) );
	}

	public function giveUpOfNetwork(): void {
		$this->store->saveOfNetwork( new StoredLicence( '', $this->store->ofNetwork()->was_accepted ) );
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
