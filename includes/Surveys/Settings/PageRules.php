<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A survey's active page rules, as in WidgetRulesShape: choices are reduced to their IDs. Pure.
 *
 * @phpstan-type Rule array{logic: string, operator: string, data: string|list<string>}
 */
final class PageRules {

	/** @return list<Rule> empty if the survey is for all pages. */
	public static function of( SurveySettings $settings ): array {
		$targeting = $settings->part( 'targeting' );
		$rules     = 'select' === $targeting['pages'] && is_array( $targeting['page_rules'] ) ? $targeting['page_rules'] : array();
		return array_map( array( self::class, 'rule' ), array_values( $rules ) );
	}

	/** @return Rule */
	private static function rule( mixed $stored ): array {
		$stored = is_array( $stored ) ? $stored : array();
		$logic  = self::text( $stored['logic'] ?? '' );
		$data   = $stored['data'] ?? '';
		return array(
			'logic'    => $logic,
			'operator' => self::text( $stored['operator'] ?? '' ),
			'data'     => in_array( $logic, TargetingShape::CHOICE_RULES, true ) ? self::ids( $data ) : self::text( $data ),
		);
	}

	/** @return list<string> */
	private static function ids( mixed $data ): array {
		$ids = is_array( $data ) ? array_column( $data, 'id' ) : array();
		return array_map( 'strval', array_values( array_filter( $ids, 'is_scalar' ) ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
