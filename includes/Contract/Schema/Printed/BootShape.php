<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\Feature;
use UserFeedback\Editions\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Initial data that wp-admin prints for the plugin's scripts: `window.userfeedback` for the app, and
 * `window.userfeedback_block` for the editor.
 */
final class BootShape {

	public static function app(): Shape {
		return S::record(
			array(
				'rest'           => S::record(
					array(
						'root'  => S::string(),
						'nonce' => S::string(),
					)
				),
				'ajax'           => S::record(
					array(
						'url'    => S::string(),
						'nonces' => S::record( array_fill_keys( AjaxAction::NONCES, S::string() ) ),
					)
				),
				'is_pro'         => S::boolean(), // A license key was accepted at some time.
				'is_licensed'    => S::boolean(), // The license is currently valid.
				'license_type'   => S::oneOf( self::values( Plan::cases() ) ),
				'lasting_type'   => S::oneOf( self::values( Plan::cases() ) ), // If the license only expired, its former plan.
				'addons'         => S::record( array_fill_keys( self::values( Addon::cases() ), self::addon() ) ),
				'features'       => S::record( array_fill_keys( self::values( Feature::cases() ), S::boolean() ) ), // Available features.
				'notices'        => S::record( array( 'dismissed' => S::list( S::string() ) ) ), // Ids; those of wp-admin begin with `wp-`.
				'admin_url'      => S::string(), // With a trailing slash.
				'site_url'       => S::string(),
				'upgrade_url'    => S::string(), // Where owners buy a higher plan; empty if not set.
				'partner_url'    => S::string(), // The partner who sells plans to a site without one; empty for none.
				'login_url'      => S::string(), // WordPress's login dialog without a redirect, for a separate tab.
				'time_zone'      => S::string(), // IANA name or offset such as `+02:00`; defines the days of results.
				'user_id'        => S::integer(), // Separates data in the browser by user.
				'plugin_version' => S::string(),
				'can'            => S::record( array_fill_keys( array( 'edit', 'view', 'delete', 'settings', 'updates' ), S::boolean() ) ),
				'week_start'     => S::integer()->min( 0 )->max( 6 ), // 0 for Sunday.
				'site_name'      => S::string(),
				'date_format'    => S::string(), // In PHP's date() syntax; empty if the site has none.
				'time_format'    => S::string(),
				'preview_url'    => S::string(), // `{id}` is replaced by the survey's id.
				'publisher'      => PublisherShape::texts(),
			)
		)->named( 'Boot' );
	}

	public static function block(): Shape {
		return S::record(
			array(
				'frame_url'   => S::string(), // `{id}` is replaced by the survey's id.
				'surveys_url' => S::string(),
				'results_url' => S::string(),
			)
		)->named( 'BlockBoot' );
	}

	private static function addon(): Shape {
		return S::record(
			array(
				'type'      => S::oneOf( array( 'licensed', 'unlicensed' ) ),
				'installed' => S::boolean(),
				'active'    => S::boolean(),
			)
		)->named( 'AddonState' );
	}

	/**
	 * @param non-empty-list<Plan|Addon|Feature> $cases
	 * @return non-empty-list<string>
	 */
	private static function values( array $cases ): array {
		return array_map( static fn( Plan|Addon|Feature $one ): string => $one->value, $cases );
	}
}
