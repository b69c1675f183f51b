<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use Closure;
use UserFeedback\Feature;
use UserFeedback\Inbox\NoticeRepository;
use UserFeedback\Late;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin, and the links to them. */
final class AdminFeature extends Feature {

	/** @param Closure(): array<string, mixed> $ofEdition returns the app's data about plan, add-ons and features. */
	public function __construct( private readonly string $file, private readonly Closure $ofEdition ) {}

	protected function modules(): array {
		return array(
			new Late( $this->pages( ... ), 'admin_menu' ),
			new BarModule(), // Immediately: a module that waits for this feature's own hook would miss it.
		);
	}

	private function pages(): Module {
		$boot = new BootData( $this->ofEdition, new NoticeRepository() );
		return new AdminModule( new AppAssets( $this->file, $boot ) );
	}
}
