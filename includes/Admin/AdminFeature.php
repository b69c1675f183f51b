<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Feature;
use UserFeedback\Licensing\AddonStore;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Notifications\NoticeRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin. */
final class AdminFeature extends Feature {

	public function __construct( private readonly string $file, private readonly LicensingFeature $licensing ) {}

	protected function modules(): array {
		return array( new AdminModule( new AppAssets( $this->file, new BootData( $this->licensing->licence(), new AddonStore(), new NoticeRepository() ) ) ) );
	}
}
