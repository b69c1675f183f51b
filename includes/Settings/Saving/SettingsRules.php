<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Saving;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\Theme\AvailableFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules for settings that a schema can't express. Only changed settings are checked, so an old error elsewhere blocks no save. */
final class SettingsRules {

	/** Characters that no CSS selector contains, so that a typo is reported here and not discovered on visitors' pages. */
	private const NO_SELECTOR = '/[{};<\x00-\x1f]|^[>+~,]|[>+~,]$/';

	private const ADDRESSES = array( 'notifications_header_image', 'widget_custom_logo', 'ai_api_url' );

	/**
	 * @param list<string> $changed
	 * @return list<Violation>
	 */
	public static function broken( Settings $settings, array $changed, Settings $before ): array {
		$violations = array();
		$recipients = $settings->text( 'notifications_recipients' );
		$wrong      = in_array( 'notifications_recipients', $changed, true ) ? self::firstThatIsNoEmail( $recipients ) : null;
		if ( null !== $wrong ) {
			$violations[] = new Violation(
				'settings.notifications_recipients',
				'email',
				null,
				/* translators: %s: what was typed. */
				sprintf( __( '“%s” isn’t an email address.', 'userfeedback' ), $wrong )
			);
		}
		foreach ( array_intersect( self::ADDRESSES, $changed ) as $name ) {
			$address = $settings->text( $name );
			if ( '' !== $address && ! StringFormat::fits( 'uri', $address ) ) {
				$violations[] = new Violation( "settings.$name", 'format', 'uri' );
			}
		}
		$ofLogo = array() !== array_intersect( array( 'logo_type', 'widget_custom_logo' ), $changed );
		if ( $ofLogo && 'custom' === $settings->text( 'logo_type' ) && '' === $settings->text( 'widget_custom_logo' ) ) {
			$violations[] = new Violation(
				'settings.widget_custom_logo',
				'required',
				null,
				__( 'You must select a custom logo.', 'userfeedback' )
			);
		}
		if ( in_array( 'widget_font', $changed, true ) ) {
			$font       = static fn( Settings $all ): mixed => $all->toArray()['widget_font'] ?? array();
			$violations = array(
				...$violations,
				...AvailableFonts::violations( $font( $settings ), $font( $before ), 'settings.widget_font' ),
			);
		}
		return array( ...$violations, ...self::heatmapViolations( $settings, $changed, $before ) );
	}

	/**
	 * Checks only new list items: a deleted page, or a post type of an inactive plugin, blocks no save.
	 *
	 * @param list<string> $changed
	 * @return list<Violation>
	 */
	private static function heatmapViolations( Settings $settings, array $changed, Settings $before ): array {
		$isWrong    = array(
			'heatmap_page_ids'          => static fn( mixed $id ): bool => ! is_int( $id )
				|| ! in_array( get_post_status( $id ), array( 'publish', 'private' ), true ),
			'heatmap_post_types'        => static fn( mixed $type ): bool => ! is_string( $type ) || ! is_post_type_viewable( $type ),
			'heatmap_private_selectors' => static fn( mixed $selector ): bool => ! is_string( $selector )
				|| '' === trim( $selector ) || 1 === preg_match( self::NO_SELECTOR, $selector ),
		);
		$sentences  = array(
			'heatmap_page_ids'          => __( 'This page doesn’t exist or isn’t published.', 'userfeedback' ),
			'heatmap_post_types'        => __( 'This site has no pages of this type.', 'userfeedback' ),
			'heatmap_private_selectors' => __( 'Enter a CSS selector, such as .account or #order.', 'userfeedback' ),
		);
		$violations = array();
		foreach ( array_intersect_key( $isWrong, array_flip( $changed ) ) as $name => $isBroken ) {
			$was = $before->toArray()[ $name ];
			foreach ( is_array( $settings->toArray()[ $name ] ) ? $settings->toArray()[ $name ] : array() as $index => $value ) {
				if ( ! in_array( $value, is_array( $was ) ? $was : array(), true ) && $isBroken( $value ) ) {
					$violations[] = new Violation( "settings.{$name}[$index]", 'value', null, $sentences[ $name ] );
				}
			}
		}
		return $violations;
	}

	/** An empty list is valid too. */
	private static function firstThatIsNoEmail( string $list ): ?string {
		foreach ( OwnerText::emails( $list ) as $email ) {
			if ( ! StringFormat::isEmail( $email ) ) {
				return $email;
			}
		}
		return null;
	}
}
