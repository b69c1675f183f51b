<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Addons\AddonActions;
use UserFeedback\Addons\AddonCatalogue;
use UserFeedback\Addons\AddonLifecycle;
use UserFeedback\Licensing\AddonStore;
use UserFeedback\Licensing\BlurbActions;
use UserFeedback\Licensing\ChangeLicence;
use UserFeedback\Licensing\ConfirmLicence;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Licensing\CurrentLicence;
use UserFeedback\Licensing\LicenceActions;
use UserFeedback\Licensing\LicenceService;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Licensing\LicenceVerifier;
use UserFeedback\Licensing\LicensingModule;
use UserFeedback\Licensing\PublicKey;

/** The part of the composition root that makes licences and add-ons. */
final class EditionParts {

	/** Visitors' pages ask for these. */
	public const OPTIONS = array( LicenceStore::OPTION, AddonStore::OPTION );

	public readonly CurrentLicence $licence;
	public readonly ChangeLicence $change_licence;
	public readonly LicensingModule $module;
	public readonly AddonStore $addon_store;
	public readonly CurrentEntitlements $entitlements;
	public readonly AddonLifecycle $addons;

	public function __construct( Clock $clock ) {
		$licences = new LicenceStore();
		$confirm  = new ConfirmLicence( $licences, LicenceService::ofSite(), $clock );

		$this->licence        = new CurrentLicence( $licences, new LicenceVerifier( PublicKey::bytes() ), $clock );
		$this->change_licence = new ChangeLicence( $licences, $this->licence, $confirm );
		$this->module         = new LicensingModule( $confirm );
		$this->addon_store    = new AddonStore();
		$this->entitlements   = new CurrentEntitlements( $this->licence, $this->addon_store );
		$this->addons         = new AddonLifecycle( $this->addon_store, $this->entitlements );
	}

	/** @return list<object> what answers their admin-ajax actions. */
	public function actions(): array {
		return array(
			new AddonActions( new AddonCatalogue( $this->addon_store, $this->entitlements ), $this->addons ),
			new LicenceActions( $this->licence, $this->change_licence ),
			new BlurbActions( $this->licence ),
		);
	}
}
