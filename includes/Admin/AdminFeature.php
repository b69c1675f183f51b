<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Editions\AddonStore;
use UserFeedback\Feature;
use UserFeedback\Inbox\NoticeRepository;
use UserFeedback\Licensing\LicensingFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin. */
final class AdminFeature extends Feature {

	public function __construct( private readonly string $file, private readonly LicensingFeature $licensing ) {}

	protected function modules(): array {
		return array(
			new AdminModule(
				new AppAssets( $this->file, new BootData( $this->licensing->licence(), new AddonStore(), new NoticeRepository() ) )
			),
		);
	}
}
