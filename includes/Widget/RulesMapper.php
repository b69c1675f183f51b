<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Contract\Schema\Targeting;
use UserFeedback\Questions\Logic;
use UserFeedback\Surveys\Survey;

/** The rules of a survey as Schema\WidgetRules shows them: what is in force, and of each choice its id alone. */
final class RulesMapper {

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
			'expire_at'       => 'expire' === $behavior['run_time'] ? $behavior['expire_at'] : null,
		);
	}

	/** @return array{action: string, conditions: list<array<string, mixed>>}|null */
	public static function logic( Logic $logic ): ?array {
		return $logic->enabled && array() !== $logic->conditions ? $logic->toArray() : null;
	}

	public static function hasPageRules( Survey $survey ): bool {
		$targeting = $survey->settings->part( 'targeting' );
		return 'select' === $targeting['pages'] && array() !== $targeting['page_rules'];
	}

	public static function hasCountries( Survey $survey ): bool {
		$geo = $survey->settings->part( 'geo_targeting' );
		return 'select' === $geo['target'] && array() !== $geo['countries'];
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
			'data'     => in_array( $logic, Targeting::CHOICE_RULES, true ) ? self::ids( $data ) : ( is_string( $data ) ? $data : '' ),
		);
	}
}
