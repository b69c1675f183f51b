<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Choices for page rules and for redirects to a page. */
final class ChoicesShape {

	public const RULES = array( 'user_logged_in', 'wp_user_roles', 'wp_page_type', 'post_type', 'taxonomy', 'taxonomy_term' );

	/** Ids of GET logic-type for wp_page_type; a page may have several. */
	public const PAGE_TYPES = array( 'front_page', 'blog', 'single', 'page', 'archive', 'search', 'not_found' );

	/** Ids of GET logic-type for user_logged_in. */
	public const LOGIN = array( 'logged_in', 'logged_out' );

	/** Maximum number of results; `search` finds the others. */
	public const MOST_PAGES = 20;
	/** Maximum number of ids in a request. */
	public const MOST_NAMED = 200;
	public const MOST       = 50;

	public static function pagesQuery(): Shape {
		return S::object(
			array(
				'title' => S::string()->max( Limits::SURVEY_TITLE )->default( '' ),
				'kind'  => S::oneOf( array( 'pages', 'any' ) )->default( 'pages' ), // Posts and pages, or all that has a page of its own.
				// Only these, for callers that know ids but not titles.
				'ids'   => S::list( S::id() )->max( self::MOST_NAMED )->default( array() ),
			)
		)->named( 'PageSearch' );
	}

	public static function pages(): Shape {
		$page = S::record(
			array(
				'id'    => S::id(),
				'title' => S::string(),
			)
		)->named( 'FoundPage' );

		return S::list( $page )->max( self::MOST_NAMED )->named( 'FoundPages' );
	}

	public static function ofRuleQuery(): Shape {
		return S::object(
			array(
				'logic_type' => S::oneOf( self::RULES )->required(),
				'search'     => S::string()->max( Limits::SURVEY_TITLE )->default( '' ),
			)
		)->named( 'ChoicesQuery' );
	}

	public static function ofRule(): Shape {
		$choice = S::record(
			array(
				'id'    => S::either( S::integer(), S::string() ),
				'label' => S::string(),
			)
		)->named( 'Choice' );

		return S::list( $choice )->max( self::MOST )->named( 'ChoiceList' );
	}
}
