<?php
declare(strict_types=1);

namespace UserFeedback\Google;

use UserFeedback\Database\Db;
use UserFeedback\Database\WorkLock;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature as EditionFeature;
use UserFeedback\Feature;
use UserFeedback\Google\Api\GoogleApi;
use UserFeedback\Google\Connect\CallbackModule;
use UserFeedback\Google\Connect\Client;
use UserFeedback\Google\Connect\ConnectionMapper;
use UserFeedback\Google\Connect\ConnectionRepository;
use UserFeedback\Google\Connect\Disconnect;
use UserFeedback\Google\Connect\GiveToken;
use UserFeedback\Google\Connect\PendingStates;
use UserFeedback\Google\Sheets\SheetChannel;
use UserFeedback\Platform\Container;
use UserFeedback\Settings\SecretRepository;
use UserFeedback\Settings\SettingsMapper;
use UserFeedback\Settings\SettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes responses to spreadsheets in the owner's Google Drive, with the owner's OAuth client. */
final class GoogleFeature extends Feature {

	public const HOOKS = array( CallbackModule::class );

	public const ROUTES = array( GoogleController::class );

	public const ACTIONS = array( GoogleActions::class );

	public const CHANNELS = array( SheetChannel::class => 40 );

	public const TABLES = array( 'sheets', 'sheet_columns', 'sheet_rows' );

	public const OPTIONS = array(
		ConnectionRepository::OPTION,
		ConnectionRepository::TOKEN,
		ConnectionRepository::OPTION . '.lock',
	);

	public const USER_META = array( PendingStates::META );

	/** Otherwise Google would keep a token that no one could revoke here anymore. */
	public static function beforeUninstall(): void {
		Disconnect::ofSite( Db::ofSite() )->run();
	}

	public static function factories(): array {
		return array(
			SettingsMapper::class => static fn( Container $container ): SettingsMapper => $container->build(
				SettingsMapper::class,
				googleDrive: static fn(): array => ConnectionMapper::toArray( $container->get( ConnectionRepository::class )->get() )
			),
			GoogleApi::class      => static fn(): GoogleApi => GoogleApi::named(),
			Client::class         => static fn(): Client => Client::ofSite( new SettingsRepository(), new SecretRepository() ),
			Disconnect::class     => static fn( Container $container ): Disconnect => Disconnect::ofSite( $container->get( Db::class ) ),
			GiveToken::class      => static fn( Container $container ): GiveToken => $container->build(
				GiveToken::class,
				lock: new WorkLock( 40, 25 ) // AskGoogle waits 20 seconds.
			),
			SheetChannel::class   => static fn( Container $container ): SheetChannel => $container->build(
				SheetChannel::class,
				isConnected: static fn(): bool => null !== $container->get( ConnectionRepository::class )->get(),
				isAllowed: static fn(): bool => $container->get( CurrentEdition::class )->lasting()->allows( EditionFeature::GOOGLE_DRIVE )
			),
		);
	}
}
