<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Contract\SiteKind;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All templates, in the order they are offered: the blank one first. */
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

	/** @return list<Template> what fits the site before the others, which keep their order; the blank one stays the first. */
	public static function startingWith( SiteKind $kind ): array {
		$first     = array_flip( $kind->categories() );
		$templates = self::all();
		$rank      = static fn( Template $template ): int => null === $template->category
			? -1
			: $first[ $template->category->value ] ?? count( $first );
		usort( $templates, static fn( Template $one, Template $other ): int => $rank( $one ) <=> $rank( $other ) );
		return $templates;
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
			__( 'A survey without questions, to be made as you like.', 'userfeedback' ),
			array(),
			array(),
			'',
			isFree: true
		);
	}
}
