<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The targeting of a survey: devices, pages, countries. */
final class TargetingShape {

	public const DEVICES = array( 'desktop', 'tablet', 'mobile' );

	/** Rules whose data is a URL. */
	public const ADDRESS_RULES = array( 'referrer', 'page_url_is', 'page_url_is_not' );

	/** Rules whose data is text. */
	public const TEXT_RULES = array(
		'query_parameter_contains',
		'query_parameter_not_contains',
		'query_parameter_regex',
		'cookie_exist',
		'cookie_not_exist',
		'page_url_contains',
		'page_url_not_contains',
	);

	/** Rules whose data is chosen from GET logic-type or GET search. */
	public const CHOICE_RULES = array(
		'user_logged_in',
		'user_role',
		'page_type',
		'page_or_post_is',
		'page_or_post_is_not',
		'post_type_is',
		'post_type_is_not',
		'taxonomy_is',
		'taxonomy_is_not',
		'taxonomy_term_is',
		'taxonomy_term_is_not',
	);

	public static function pages(): Shape {
		return Schema::object(
			array(
				'devices'    => Schema::list( Schema::oneOf( self::DEVICES ) )->max( count( self::DEVICES ) )->default( self::DEVICES ),
				'pages'      => Schema::oneOf( array( 'all', 'select' ) )->alsoReads( array( 'custom' => 'select' ) )->default( 'all' ),
				'page_rules' => Schema::list( self::pageRule() )->max( Limits::PAGE_RULES )->default( array() ),
			)
		);
	}

	/** Countries are ISO 3166-1 codes of two uppercase letters. */
	public static function countries(): Shape {
		return Schema::object(
			array(
				'target'    => Schema::oneOf( array( 'all', 'select' ) )->default( 'all' ),
				'countries' => Schema::list( Schema::string()->max( 2 ) )->max( Limits::COUNTRIES )->default( array() ),
			)
		);
	}

	/** The operator joins a rule to the previous one. Data is null while a rule is incomplete. */
	private static function pageRule(): Shape {
		$choice = Schema::object(
			array(
				'id'    => Schema::either( Schema::integer(), Schema::string()->max( Limits::SHORT_TEXT ) )->required(),
				'label' => Schema::string()->max( Limits::PAGE_NAME )->required(),
			)
		)->named( 'RuleChoice' );

		return Schema::object(
			array(
				'logic'    => Schema::oneOf( array( ...self::CHOICE_RULES, ...self::TEXT_RULES, ...self::ADDRESS_RULES ) )->required(),
				'operator' => Schema::oneOf( array( '&&', '||' ) )->required(),
				'data'     => Schema::either( Schema::string()->max( Limits::URL ), Schema::list( $choice )->max( Limits::PAGE_RULE_DATA ) )
					->nullable()
					->required(),
			)
		)->named( 'PageRule' );
	}
}
