<?php
declare(strict_types=1);

namespace UserFeedback\Widget\WhyNotShown;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Settings\TargetingShape;
use UserFeedback\Widget\Manifest\ManifestShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data for the panel "Surveys on this page", printed only for users who may edit surveys: `#userfeedback-why`. */
final class WhyNotShownShape {

	/** Why the server excludes a survey from this page. */
	private const KEPT = array( 'page_off', 'page_other', 'not_for_you' );

	/** Reasons why the browser doesn't show one, in addition to page rules and missing features. */
	private const REASONS = array(
		'not_floating',
		'submitted',
		'seen',
		'closed',
		'expired',
		'device',
		'desktop_only',
		'gate',
		'country',
		'share',
		'other_version',
		'quiet',
		'quota',
		'another_first',
		'not_live',
	);

	/** Conditions that are met, where it helps to say so. */
	private const HOLDS = array(
		'published',
		'not_submitted',
		'has_place',
		'device',
		'country',
		'page_rules',
		'may_float',
		'is_first',
	);

	private const STRINGS = array(
		'title',
		'close',
		'shown',
		'floating',
		'inline',
		'none',
		'because',
		'passes',
		'nothing',
		'previewed',
		'preview',
		'leave',
		'previewing',
		'edit',
		'edit_page',
		'empty',
		'create',
		'basis',
		'older',
		'unreadable',
		'audience',
	);

	public static function shape(): Shape {
		$rules   = array( ...TargetingShape::ADDRESS_RULES, ...TargetingShape::TEXT_RULES, ...TargetingShape::CHOICE_RULES );
		$reasons = array( ...self::REASONS, ...array_filter( ManifestShape::LACKS ), ...$rules );
		return Schema::record(
			array(
				'script'    => Schema::string(), // URL of the panel's script.
				'preview'   => Schema::integer(), // Id of the survey that this page is a preview of, 0 for none.
				'edit_page' => Schema::string(), // URL of the page's editor; empty if it has none.
				'create'    => Schema::string(),
				'surveys'   => Schema::list( self::survey() ),
				// Number of published surveys. Beyond the newest, only those that may show here are listed.
				'total'     => Schema::integer(),
				'cache'     => Schema::string(), // When cached pages show a change, if the cache can't be purged; else empty.
				'words'     => self::texts( array( ...$reasons, ...self::KEPT ) ),
				// Texts, with a rule's expected value as %1$s and the actual value as %2$s.
				'details'   => Schema::record( array_fill_keys( $reasons, Schema::string()->optional() ) ),
				'holds'     => self::texts( self::HOLDS ),
				'strings'   => self::texts( array( ...self::STRINGS, ...TargetingShape::DEVICES ) ),
			)
		)->named( 'WhyData' );
	}

	private static function survey(): Shape {
		return Schema::record(
			array(
				'id'    => Schema::id(),
				'title' => Schema::string(),
				'edit'  => Schema::string(), // URL of its builder.
				'kept'  => Schema::oneOf( array( '', ...self::KEPT ) ),
			)
		)->named( 'WhySurvey' );
	}

	/** @param list<string> $names */
	private static function texts( array $names ): Shape {
		return Schema::record( array_fill_keys( $names, Schema::string() ) );
	}
}
