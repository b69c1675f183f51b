<?php
declare(strict_types=1);

namespace UserFeedback\Updates;

use Closure;
use UserFeedback\Feature;
use UserFeedback\Updates\Signing\ReleaseKey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Updates for sites that got the plugin from its publisher and not from the WordPress directory. */
final class UpdatesFeature extends Feature {

	/** @param Closure(): string $choice the owner's choice: which new versions are installed automatically. */
	public function __construct( private readonly string $file, private readonly Closure $choice ) {}

	protected function modules(): array {
		$address = UpdateAddress::get();
		return array(
			new AutomaticUpdates( $this->choice ),
			new UpdatesModule(
				plugin_basename( $this->file ),
				$address,
				new ReadOffer( $address, ReleaseKey::bytes() ),
				new DownloadPackage()
			),
		);
	}
}
