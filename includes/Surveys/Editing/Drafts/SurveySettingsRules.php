<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Countries;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\TargetingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks settings beyond their shape, for drafts too. Only checks parts that were sent. PublishSettingsRules decides what a draft
 * may lack until it is published.
 *
 * @phpstan-type PageRule array{logic: string, operator: string, data: string|list<array{id: int|string, label: string}>|null}
 */
final class SurveySettingsRules {

	/** A leap year, so February 29 is valid; end dates have no year. */
	private const LEAP_YEAR = 2024;

	/**
	 * @param array<string, mixed> $settings checked against SurveySettingsShape::draft().
	 * @param SurveySettings|null  $before   settings in force before this save.
	 * @return list<Violation>
	 */
	public static function violations( array $settings, ?SurveySettings $before ): array {
		/**
		 * @var array{
		 *     targeting?: array{devices: list<string>, page_rules: list<PageRule>},
		 *     geo_targeting?: array{countries: list<string>},
		 *     behavior?: array{expire_at: array{month: int, day: int}|null},
		 *     theming?: array{custom_logo: string, font?: mixed},
		 *     share_page?: array{slug: string},
		 * } $settings
		 */
		return array(
			...( isset( $settings['targeting'] ) ? self::ofTargeting( $settings['targeting'] ) : array() ),
			...( isset( $settings['geo_targeting'] ) ? self::ofCountries( $settings['geo_targeting']['countries'] ) : array() ),
			...( isset( $settings['behavior'] ) ? self::ofBehavior( $settings['behavior'] ) : array() ),
			...( isset( $settings['behavior'] ) ? QuotaRules::ofDraft( $settings['behavior'] ) : array() ),
			...( isset( $settings['theming'] ) ? self::ofTheming( $settings['theming'], $before ) : array() ),
			...( isset( $settings['share_page'] ) ? self::ofSlug( $settings['share_page']['slug'] ) : array() ),
		);
	}

	/**
	 * @param array{devices: list<string>, page_rules: list<PageRule>} $targeting
	 * @return list<Violation>
	 */
	private static function ofTargeting( array $targeting ): array {
		$found = array();
		foreach ( $targeting['devices'] as $index => $device ) {
			if ( array_search( $device, $targeting['devices'], true ) < $index ) {
				$found[] = new Violation( "settings.targeting.devices[$index]", 'duplicate_option' );
			}
		}
		foreach ( $targeting['page_rules'] as $index => $rule ) {
			$fault = self::ofData( $rule, "settings.targeting.page_rules[$index].data" );
			if ( null !== $fault ) {
				$found[] = $fault;
			}
		}
		return $found;
	}

	/** @param PageRule $rule */
	private static function ofData( array $rule, string $path ): ?Violation {
		$data     = $rule['data'];
		$isChoice = in_array( $rule['logic'], TargetingShape::CHOICE_RULES, true );
		if ( null === $data || '' === $data || array() === $data ) {
			return null;
		}
		if ( is_array( $data ) !== $isChoice ) {
			return new Violation( $path, 'type', $isChoice ? 'array' : 'string' );
		}
		$isAddress = in_array( $rule['logic'], TargetingShape::ADDRESS_RULES, true );
		if ( $isAddress && is_string( $data ) && ! StringFormat::fits( 'uri', $data ) ) {
			return new Violation( $path, 'format', 'uri' );
		}
		$problem = is_string( $data ) ? PageRuleText::problem( $rule['logic'], $data ) : null;
		return null === $problem ? null : new Violation( $path, 'rule', null, $problem );
	}

	/**
	 * @param list<string> $countries
	 * @return list<Violation>
	 */
	private static function ofCountries( array $countries ): array {
		$found = array();
		foreach ( $countries as $index => $code ) {
			if ( ! in_array( $code, Countries::CODES, true ) ) {
				$found[] = new Violation(
					"settings.geo_targeting.countries[$index]",
					'country',
					null,
					__( 'This isn’t a valid country code.', 'userfeedback' )
				);
			} elseif ( array_search( $code, $countries, true ) < $index ) {
				$found[] = new Violation( "settings.geo_targeting.countries[$index]", 'duplicate_option' );
			}
		}
		return $found;
	}

	/**
	 * @param array{expire_at: array{month: int, day: int}|null} $behavior
	 * @return list<Violation>
	 */
	private static function ofBehavior( array $behavior ): array {
		$day = $behavior['expire_at'];
		return null === $day || checkdate( $day['month'], $day['day'], self::LEAP_YEAR )
			? array()
			: array(
				new Violation(
					'settings.behavior.expire_at.day',
					'day',
					null,
					__( 'This month doesn’t have that many days.', 'userfeedback' )
				),
			);
	}

	/** @return list<Violation> */
	private static function ofSlug( string $slug ): array {
		return '' === $slug || SurveyPageUrl::isSlug( $slug )
			? array()
			: array(
				new Violation(
					'settings.share_page.slug',
					'slug',
					null,
					__( 'Use lowercase letters (a–z), digits, and single hyphens between them.', 'userfeedback' )
				),
			);
	}

	/**
	 * @param array{custom_logo: string, font?: mixed} $theming
	 * @return list<Violation>
	 */
	private static function ofTheming( array $theming, ?SurveySettings $before ): array {
		$isAddress = '' === $theming['custom_logo'] || StringFormat::fits( 'uri', $theming['custom_logo'] );
		return array(
			...( $isAddress ? array() : array( new Violation( 'settings.theming.custom_logo', 'format', 'uri' ) ) ),
			...AvailableFonts::violations(
				$theming['font'] ?? array(),
				$before?->part( 'theming' )['font'] ?? array(),
				'settings.theming.font'
			),
		);
	}
}
