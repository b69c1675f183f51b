<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Picker;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Choices for page rules and for redirects to a page. */
final class ChoicesShape {

	public const RULES = array( 'user_logged_in', 'wp_user_roles', 'wp_page_type', 'post_type', 'taxonomy', 'taxonomy_term' );

	/** Ids of GET logic-type for user_logged_in. */
	public const LOGIN = array( 'logged_in', 'logged_out' );

	/** Maximum number of results; `search` finds the others. */
	public const MOST_PAGES = 20;
	/** Maximum number of ids in a request. */
	public const MOST_NAMED = 200;
	public const MOST       = 50;

	public static function pagesQuery(): Shape {
		return Schema::object(
			array(
				'title' => Schema::string()->max( Limits::SURVEY_TITLE )->default( '' ),
				// Posts and pages, or all that has a page of its own.
				'kind'  => Schema::oneOf( array( 'pages', 'any' ) )->default( 'pages' ),
				// Only these, for callers that know ids but not titles.
				'ids'   => Schema::list( Schema::id() )->max( self::MOST_NAMED )->default( array() ),
			)
		)->named( 'PageSearch' );
	}

	public static function pages(): Shape {
		$page = Schema::record(
			array(
				'id'    => Schema::id(),
				'title' => Schema::string(),
			)
		)->named( 'FoundPage' );

		return Schema::list( $page )->max( self::MOST_NAMED )->named( 'FoundPages' );
	}

	public static function ofRuleQuery(): Shape {
		return Schema::object(
			array(
				'logic_type' => Schema::oneOf( self::RULES )->required(),
				'search'     => Schema::string()->max( Limits::SURVEY_TITLE )->default( '' ),
			)
		)->named( 'ChoicesQuery' );
	}

	public static function ofRule(): Shape {
		$choice = Schema::record(
			array(
				'id'    => Schema::either( Schema::integer(), Schema::string() ),
				'label' => Schema::string(),
			)
		)->named( 'Choice' );

		return Schema::list( $choice )->max( self::MOST )->named( 'ChoiceList' );
	}
}
