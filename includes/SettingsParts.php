<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\SaveSettings;
use UserFeedback\Settings\SecretRepository;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Settings\SettingsMapper;
use UserFeedback\Settings\SettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that keeps the owner's settings. */
final class SettingsParts {

	public readonly SettingsRepository $repository;
	public readonly SecretRepository $secrets;
	public readonly CurrentSettings $current;
	public readonly SaveSettings $save;

	/** @param Closure(): Entitlements $entitlements */
	public function __construct( Closure $entitlements ) {
		$this->repository = new SettingsRepository();
		$this->secrets    = new SecretRepository();
		$this->current    = new CurrentSettings( $this->repository, $entitlements );
		$this->save       = new SaveSettings( $this->repository, $this->secrets, $entitlements );
	}

	public function controller(): SettingsController {
		return new SettingsController( $this->current, new SettingsMapper( $this->secrets ), $this->save );
	}
}
