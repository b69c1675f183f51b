<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Contract\Schema\Targeting;
use UserFeedback\Questions\Logic;
use UserFeedback\Surveys\Survey;

/** The rules of a survey as Schema\WidgetRules shows them: what is in force, and of each choice its id alone. */
final class RulesMapper {

	private const EXPRESSIONS = array( 'query_parameter_regex', 'query_parameter_regex_not' );

	/** @return array<string, mixed> */
	public static function targeting( Survey $survey ): array {
		$targeting = $survey->settings->part( 'targeting' );
		return array(
			'devices'    => $targeting['devices'],
			'page_rules' => self::hasPageRules( $survey ) && is_array( $targeting['page_rules'] ) ? array_map( array( self::class, 'pageRule' ), array_values( $targeting['page_rules'] ) ) : array(),
			'by_country' => self::hasCountries( $survey ),
		);
	}

	/** @return array<string, mixed> */
	public static function behavior( Survey $survey ): array {
		$behavior = $survey->settings->part( 'behavior' );
		return array(
			'timing'          => $behavior['timing'],
			'timing_delay'    => $behavior['timing_delay'],
			'display_length'  => $behavior['display_length'],
			'expire_on'       => 'expire' === $behavior['run_time'] && is_array( $behavior['expire_at'] ) ? self::day( $behavior['expire_at'] ) : 0,
			'ask_again_days'  => $behavior['ask_again_days'] ?? 0,
		);
	}

	/** @return array{action: string, conditions: list<array<string, mixed>>}|null */
	public static function logic( Logic $logic ): ?array {
		$logic = $logic->finished(); // A preview may be of a draft.
		return $logic->enabled ? $logic->toArray() : null;
	}

	public static function hasPageRules( Survey $survey ): bool {
		$targeting = $survey->settings->part( 'targeting' );
		return 'select' === $targeting['pages'] && array() !== $targeting['page_rules'];
	}

	public static function hasCountries( Survey $survey ): bool {
		$geo = $survey->settings->part( 'geo_targeting' );
		return 'select' === $geo['target'] && array() !== $geo['countries'];
	}

	/** @param array<array-key, mixed> $date */
	private static function day( array $date ): int {
		return ( is_int( $date['month'] ?? null ) ? $date['month'] : 0 ) * 100 + ( is_int( $date['day'] ?? null ) ? $date['day'] : 0 );
	}

	/** @return list<string> */
	private static function ids( mixed $data ): array {
		$ids = is_array( $data ) ? array_column( $data, 'id' ) : array();
		return array_map( 'strval', array_values( array_filter( $ids, 'is_scalar' ) ) );
	}

	/** @return array{logic: mixed, operator: mixed, data: mixed} */
	private static function pageRule( mixed $rule ): array {
		$rule  = is_array( $rule ) ? $rule : array();
		$logic = $rule['logic'] ?? '';
		$data  = $rule['data'] ?? '';
		return array(
			'logic'    => $logic,
			'operator' => $rule['operator'] ?? '',
			'data'     => in_array( $logic, Targeting::CHOICE_RULES, true ) ? self::ids( $data ) : self::text( $data, $logic ),
		);
	}

	/** Empty, which no page fits, for an expression that no visitor should wait for. */
	private static function text( mixed $data, mixed $logic ): string {
		$is_expression = in_array( $logic, self::EXPRESSIONS, true );
		return ! is_string( $data ) || ( $is_expression && SlowExpression::is( $data ) ) ? '' : $data;
	}
}
