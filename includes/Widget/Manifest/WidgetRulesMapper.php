<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Settings\SlowRegex;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Maps a survey's active rules to WidgetRulesShape.
 *
 * @phpstan-import-type Rule from PageRules
 */
final class WidgetRulesMapper {

	/**
	 * @param int         $quietDays the site's, if its edition has them.
	 * @param list<Quota> $full      the full quotas that are only about the visit.
	 * @return array<string, mixed>
	 */
	public static function targeting( Survey $survey, int $quietDays = 0, array $full = array() ): array {
		$targeting = $survey->settings->part( 'targeting' );
		$gate      = self::gate( $survey, $quietDays, $full );
		return array(
			'devices'    => $targeting['devices'],
			'page_rules' => array_map( array( self::class, 'pageRule' ), PageRules::of( $survey->settings ) ),
			'by_country' => self::hasCountries( $survey ),
		) + ( null === $gate ? array() : array( 'gate' => $gate ) );
	}

	/**
	 * Returns null if the survey has neither quiet days nor a share nor full quotas, and isn't compared. If the site has quiet days,
	 * each survey has a gate, because the quiet days of others count from its display.
	 *
	 * @param list<Quota> $full
	 * @return array<string, mixed>|null
	 */
	private static function gate( Survey $survey, int $quietDays, array $full ): ?array {
		$behavior = $survey->settings->part( 'behavior' );
		$own      = 'own' === $behavior['quiet'];
		$days     = 'none' === $behavior['quiet'] ? 0 : $quietDays;
		$gate     = array(
			'days'  => $own && is_int( $behavior['quiet_days'] ) ? $behavior['quiet_days'] : $days,
			'own'   => $own,
			'share' => is_int( $behavior['share'] ) ? $behavior['share'] : SurveySettings::ALL_VISITORS,
		);
		$more     = self::part( $survey );
		if ( array() !== $full ) {
			$more['full'] = array_map( static fn( Quota $quota ): array => $quota->aboutVisit(), $full );
		}
		return $own || $quietDays > 0 || $gate['share'] < SurveySettings::ALL_VISITORS || array() !== $more ? $gate + $more : null;
	}

	/** @return array{part?: array{of: int, second?: bool}} empty unless two versions are compared. */
	private static function part( Survey $survey ): array {
		$comparison = $survey->comparison;
		if ( null === $comparison || ! $comparison->isRunning() ) {
			return array();
		}
		return array(
			'part' => array( 'of' => $comparison->isVersion ? $comparison->with : $survey->id )
				+ ( $comparison->isSplit ? array( 'second' => $comparison->isVersion ) : array() ),
		);
	}

	/** @return array<string, mixed> */
	public static function behavior( Survey $survey ): array {
		$behavior = $survey->settings->part( 'behavior' );
		return array(
			'timing'         => $behavior['timing'],
			'timing_delay'   => $behavior['timing_delay'],
			'display_length' => $behavior['display_length'],
			'expire_on'      => 'expire' === $behavior['run_time'] && is_array( $behavior['expire_at'] )
				? self::day( $behavior['expire_at'] )
				: 0,
			'ask_again_days' => $behavior['ask_again_days'] ?? 0,
		);
	}

	/** @return array{action: string, conditions: list<array<string, mixed>>}|null */
	public static function logic( ConditionalLogic $logic ): ?array {
		$logic = $logic->finished(); // Previews may show drafts.
		return $logic->enabled ? $logic->toArray() : null;
	}

	public static function hasPageRules( Survey $survey ): bool {
		return array() !== PageRules::of( $survey->settings );
	}

	/** Also true if no country is selected: then nobody sees it. */
	public static function hasCountries( Survey $survey ): bool {
		return 'select' === $survey->settings->part( 'geo_targeting' )['target'];
	}

	/** @param array<array-key, mixed> $date */
	private static function day( array $date ): int {
		$part = static fn( string $name ): int => is_int( $date[ $name ] ?? null ) ? $date[ $name ] : 0;
		return ( $part( 'year' ) * 100 + $part( 'month' ) ) * 100 + $part( 'day' );
	}

	/**
	 * Empties an expression that is too slow for visitors; an empty rule matches no page.
	 *
	 * @param Rule $rule
	 * @return Rule
	 */
	private static function pageRule( array $rule ): array {
		$isSlow       = 'query_parameter_regex' === $rule['logic'] && is_string( $rule['data'] ) && SlowRegex::is( $rule['data'] );
		$rule['data'] = $isSlow ? '' : $rule['data'];
		return $rule;
	}
}
