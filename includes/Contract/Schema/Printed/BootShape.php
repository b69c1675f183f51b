<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\AjaxActions;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\Feature;
use UserFeedback\Editions\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What wp-admin prints for scripts of ours before they run: `window.userfeedback` for the app, and for the editor
 * `window.userfeedback_block`.
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
						'nonces' => S::record( array_fill_keys( AjaxActions::NONCES, S::string() ) ),
					)
				),
				'is_pro'         => S::boolean(), // A licence key was accepted once.
				'is_licensed'    => S::boolean(), // The licence is valid now.
				'license_type'   => S::oneOf( self::values( Plan::cases() ) ),
				'lasting_type'   => S::oneOf( self::values( Plan::cases() ) ), // Where a licence only ran out it is the one before.
				'addons'         => S::record( array_fill_keys( self::values( Addon::cases() ), self::addon() ) ),
				'features'       => S::record( array_fill_keys( self::values( Feature::cases() ), S::boolean() ) ), // What may be used now.
				'notices'        => S::record( array( 'dismissed' => S::list( S::string() ) ) ), // Ids; those of wp-admin begin with `wp-`.
				'admin_url'      => S::string(), // With a slash at its end.
				'site_url'       => S::string(),
				'upgrade_url'    => S::string(), // Where an owner buys a higher plan; empty where nobody said.
				'partner_url'    => S::string(), // Of the partner through whom a site without a plan buys; empty where there is none.
				'login_url'      => S::string(), // WordPress's login that says so and leads nowhere, for a tab of its own.
				'time_zone'      => S::string(), // IANA name or offset such as `+02:00`: the days of results are days there.
				'user_id'        => S::integer(), // What is kept in a browser is kept for one user.
				'plugin_version' => S::string(),
				'can'            => S::record( array_fill_keys( array( 'edit', 'view', 'delete', 'settings', 'updates' ), S::boolean() ) ),
				'week_start'     => S::integer()->min( 0 )->max( 6 ), // 0 for Sunday.
				'site_name'      => S::string(),
				'date_format'    => S::string(), // As PHP's date() reads them; empty where the site has none.
				'time_format'    => S::string(),
				'preview_url'    => S::string(), // `{id}` stands for the survey.
				'publisher'      => PublisherShape::texts(),
			)
		)->named( 'Boot' );
	}

	public static function block(): Shape {
		return S::record(
			array(
				'frame_url'   => S::string(), // `{id}` stands for the survey.
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
