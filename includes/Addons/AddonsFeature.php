<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentBoughtEdition;
use UserFeedback\Feature;
use UserFeedback\GeoRestrictions\GeoRestrictionsModule;
use UserFeedback\Visitors\CountryFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Add-ons: installing and activating them, and what each one does then. */
final class AddonsFeature extends Feature {

	public function __construct( private readonly CurrentBoughtEdition $edition ) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			AddonActions::class   => new AddonActions( new AddonCatalogue( new AddonStore(), $this->edition ), $this->lifecycle() ),
			AddonLifecycle::class => $this->lifecycle(),
			default               => null,
		};
	}

	protected function modules(): array {
		return array( new GeoRestrictionsModule( CountryFile::shipped() ) );
	}

	private function lifecycle(): AddonLifecycle {
		return new AddonLifecycle( new AddonStore(), $this->edition );
	}
}
