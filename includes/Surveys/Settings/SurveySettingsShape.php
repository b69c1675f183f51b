<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\Theme\ThemingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All settings of one survey, in parts. */
final class SurveySettingsShape {

	public static function stored(): Shape {
		$parts                 = self::parts();
		$parts['google_drive'] = $parts['google_drive']->withProperties(
			$parts['google_drive']->properties() + array( 'spreadsheet_id' => Schema::string() ) // Empty until a response is written.
		);
		$whole                 = array();
		foreach ( $parts as $name => $part ) {
			$whole[ $name ] = $part->whole()->named( self::name( $name ) );
		}
		return Schema::record( self::options() + $whole )->named( 'SurveySettings' );
	}

	/** A part that is sent replaces the stored one; properties missing in it get their defaults. Other parts stay unchanged. */
	public static function draft(): Shape {
		$parts = self::parts();
		return Schema::object(
			self::options() + array(
				'google_drive' => $parts['google_drive']->withProperties(
					array( 'spreadsheet_id' => Schema::any()->readOnly() ) + $parts['google_drive']->properties()
				),
			) + $parts
		);
	}

	/** @return non-empty-array<string, Shape> */
	public static function parts(): array {
		return array(
			'thank_you'     => ThankYouShape::shape(),
			'targeting'     => TargetingShape::pages(),
			'geo_targeting' => TargetingShape::countries(),
			'behavior'      => BehaviorShape::shape(),
			'theming'       => ThemingShape::shape(),
			'google_drive'  => Schema::object(
				array(
					'enable'    => Schema::boolean()->default( false ),
					'file_name' => Schema::string()->max( Limits::SURVEY_TITLE )->default( '' ),
				)
			),
			'share_page'    => self::sharePage(),
		);
	}

	/**
	 * Single values. SurveySettings has their defaults.
	 *
	 * @return array<string, Shape>
	 */
	private static function options(): array {
		return array(
			'enable_tracking' => Schema::boolean(),
			'for_team'        => Schema::boolean(), // Shows a draft on the site to users who may edit surveys, without counting.
		);
	}

	/**
	 * A page of the site that has only the survey. If a save enables it without a slug, the server makes one from the title. Other
	 * sites can show the page in a frame if `embed` is true.
	 */
	private static function sharePage(): Shape {
		return Schema::object(
			array(
				'enabled' => Schema::boolean()->default( false ),
				'slug'    => Schema::string()->max( Limits::PAGE_SLUG )->default( '' ),
				'heading' => Schema::string()->max( Limits::SURVEY_TITLE )->default( '' ), // Empty for the survey's title.
				'embed'   => Schema::boolean()->default( false ),
				'invited' => Schema::boolean()->default( false ), // Only people with a single-use link can answer.
			)
		);
	}

	private static function name( string $part ): string {
		return str_replace( ' ', '', ucwords( str_replace( '_', ' ', $part ) ) );
	}
}
