<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Settings\RedirectCondition;
use UserFeedback\Surveys\Settings\ThankYou;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Maps what follows the last question to WidgetRulesShape. URLs come from the saved survey, so that a browser can only be
 * redirected to public pages of this site, over http or https.
 */
final class ThankYouMapper {

	/** @return array<string, mixed> */
	public static function toArray( ThankYou $thankYou ): array {
		_prime_post_caches( self::pages( $thankYou ), false, false ); // One query instead of one for each.

		return array(
			...RichText::of( $thankYou->message ),
			'button'     => self::button( $thankYou ),
			'url'        => 'redirect' === $thankYou->type && null !== $thankYou->redirectTo
				? self::address( $thankYou->redirectTo['id'] )
				: '',
			'conditions' => self::conditions( $thankYou ),
		);
	}

	/**
	 * Returns null if its page no longer exists.
	 *
	 * @return array{label: string, url: string}|null
	 */
	private static function button( ThankYou $thankYou ): ?array {
		$url = null === $thankYou->button ? '' : self::address( $thankYou->button['page']['id'] );
		return null === $thankYou->button || '' === $url ? null : array(
			'label' => $thankYou->button['label'],
			'url'   => $url,
		);
	}

	/**
	 * Leaves out conditions whose page no longer exists, so that the next matching one can win.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function conditions( ThankYou $thankYou ): array {
		$conditions = array();
		foreach ( self::inForce( $thankYou ) as $condition ) {
			$url = null === $condition->page ? '' : self::address( $condition->page['id'] );
			if ( '' !== $url ) {
				$conditions[] = $condition->when->toArray() + array( 'url' => $url );
			}
		}
		return $conditions;
	}

	/** @return list<int> */
	private static function pages( ThankYou $thankYou ): array {
		$ids = array_column( array_column( self::inForce( $thankYou ), 'page' ), 'id' );
		if ( 'redirect' === $thankYou->type && null !== $thankYou->redirectTo ) {
			$ids[] = $thankYou->redirectTo['id'];
		}
		return null === $thankYou->button ? $ids : array( ...$ids, $thankYou->button['page']['id'] );
	}

	/** @return list<RedirectCondition> */
	private static function inForce( ThankYou $thankYou ): array {
		return 'conditional_redirect' === $thankYou->type ? $thankYou->conditions : array();
	}

	/** Returns empty if the page isn't public, or a plugin gave it a URL elsewhere. */
	private static function address( int $id ): string {
		$post = get_post( $id );
		$url  = $post instanceof WP_Post && is_post_publicly_viewable( $post ) ? get_permalink( $post ) : false;
		return is_string( $url ) ? wp_validate_redirect( $url ) : '';
	}
}
