<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What this site may use at this moment. Ask each time: a licence or an add-on can change within a request. */
final class CurrentEntitlements {

	public function __construct( private readonly CurrentLicence $licence, private readonly AddonStore $addons ) {}

	public function get(): Entitlements {
		return new Entitlements( $this->licence->inForce()->plan(), $this->addons->active() );
	}
}
