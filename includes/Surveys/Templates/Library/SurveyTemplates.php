<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates\Library;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Settings\SiteKind;
use UserFeedback\Surveys\Templates\Template;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All templates in display order: the blank one first. */
final class SurveyTemplates {

	public const BLANK = 'blank';

	/** @return list<Template> */
	public static function all(): array {
		return array(
			self::blank(),
			...WebsiteTemplates::all(),
			...ShopTemplates::all(),
			...ProductTemplates::all(),
			...ContentTemplates::all(),
			...AudienceTemplates::all(),
			...LoyaltyTemplates::all(),
			...ServiceTemplates::all(),
			...EventTemplates::all(),
		);
	}

	/** @return list<Template> the blank one, then those that suit the site, then the others in their order. */
	public static function startingWith( SiteKind $kind ): array {
		$first     = array_flip( $kind->categories() );
		$templates = self::all();
		$rank      = static fn( Template $template ): int => null === $template->category
			? -1
			: $first[ $template->category->value ] ?? count( $first );
		usort( $templates, static fn( Template $one, Template $other ): int => $rank( $one ) <=> $rank( $other ) );
		return $templates;
	}

	/**
	 * @param list<Template> $templates
	 * @return list<Template> templates shown on the site, including those it could buy, where that is possible.
	 */
	public static function offered( array $templates, Edition $edition ): array {
		return $edition->runsWithoutLockedFeatures()
			? $templates
			: array_values( array_filter( $templates, static fn( Template $template ): bool => $template->isOpen( $edition ) ) );
	}

	public static function find( string $key ): ?Template {
		foreach ( self::all() as $template ) {
			if ( $key === $template->key ) {
				return $template;
			}
		}
		return null;
	}

	private static function blank(): Template {
		return new Template(
			self::BLANK,
			null,
			__( 'Start from Scratch', 'userfeedback' ),
			__( 'A blank survey to build your own way.', 'userfeedback' ),
			array(),
			array(),
			'',
			isFree: true
		);
	}
}
