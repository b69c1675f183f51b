<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Settings\Theme\DownloadedFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Deletes the plugin's data if the owner chose so in the settings; otherwise keeps everything.
 *
 * The index names the data of features of all editions: this edition may have replaced another, and lack its code.
 *
 * Each site of a network decides for itself. Data of the network and its users are deleted when every site has agreed.
 */
final class Uninstaller {

	public const TABLES = array(
		...FeatureIndex::TABLES,
		'untold', // From older versions.
	);

	/** The settings, with the owner's choice, are last, so that an interrupted run can be repeated. */
	public const OPTIONS = array(
		...FeatureIndex::OPTIONS,
		SettingsRepository::OPTION,
	);

	public const USER_META = FeatureIndex::USER_META;

	/** Settings of single posts and pages. */
	public const POST_META = array( '_uf_disable_surveys', '_uf_show_specific_survey' );

	public const NETWORK_OPTIONS = array( 'userfeedback_license' );

	public function __construct( private readonly Db $db, private readonly SettingsRepository $settings ) {}

	/** For uninstall.php, when the plugin is deleted; no other code of the plugin runs then. */
	public static function uninstall(): void {
		$uninstaller = new self( Db::ofSite(), new SettingsRepository() );
		if ( ! is_multisite() ) {
			if ( $uninstaller->deleteSiteData() ) {
				$uninstaller->deleteUserAndNetworkData();
			}
			return;
		}
		$isDone = true;
		EachSite::run(
			static function () use ( $uninstaller, &$isDone ): void {
				$isDone = $uninstaller->deleteSiteData() && $isDone;
			}
		);
		if ( $isDone ) {
			$uninstaller->deleteUserAndNetworkData();
		}
	}

	/** @return bool True if the current site has no data any more. */
	public function deleteSiteData(): bool {
		foreach ( Deactivator::EVENTS as $event ) {
			wp_unschedule_hook( $event );
		}
		if ( ! $this->settings->get()->isOn( 'remove_data_on_uninstall' ) ) {
			return array() === SiteSetup::schemaLog(); // A site of a network may never have been set up.
		}
		foreach ( FeatureIndex::BEFORE_UNINSTALL as $feature ) {
			$feature::beforeUninstall();
		}
		ExportFolder::remove();
		DownloadedFonts::remove();
		$this->db->dropTables( ...self::TABLES );
		foreach ( self::POST_META as $key ) {
			delete_metadata( 'post', 0, $key, '', true );
		}
		foreach ( self::OPTIONS as $option ) {
			delete_option( $option );
		}
		ProcessLock::clear( Db::ofSite(), 'userfeedback_ai_' ); // One for each survey, in WordPress's options.
		return true;
	}

	public function deleteUserAndNetworkData(): void {
		foreach ( self::USER_META as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
		foreach ( is_multisite() ? self::NETWORK_OPTIONS : array() as $option ) {
			delete_site_option( $option );
		}
	}
}
