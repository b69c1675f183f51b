<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

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
