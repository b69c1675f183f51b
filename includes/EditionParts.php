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

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that makes licences and add-ons. */
final class EditionParts {

	public readonly CurrentLicence $licence;
	public readonly AddonStore $addon_store;
	public readonly CurrentEntitlements $entitlements;
	private readonly LicenceStore $licences;

	private ?ConfirmLicence $confirm = null;
	private ?LicensingModule $module = null;

	public function __construct( private readonly Clock $clock ) {
		$this->licences     = new LicenceStore();
		$this->licence      = new CurrentLicence( $this->licences, new LicenceVerifier( PublicKey::bytes() ), $clock );
		$this->addon_store  = new AddonStore();
		$this->entitlements = new CurrentEntitlements( $this->licence, $this->addon_store );
	}

	public function module(): LicensingModule {
		return $this->module ??= new LicensingModule( $this->confirm() );
	}

	public function changeLicence(): ChangeLicence {
		return new ChangeLicence( $this->licences, $this->licence, $this->confirm() );
	}

	public function addons(): AddonLifecycle {
		return new AddonLifecycle( $this->addon_store, $this->entitlements );
	}

	/** @return list<object> what answers their admin-ajax actions. */
	public function actions(): array {
		return array(
			new AddonActions( new AddonCatalogue( $this->addon_store, $this->entitlements ), $this->addons() ),
			new LicenceActions( $this->licence, $this->changeLicence() ),
			new BlurbActions( $this->licence ),
		);
	}

	private function confirm(): ConfirmLicence {
		return $this->confirm ??= new ConfirmLicence( $this->licences, LicenceService::ofSite(), $this->clock );
	}
}
