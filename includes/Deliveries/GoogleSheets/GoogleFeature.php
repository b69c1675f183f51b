<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use UserFeedback\Feature;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Settings\Saving\SettingsMapper;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes responses to spreadsheets in the owner's Google Drive, with the owner's OAuth client. */
final class GoogleFeature extends Feature {

	public const HOOKS = array( Connect\OAuthCallbackHooks::class );

	public const ROUTES = array( GoogleController::class );

	public const ACTIONS = array( GoogleActions::class );

	public const CHANNELS = array( GoogleSheetsChannel::class => 40 );

	public const TABLES = array( 'sheets', 'sheet_columns', 'sheet_rows' );

	public const OPTIONS = array(
		Connect\ConnectionRepository::OPTION,
		Connect\ConnectionRepository::TOKEN,
		Connect\ConnectionRepository::OPTION . '.lock',
	);

	public const USER_META = array( Connect\PendingAuthorizationStore::META );

	/** Otherwise Google would keep a token that no one could revoke here anymore. */
	public static function beforeUninstall(): void {
		Connect\DisconnectGoogle::ofSite( Db::ofSite() )->run();
	}

	public static function factories(): array {
		return array(
			SettingsMapper::class => static fn( Container $container ): SettingsMapper => $container->build(
				SettingsMapper::class,
				googleDrive: static fn(): array => Connect\ConnectionMapper::toArray(
					$container->get( Connect\ConnectionRepository::class )->get()
				)
			),
		);
	}
}
