<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use Closure;
use UserFeedback\Admin\GrowthTools\PublisherTexts;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Notices\UserDismissalRepository;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\RegisteredTypes\RegisteredTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin app's initial data: `window.userfeedback`. */
final class BootData {

	/** @param Closure(): array<string, mixed> $ofEdition returns data about plan, add-ons and features. */
	public function __construct(
		#[Lazy( EditionBootData::class, 'toArray' )] private readonly Closure $ofEdition,
		private readonly UserDismissalRepository $dismissals,
		private readonly CurrentSettings $settings
	) {}

	/** @return array<string, mixed> BootDataShape::app(). */
	public function toArray(): array {
		return array(
			'rest'           => array(
				'root'  => rest_url( Router::NAMESPACE . '/' ),
				'nonce' => wp_create_nonce( 'wp_rest' ),
			),
			'ajax'           => array(
				'url'    => admin_url( 'admin-ajax.php' ),
				'nonces' => $this->nonces(),
			),
			'notices'        => array( 'dismissed' => $this->dismissals->dismissed() ),
			'admin_url'      => admin_url(),
			'site_url'       => home_url( '/' ),
			'upgrade_url'    => self::upgradeUrl(),
			'login_url'      => add_query_arg( 'interim-login', '1', wp_login_url() ),
			'time_zone'      => wp_timezone_string(),
			'week_start'     => self::weekStart(),
			'site_name'      => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'date_format'    => self::format( 'date_format' ),
			'time_format'    => self::format( 'time_format' ),
			'user_id'        => get_current_user_id(),
			'plugin_version' => USERFEEDBACK_VERSION,
			'can'            => array(
				'edit'     => current_user_can( Permission::EDIT->value ),
				'view'     => current_user_can( Permission::VIEW->value ),
				'delete'   => current_user_can( Permission::DELETE->value ),
				'settings' => current_user_can( Permission::SETTINGS->value ),
				'updates'  => current_user_can( 'update_plugins' ), // On a multisite network, network admins only.
			),
			'max_options'    => $this->settings->maxOptions(),
			'quiet_days'     => $this->settings->get()->number( 'quiet_days' ),
			'preview_url'    => add_query_arg( 'userfeedback_preview', '{id}', home_url( '/' ) ),
			'page_url'       => SurveyPageUrl::of( '{slug}' ),
			'question_types' => RegisteredTypes::added(),
			'publisher'      => PublisherTexts::get(),
			...( $this->ofEdition )(),
		);
	}

	private static function upgradeUrl(): string {
		/**
		 * Filters the URL for changing the plan. If it is empty, prompts link to the plan comparison and the license key instead,
		 * and have no price reduction.
		 *
		 * @param string $url http or https.
		 */
		return self::webAddress( apply_filters( 'userfeedback_upgrade_url', '' ) );
	}

	public static function webAddress( mixed $url ): string {
		return is_string( $url ) ? sanitize_url( $url, array( 'http', 'https' ) ) : '';
	}

	/** @return array<string, string> one for each group of actions. */
	private function nonces(): array {
		$nonces = array();
		foreach ( AjaxAction::NONCES as $group ) {
			$nonces[ $group ] = wp_create_nonce( AjaxAction::PREFIX . $group );
		}
		return $nonces;
	}

	private static function format( string $option ): string {
		$format = get_option( $option );
		return is_string( $format ) ? $format : '';
	}

	/** Sunday if the option isn't a value that WordPress stores. */
	private static function weekStart(): int {
		$day = get_option( 'start_of_week' );
		return is_numeric( $day ) && $day >= 0 && $day <= 6 ? (int) $day : 0;
	}
}
