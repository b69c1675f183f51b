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
 * All that the visitor's browser gets to know: printed into the page, and served by GET widget/manifest to pages that
 * came out of a cache too old to be believed. Nothing in it depends on who asks.
 */
final class ManifestShape {

	/**
	 * The rules of Targeting::CHOICE_RULES in their positive form. Taxonomies and terms are those of a single post, or
	 * the one an archive is of.
	 */
	public const PAGE_IS = array(
		'user_logged_in',
		'user_role',
		'page_type',
		'page_or_post_is',
		'post_type_is',
		'taxonomy_is',
		'taxonomy_term_is',
	);

	/** The last one is never the server's: the browser says so of a page that is too old when it cannot be asked for anew. */
	public const LACKS = array( '', 'no_question_types', 'no_targeting', 'no_geo_restrictions', 'not_in_edition', 'unreachable' );

	public static function query(): Shape {
		return S::object(
			array(
				'page'   => S::integer()->min( 0 )->default( 0 ),
				// Of the page, on this site; without it, and without an id, nothing that depends on the page is left out.
				'url'    => S::url(),
				'inline' => self::inline(),
				'calm'   => S::boolean()->default( false ), // Nothing that was printed would show, so the answer may be an hour old.
			)
		)->named( 'ManifestQuery' );
	}

	public static function placesQuery(): Shape {
		return S::object( array( 'inline' => self::inline() ) )->named( 'PlacesQuery' );
	}

	/** Of the surveys with `by_country`, those that may be shown to who asks. Which country that is does not leave the server. */
	public static function shownInCountry(): Shape {
		return S::record( array( 'surveys' => S::list( S::id() ) ) )->named( 'ShownInCountry' );
	}

	/** The surveys that the page has places for. */
	private static function inline(): Shape {
		return S::list( S::id() )->max( Limits::INLINE_SURVEYS )->default( array() );
	}

	public static function manifest(): Shape {
		return S::record(
			array(
				'made_at'   => S::integer(), // Unix seconds, the server's clock.
				'preview'   => S::boolean(), // Nothing is counted, stored or remembered.
				// Root of userfeedback/v1, with a slash at its end; under plain permalinks it holds a ? already, and
				// parameters join it with &.
				'rest'      => S::string(),
				'collector' => S::string(), // Address that takes the public writes with less effort than REST; empty where REST alone does.
				'bundle'    => S::string(), // Address of the survey bundle.
				// Category of the WP Consent API that is waited for before anything is stored; empty where the site does not ask.
				'consent'   => S::string(),
				'page'      => self::page(),
				'surveys'   => S::list( self::survey() ),
				'strings'   => self::strings(),
				// Each reason not to show a survey in words; only in pages that are printed for those who may edit surveys.
				'reasons'   => S::map( S::string() )->nullable(),
			)
		)->named( 'WidgetManifest' );
	}

	/**
	 * `is` has for each rule with choices the ids that hold here, as texts: page rules are decided on them. Of the visitor
	 * they tell only where somebody is logged in, whose pages no cache keeps.
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

	/** `floats` is false for a survey that is here only because the page has a place for it. */
	private static function survey(): Shape {
		return S::record(
			array(
				'id'          => S::integer()->min( 0 ), // 0 in a preview of what was never saved.
				'type'        => S::oneOf( SurveyShape::TYPES ),
				'version'     => S::integer(), // Changes with each save, and with it what a visitor had begun is over.
				'look'        => LookShape::ofSurvey(),
				'track'       => S::boolean(), // Tells the site's analytics scripts.
				'floats'      => S::boolean(),
				'for_team'    => S::boolean(), // A draft: nothing that is done in it reaches the site.
				'cookie_name' => S::string(),
				'nonce'       => S::string(),
				'questions'   => S::list( self::question() ),
				// What keeps a survey from everyone: an add-on that it needs and the site has no more; else empty.
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
				'logic'        => WidgetRulesShape::logic()->nullable(), // Null: it is asked always.
			) + LookShape::ofQuestion()
		)->named( 'WidgetQuestion' );
	}

	/** The widget has no text of its own: it speaks the page's language. */
	public static function strings(): Shape {
		return S::record(
			array(
				'next'          => S::string(),
				'skip'          => S::string(),
				'submit'        => S::string(),
				'back'          => S::string(),
				'brand'         => S::string(), // The plugin's own logo, in words.
				'close'         => S::string(),
				'minimize'      => S::string(),
				'open'          => S::string(),
				'survey'        => S::string(), // Name of the region for assistive technology.
				'progress'      => S::string(), // Placeholders %1$s and %2$s: the question's place and how many there are.
				'about'         => S::string(), // The same where answers may still change how many there are.
				'optional'      => S::string(), // After the title of a question that may be skipped, in a survey where others may not.
				'placeholder'   => S::string(),
				'email'         => S::string(),
				'first_name'    => S::string(),
				'comment'       => S::string(),
				'not_likely'    => S::string(),
				'likely'        => S::string(),
				'stars'         => S::string(), // Placeholders %1$s and %2$s: this star and how many there are.
				'needed'        => S::string(), // After the title of a required question with checkboxes, for screen readers.
				'required'      => S::string(),
				'choose_one'    => S::string(),
				'choose_any'    => S::string(),
				'no_email'      => S::string(),
				'invalid_email' => S::string(),
				'too_long'      => S::string(),
				'kept'          => S::string(), // The answers are kept in this browser, which goes on trying to send them.
				'refused'       => S::string(), // The server will not take these answers.
				'failed'        => S::string(), // Not sent, and no promise that they will be.
				'arrived'       => S::string(), // For screen readers, when a survey opens by itself.
				'preview'       => S::string(),
			)
		)->named( 'WidgetStrings' );
	}
}
