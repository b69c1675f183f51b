<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Widget\Theme\WidgetThemeShape;

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
	public const LACKS = array(
		'',
		'no_question_types',
		'no_targeting',
		'no_geo_restrictions',
		'not_in_edition',
		'inactive_type',
		'by_invitation',
		'limit_reached',
		'unreachable',
	);

	public static function query(): Shape {
		return Schema::object(
			array(
				'page'   => Schema::integer()->min( 0 )->default( 0 ),
				// The page's URL on this site. Without it, and without an id, nothing that depends on the page is left out.
				'url'    => Schema::url(),
				'inline' => self::inline(),
				'calm'   => Schema::boolean()->default( false ), // The response may be an hour old, because nothing printed would show.
			)
		)->named( 'ManifestQuery' );
	}

	public static function placesQuery(): Shape {
		return Schema::object( array( 'inline' => self::inline() ) )->named( 'PlacesQuery' );
	}

	/** The surveys with `by_country` that may be shown to the visitor. The server does not disclose the country. */
	public static function shownInCountry(): Shape {
		return Schema::record( array( 'surveys' => Schema::list( Schema::id() ) ) )->named( 'ShownInCountry' );
	}

	/** The surveys embedded in the page. */
	private static function inline(): Shape {
		return Schema::list( Schema::id() )->max( Limits::INLINE_SURVEYS )->default( array() );
	}

	public static function manifest(): Shape {
		return Schema::record(
			array(
				'made_at'   => Schema::integer(), // Unix seconds, by the server's clock.
				'preview'   => Schema::boolean(), // Does not count, store or remember anything.
				// Root of userfeedback/v1, with a trailing slash; with plain permalinks it already contains a ?, and parameters
				// are appended with &.
				'rest'      => Schema::string(),
				'collector' => Schema::string(), // Faster URL for public writes than REST; empty if only REST is available.
				'bundle'    => Schema::string(), // URL of the survey bundle, or of the extended one if a question needs it.
				// Category of the WP Consent API required before anything is stored; empty if the site doesn't ask for consent.
				'consent'   => Schema::string(),
				'page'      => self::page(),
				'surveys'   => Schema::list( self::survey() ),
				'strings'   => self::strings(),
				'token'     => Schema::string()->optional(), // Token for the response, on a survey's own page opened by a single-use link.
				'visit'     => self::linkVisit()->optional(), // On the same page, if the survey records visits.
				// Texts for each reason not to show a survey; only in pages printed for users who may edit surveys.
				'reasons'   => Schema::map( Schema::string() )->nullable(),
			)
		)->named( 'WidgetManifest' );
	}

	/** The visit that a single-use link continues. Nothing else in a manifest belongs to one visitor. */
	private static function linkVisit(): Shape {
		$draft   = Schema::record(
			array(
				'value'    => Schema::either( Schema::string(), Schema::integer(), Schema::list( Schema::string() ) ),
				'comments' => Schema::string(),
				'name'     => Schema::string(),
			)
		)->named( 'RestoredDraft' );
		$started = Schema::record(
			array(
				'path'   => Schema::list( Schema::uuid() ), // The last page of these questions is the first one that isn't answered.
				'drafts' => Schema::map( $draft ), // By question.
				'times'  => Schema::map( Schema::integer() ), // Seconds on screen, by question.
			)
		)->named( 'RestoredVisit' );
		return Schema::record(
			array(
				'token'   => Schema::uuid(),
				'started' => $started->optional(), // If there are earlier answers.
			)
		)->named( 'LinkVisit' );
	}

	/**
	 * `is` contains, for each rule with choices, the matching ids as text; page rules are evaluated against them. They describe
	 * the visitor only for logged-in users, whose pages are never cached.
	 */
	private static function page(): Shape {
		return Schema::record(
			array(
				'id'   => Schema::integer()->min( 0 ),
				'name' => Schema::string(),
				'is'   => self::facts(),
			)
		)->named( 'PageContext' );
	}

	public static function facts(): Shape {
		return Schema::record( array_fill_keys( self::PAGE_IS, Schema::list( Schema::string() ) ) )->named( 'PageFacts' );
	}

	/** `floats` is false for a survey that is included only because it is embedded in the page. */
	private static function survey(): Shape {
		return Schema::record(
			array(
				'id'            => Schema::integer()->min( 0 ), // 0 in a preview that was never saved.
				'type'          => Schema::oneOf( SurveyShape::TYPES ),
				'version'       => Schema::integer(), // Changes with each save, which discards a visitor's progress.
				'look'          => WidgetThemeShape::ofSurvey(),
				'track'         => Schema::boolean(), // Notifies the site's analytics.
				'floats'        => Schema::boolean(),
				'for_team'      => Schema::boolean(), // A draft: nothing done in it is sent to the site.
				'cookie_name'   => Schema::string(),
				'nonce'         => Schema::string(),
				'questions'     => Schema::list( self::question() ),
				// Reason why no one sees the survey, such as an add-on that the site no longer has; else empty.
				'lacks'         => Schema::oneOf( self::LACKS ),
				'targeting'     => WidgetRulesShape::targeting(),
				'behavior'      => WidgetRulesShape::behavior(),
				'thank_you'     => WidgetRulesShape::thankYou(),
				// The same for visitors whose response came after the limit; only if they are told.
				'late'          => WidgetRulesShape::thankYou()->optional(),
				'recorder'      => Schema::string()->optional(), // URL of the script that records where visitors leave.
				'keeps_partial' => Schema::boolean()->optional(), // It also reports choices and scales.
			)
		)->named( 'WidgetSurvey' );
	}

	public static function question(): Shape {
		return Schema::record(
			array(
				'id'           => Schema::uuid(),
				'type'         => Schema::oneOf( QuestionTypes::storedNames() ),
				'title'        => Schema::string(),
				'options'      => Schema::list( Schema::string() ),
				'include_name' => Schema::boolean(),
				'required'     => Schema::boolean(),
				'comment_box'  => Schema::boolean(),
				'logic'        => WidgetRulesShape::logic()->nullable(), // Null: always asked.
				'other'        => Schema::string()->optional(), // The option that asks for a text.
				'script'       => Schema::string()->optional(), // URL of the script that draws a type which the bundle doesn't.
				'help'         => Schema::string()->optional(), // A line below the title.
				// The two with inserted answers, see Questions\Recall: `title` and `help` have fallbacks in their place.
				'recall'       => Schema::record(
					array(
						'title' => Schema::string(),
						'help'  => Schema::string(),
					)
				)->named( 'WidgetRecall' )->optional(),
				'prefill'      => Schema::list( Schema::string() )->optional(), // If the URL may choose the answer: the options' ids.
				// Typed text is kept before it is sent. The help line says so, also in previews.
				'keeps_text'   => Schema::boolean()->optional(),
				'page'         => Schema::uuid()->optional(), // Id of the first question on its page, unless it's the first itself.
				'image'        => Schema::string()->optional(), // URL of an image below the title and the help line.
				'low'          => Schema::string()->optional(), // The owner's label for the lowest value of a scale, else the type's.
				'high'         => Schema::string()->optional(), // The same for the highest value.
				'rows'         => Schema::list( // Matrixes and rankings have them. Each is answered by its id.
					Schema::record(
						array(
							'id'    => Schema::uuid(),
							'label' => Schema::string(),
						)
					)->named( 'WidgetRow' )
				)->optional(),
				'range'        => Schema::list( Schema::integer() )->optional(), // Lowest and highest value, and the step of a slider.
				'dates'        => Schema::list( Schema::day() )->optional(), // First and last possible date.
			) + WidgetThemeShape::ofQuestion()
		)->named( 'WidgetQuestion' );
	}

	/** The widget has no texts of its own: it uses the page's language. */
	public static function strings(): Shape {
		return Schema::record(
			array(
				'next'          => Schema::string(),
				'skip'          => Schema::string(),
				'submit'        => Schema::string(),
				'back'          => Schema::string(),
				'brand'         => Schema::string(), // Text for the plugin's logo.
				'close'         => Schema::string(),
				'minimize'      => Schema::string(),
				'open'          => Schema::string(),
				'survey'        => Schema::string(), // Name of the region for assistive technology.
				'progress'      => Schema::string(), // Placeholders %1$s and %2$s: question number and total.
				'about'         => Schema::string(), // The same while answers may still change the total.
				'optional'      => Schema::string(), // After the title of an optional question, if others are required.
				'placeholder'   => Schema::string(),
				'email'         => Schema::string(),
				'first_name'    => Schema::string(),
				'comment'       => Schema::string(),
				'other'         => Schema::string(), // Label of the text that the chosen option asks for.
				'not_likely'    => Schema::string(),
				'likely'        => Schema::string(),
				'stars'         => Schema::string(), // Placeholders %1$s and %2$s: this star and the total.
				'needed'        => Schema::string(), // After the title of a required checkbox question, for screen readers.
				'required'      => Schema::string(),
				'choose_one'    => Schema::string(),
				'choose_any'    => Schema::string(),
				'no_email'      => Schema::string(),
				'invalid_email' => Schema::string(),
				'too_long'      => Schema::string(),
				'kept'          => Schema::string(), // The answers are stored in this browser, which keeps retrying.
				'refused'       => Schema::string(), // The server rejected these answers.
				'failed'        => Schema::string(), // Not sent, and no retry is promised.
				'arrived'       => Schema::string(), // For screen readers, when a survey opens automatically.
				'preview'       => Schema::string(),
				// Only with extended.js.
				'faces'         => Schema::list( Schema::string() )->optional(), // Names of the faces, the worst first.
				'disagree'      => Schema::string()->optional(), // Labels for the ends of a Customer Effort Score.
				'agree'         => Schema::string()->optional(),
				'each_row'      => Schema::string()->optional(),
				'to_rank'       => Schema::string()->optional(), // Below the title of a ranking without a help line.
				'rank_all'      => Schema::string()->optional(), // Some items of a ranking have no number.
				'ranked'        => Schema::string()->optional(), // An item has a new number, and how many items there are.
				'unranked'      => Schema::string()->optional(), // An item has no number anymore.
				'upward'        => Schema::string()->optional(), // Labels of an item's buttons.
				'downward'      => Schema::string()->optional(),
				'unchosen'      => Schema::string()->optional(), // In a closed list of options, before one is chosen.
				'search'        => Schema::string()->optional(), // Label of the search in a list.
				'no_value'      => Schema::string()->optional(), // Above a slider, before a value is chosen.
				'number'        => Schema::string()->optional(), // A typed number can't be read.
				'too_low'       => Schema::string()->optional(), // A typed number is too low, or too high.
				'too_high'      => Schema::string()->optional(),
				'date'          => Schema::string()->optional(), // A date is incomplete, or doesn't exist.
				'min_date'      => Schema::string()->optional(), // A date is too early, or too late.
				'max_date'      => Schema::string()->optional(),
				'no_match'      => Schema::string()->optional(),
				'page'          => Schema::string()->optional(),
				'pages'         => Schema::string()->optional(), // The same, if the number of pages may change.
				'added'         => Schema::string()->optional(), // An answer adds a question to the page.
			)
		)->named( 'WidgetStrings' );
	}
}
