<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Addons;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\UpgradeText;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Installs, activates and deactivates add-ons. None of these actions deletes an add-on's data. */
final class AddonLifecycle {

	public function __construct( private readonly CurrentLicensedEdition $edition ) {}

	/** @throws RequestError the plan doesn't include it. */
	public function install( Addon $addon ): void {
		$this->checkPlan( $addon );
		if ( $addon->isInstalled() ) {
			return;
		}
		/**
		 * Lets an add-on prepare what it needs, such as tables. It may run again after a failure.
		 *
		 * @param string $slug
		 */
		do_action( 'userfeedback_install_addon', $addon->value );
		$addon->setActive( false );
	}

	/**
	 * @throws RequestError the plan doesn't include it.
	 * @throws ValidationFailed       it is not installed.
	 */
	public function activate( Addon $addon ): void {
		$this->checkPlan( $addon );
		$this->checkInstalled( $addon );
		$addon->setActive( true );
	}

	/**
	 * Works without a license too, so that owners can deactivate an add-on they can't use.
	 *
	 * @throws ValidationFailed it is not installed.
	 */
	public function deactivate( Addon $addon ): void {
		$this->checkInstalled( $addon );
		$addon->setActive( false );
	}

	private function checkPlan( Addon $addon ): void {
		if ( ! $this->edition->get()->plan->includes( $addon->plan() ) ) {
			throw RequestError::upgradeNeeded(
				$addon->value,
				UpgradeText::offered( $addon->plan() )->value,
				UpgradeText::higherPlan( $addon->label(), $addon->plan() )
			);
		}
	}

	private function checkInstalled( Addon $addon ): void {
		if ( ! $addon->isInstalled() ) {
			throw new ValidationFailed(
				array( new Violation( 'plugin', 'not_installed', null, __( 'This add-on isn’t installed.', 'userfeedback' ) ) )
			);
		}
	}
}
