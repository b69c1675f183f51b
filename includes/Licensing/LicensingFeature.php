<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Clock;
use UserFeedback\Feature;
use UserFeedback\Licensing\Licence\LicenceVerifier;
use UserFeedback\Licensing\Licence\PublicKey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Licenses: keys, the plans that they unlock, and checks of their status. */
final class LicensingFeature extends Feature {

	private ?CurrentLicence $licence = null;
	private ?ConfirmLicence $confirm = null;
	private ?LicensingModule $module = null;

	public function __construct( private readonly Clock $clock ) {}

	public function licence(): CurrentLicence {
		return $this->licence ??= new CurrentLicence( new LicenceStore(), new LicenceVerifier( PublicKey::bytes() ), $this->clock );
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			CurrentLicence::class  => $this->licence(),
			ChangeLicence::class   => $this->changeLicence(),
			LicensingModule::class => $this->module(),
			LicenceActions::class  => new LicenceActions( $this->licence(), $this->changeLicence() ),
			BlurbActions::class    => new BlurbActions( $this->licence() ),
			LicenceEnds::class     => new LicenceEnds( $this->licence(), $this->clock ),
			default                => null,
		};
	}

	protected function modules(): array {
		return array( $this->module() );
	}

	private function module(): LicensingModule {
		return $this->module ??= new LicensingModule( $this->confirm() );
	}

	private function changeLicence(): ChangeLicence {
		return new ChangeLicence( new LicenceStore(), $this->licence(), $this->confirm() );
	}

	private function confirm(): ConfirmLicence {
		return $this->confirm ??= new ConfirmLicence( new LicenceStore(), LicenceService::ofSite(), $this->clock );
	}
}
