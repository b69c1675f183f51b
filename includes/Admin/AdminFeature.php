<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Editions\AddonStore;
use UserFeedback\Feature;
use UserFeedback\Inbox\NoticeRepository;
use UserFeedback\Late;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin, and the way to them. */
final class AdminFeature extends Feature {

	/** @param Late<LicensingFeature> $licensing */
	public function __construct( private readonly string $file, private readonly Late $licensing ) {}

	protected function modules(): array {
		return array(
			new Late( $this->pages( ... ), 'admin_menu' ),
			new BarModule(), // At once: what waits for the hook that woke this feature would miss it.
		);
	}

	private function pages(): Module {
		$boot = new BootData( $this->licensing->get()->licence(), new AddonStore(), new NoticeRepository() );
		return new AdminModule( new AppAssets( $this->file, $boot ) );
	}
}
