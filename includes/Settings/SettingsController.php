<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Settings\Saving\SettingsMapper;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SettingsController {

	public function __construct(
		private readonly CurrentSettings $settings,
		private readonly SettingsMapper $mapper,
		private readonly SaveSettings $saveSettings
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'settings', array( self::class, 'show' ), Permission::EDIT_OR_SETTINGS )
				->returns( static fn() => SettingsShape::answer() ),
			Route::post( 'settings', array( self::class, 'save' ), Permission::SETTINGS )
				->body( static fn() => SettingsShape::draft() )
				->returns( static fn() => SettingsShape::saved() ),
		);
	}

	/** @return array<string, mixed> */
	public function show(): array {
		return array(
			'settings' => $this->effectiveSettings(),
			'defaults' => $this->mapper->toArray( Settings::defaults()->with( SiteRoles::byRight( Settings::defaults() ) ) ),
			'roles'    => SiteRoles::all(),
		);
	}

	/** @return array<string, mixed> */
	public function save( Request $request ): array {
		$sent = $request->body()['settings'] ?? array();
		/** @var array<string, mixed> $changes the route's shape. */
		$changes = is_array( $sent ) ? $sent : array();
		$lost    = $this->saveSettings->run( $changes );
		$message = __( 'Settings saved.', 'userfeedback' );
		return array(
			'settings' => $this->effectiveSettings(),
			'message'  => null === $lost ? $message : "$message $lost",
		);
	}

	/** @return array<string, mixed> */
	private function effectiveSettings(): array {
		return $this->mapper->toArray( $this->settings->get() );
	}
}
