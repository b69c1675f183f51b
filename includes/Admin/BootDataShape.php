<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Admin\GrowthTools\PublisherShape;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\LogicShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Initial data that wp-admin prints for the plugin's scripts: `window.userfeedback` for the app, and
 * `window.userfeedback_block` for the editor.
 */
final class BootDataShape {

	public static function app(): Shape {
		return Schema::record(
			array(
				'rest'           => Schema::record(
					array(
						'root'  => Schema::string(),
						'nonce' => Schema::string(),
					)
				),
				'ajax'           => Schema::record(
					array(
						'url'    => Schema::string(),
						'nonces' => Schema::record( array_fill_keys( AjaxAction::NONCES, Schema::string() ) ),
					)
				),
				'is_pro'         => Schema::boolean(), // A license key was accepted at some time.
				'is_licensed'    => Schema::boolean(), // The license is currently valid.
				'license_type'   => Schema::oneOf( self::values( Plan::cases() ) ),
				'lasting_type'   => Schema::oneOf( self::values( Plan::cases() ) ), // If the license only expired, its former plan.
				'addons'         => Schema::record( array_fill_keys( self::values( Addon::cases() ), self::addon() ) ),
				// Available features.
				'features'       => Schema::record( array_fill_keys( self::values( PlanFeature::cases() ), Schema::boolean() ) ),
				// Ids; those of wp-admin begin with `wp-`.
				'notices'        => Schema::record( array( 'dismissed' => Schema::list( Schema::string() ) ) ),
				'admin_url'      => Schema::string(), // With a trailing slash.
				'site_url'       => Schema::string(),
				'upgrade_url'    => Schema::string(), // Where owners buy a higher plan; empty if not set.
				'partner_url'    => Schema::string(), // The partner who sells plans to a site without one; empty for none.
				'login_url'      => Schema::string(), // WordPress's login dialog without a redirect, for a separate tab.
				'time_zone'      => Schema::string(), // IANA name or offset such as `+02:00`; defines the days of results.
				'user_id'        => Schema::integer(), // Separates data in the browser by user.
				'plugin_version' => Schema::string(),
				'can'            => Schema::record(
					array_fill_keys( array( 'edit', 'view', 'delete', 'settings', 'updates' ), Schema::boolean() )
				),
				'week_start'     => Schema::integer()->min( 0 )->max( 6 ), // 0 for Sunday.
				'site_name'      => Schema::string(),
				'date_format'    => Schema::string(), // In PHP's date() syntax; empty if the site has none.
				'time_format'    => Schema::string(),
				'max_options'    => Schema::integer(), // Maximum number of options of a question.
				'quiet_days'     => Schema::integer(), // Days between two pop-up surveys.
				'preview_url'    => Schema::string(), // `{id}` is replaced by the survey's id.
				'page_url'       => Schema::string(), // A survey's own page; `{slug}` is replaced by the survey's slug.
				'question_types' => Schema::list( self::questionType() ), // Types of other plugins.
				'publisher'      => PublisherShape::texts(),
			)
		)->named( 'Boot' );
	}

	public static function block(): Shape {
		return Schema::record(
			array(
				'frame_url'   => Schema::string(), // `{id}` is replaced by the survey's id.
				'surveys_url' => Schema::string(),
				'results_url' => Schema::string(),
			)
		)->named( 'BlockBoot' );
	}

	/** See RegisteredType::toArray(). A type is inactive if its plugin is. */
	private static function questionType(): Shape {
		return Schema::record(
			array(
				'name'               => Schema::string(),
				'is_active'          => Schema::boolean(),
				'label'              => Schema::string(),
				'is_multiple'        => Schema::boolean(),
				'is_numeric'         => Schema::boolean(),
				'has_images'         => Schema::boolean(),
				'has_icons'          => Schema::boolean(),
				'is_extra'           => Schema::boolean(),
				'takes_answer'       => Schema::boolean(),
				'has_rows'           => Schema::boolean(),
				'ranks_rows'         => Schema::boolean(),
				'allows_randomizing' => Schema::boolean(),
				'is_hidden'          => Schema::boolean(),
				'is_consent'         => Schema::boolean(),
				'has_options'        => Schema::boolean(),
				'has_pictures'       => Schema::boolean(),
				'max_options'        => Schema::integer(), // 0 for the site's limit.
				'min_options'        => Schema::integer(),
				'is_logic_subject'   => Schema::boolean(),
				'comparisons'        => Schema::list( Schema::oneOf( LogicShape::COMPARE ) ),
				'allows_prefill'     => Schema::boolean(),
				'allows_recall'      => Schema::boolean(),
				'is_quantitative'    => Schema::boolean(),
				'scale'              => Schema::integer(),
				'has_ends'           => Schema::boolean(),
				'max_length'         => Schema::integer(),
				'allows_comment'     => Schema::boolean(),
				'advances_on_choice' => Schema::boolean(),
			)
		)->named( 'AddedQuestionType' );
	}

	private static function addon(): Shape {
		return Schema::record(
			array(
				'type'      => Schema::oneOf( array( 'licensed', 'unlicensed' ) ),
				'installed' => Schema::boolean(),
				'active'    => Schema::boolean(),
			)
		)->named( 'AddonState' );
	}

	/**
	 * @param non-empty-list<Plan|Addon|PlanFeature> $cases
	 * @return non-empty-list<string>
	 */
	private static function values( array $cases ): array {
		return array_map( static fn( Plan|Addon|PlanFeature $one ): string => $one->value, $cases );
	}
}
