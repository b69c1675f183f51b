<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Widget;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Everything the visitor's browser needs: printed into the page, and served by GET widget/manifest to cached pages that are too
 * old to be trusted. It is the same for all users.
 */
final class ManifestShape {

	/** The rules of Targeting::CHOICE_RULES in positive form. Taxonomies and terms are those of a single post, or of an archive. */
	public const PAGE_IS = array(
		'user_logged_in',
		'user_role',
		'page_type',
		'page_or_post_is',
		'post_type_is',
		'taxonomy_is',
		'taxonomy_term_is',
	);

	/** The server never sends the last one: the browser sets it if a page is too old and can't be refreshed. */
	public const LACKS = array( '', 'no_question_types', 'no_targeting', 'no_geo_restrictions', 'not_in_edition', 'unreachable' );

	public static function query(): Shape {
		return S::object(
			array(
				'page'   => S::integer()->min( 0 )->default( 0 ),
				// The page's URL on this site. Without it, and without an id, nothing that depends on the page is left out.
				'url'    => S::url(),
				'inline' => self::inline(),
				'calm'   => S::boolean()->default( false ), // The response may be an hour old, because nothing printed would show.
			)
		)->named( 'ManifestQuery' );
	}

	public static function placesQuery(): Shape {
		return S::object( array( 'inline' => self::inline() ) )->named( 'PlacesQuery' );
	}

	/** The surveys with `by_country` that may be shown to the visitor. The server does not disclose the country. */
	public static function shownInCountry(): Shape {
		return S::record( array( 'surveys' => S::list( S::id() ) ) )->named( 'ShownInCountry' );
	}

	/** The surveys embedded in the page. */
	private static function inline(): Shape {
		return S::list( S::id() )->max( Limits::INLINE_SURVEYS )->default( array() );
	}

	public static function manifest(): Shape {
		return S::record(
			array(
				'made_at'   => S::integer(), // Unix seconds, by the server's clock.
				'preview'   => S::boolean(), // Does not count, store or remember anything.
				// Root of userfeedback/v1, with a trailing slash; with plain permalinks it already contains a ?, and parameters
				// are appended with &.
				'rest'      => S::string(),
				'collector' => S::string(), // Faster URL for public writes than REST; empty if only REST is available.
				'bundle'    => S::string(), // URL of the survey bundle.
				// Category of the WP Consent API required before anything is stored; empty if the site doesn't ask for consent.
				'consent'   => S::string(),
				'page'      => self::page(),
				'surveys'   => S::list( self::survey() ),
				'strings'   => self::strings(),
				// Texts for each reason not to show a survey; only in pages printed for users who may edit surveys.
				'reasons'   => S::map( S::string() )->nullable(),
			)
		)->named( 'WidgetManifest' );
	}

	/**
	 * `is` contains, for each rule with choices, the matching ids as text; page rules are evaluated against them. They describe
	 * the visitor only for logged-in users, whose pages are never cached.
	 */
	private static function page(): Shape {
		return S::record(
			array(
				'id'   => S::integer()->min( 0 ),
				'name' => S::string(),
				'is'   => self::facts(),
			)
		)->named( 'PageContext' );
	}

	public static function facts(): Shape {
		return S::record( array_fill_keys( self::PAGE_IS, S::list( S::string() ) ) )->named( 'PageFacts' );
	}

	/** `floats` is false for a survey that is included only because it is embedded in the page. */
	private static function survey(): Shape {
		return S::record(
			array(
				'id'          => S::integer()->min( 0 ), // 0 in a preview that was never saved.
				'type'        => S::oneOf( SurveyShape::TYPES ),
				'version'     => S::integer(), // Changes with each save, which discards a visitor's progress.
				'look'        => LookShape::ofSurvey(),
				'track'       => S::boolean(), // Notifies the site's analytics.
				'floats'      => S::boolean(),
				'for_team'    => S::boolean(), // A draft: nothing done in it is sent to the site.
				'cookie_name' => S::string(),
				'nonce'       => S::string(),
				'questions'   => S::list( self::question() ),
				// Reason why no one sees the survey, such as an add-on that the site no longer has; else empty.
				'lacks'       => S::oneOf( self::LACKS ),
				'targeting'   => WidgetRulesShape::targeting(),
				'behavior'    => WidgetRulesShape::behavior(),
				'thank_you'   => WidgetRulesShape::thankYou(),
			)
		)->named( 'WidgetSurvey' );
	}

	public static function question(): Shape {
		return S::record(
			array(
				'id'           => S::uuid(),
				'type'         => S::oneOf( QuestionType::values() ),
				'title'        => S::string(),
				'options'      => S::list( S::string() ),
				'include_name' => S::boolean(),
				'required'     => S::boolean(),
				'comment_box'  => S::boolean(),
				'logic'        => WidgetRulesShape::logic()->nullable(), // Null: always asked.
			) + LookShape::ofQuestion()
		)->named( 'WidgetQuestion' );
	}

	/** The widget has no texts of its own: it uses the page's language. */
	public static function strings(): Shape {
		return S::record(
			array(
				'next'          => S::string(),
				'skip'          => S::string(),
				'submit'        => S::string(),
				'back'          => S::string(),
				'brand'         => S::string(), // Text for the plugin's logo.
				'close'         => S::string(),
				'minimize'      => S::string(),
				'open'          => S::string(),
				'survey'        => S::string(), // Name of the region for assistive technology.
				'progress'      => S::string(), // Placeholders %1$s and %2$s: question number and total.
				'about'         => S::string(), // The same while answers may still change the total.
				'optional'      => S::string(), // After the title of an optional question, if others are required.
				'placeholder'   => S::string(),
				'email'         => S::string(),
				'first_name'    => S::string(),
				'comment'       => S::string(),
				'not_likely'    => S::string(),
				'likely'        => S::string(),
				'stars'         => S::string(), // Placeholders %1$s and %2$s: this star and the total.
				'needed'        => S::string(), // After the title of a required checkbox question, for screen readers.
				'required'      => S::string(),
				'choose_one'    => S::string(),
				'choose_any'    => S::string(),
				'no_email'      => S::string(),
				'invalid_email' => S::string(),
				'too_long'      => S::string(),
				'kept'          => S::string(), // The answers are stored in this browser, which keeps retrying.
				'refused'       => S::string(), // The server rejected these answers.
				'failed'        => S::string(), // Not sent, and no retry is promised.
				'arrived'       => S::string(), // For screen readers, when a survey opens automatically.
				'preview'       => S::string(),
			)
		)->named( 'WidgetStrings' );
	}
}
