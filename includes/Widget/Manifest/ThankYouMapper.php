<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Settings\RedirectCondition;
use UserFeedback\Surveys\Settings\ThankYou;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What follows the last question, as WidgetRulesShape shows it. Addresses are looked up here, from what was saved, so
 * that a browser can be sent nowhere else: to public pages of this site, over http or https.
 */
final class ThankYouMapper {

	/** @return array<string, mixed> */
	public static function toArray( ThankYou $thank_you ): array {
		_prime_post_caches( self::pages( $thank_you ), false, false ); // One query instead of one for each.

		return array(
			...RichText::of( $thank_you->message ),
			'button'     => self::button( $thank_you ),
			'url'        => 'redirect' === $thank_you->type && null !== $thank_you->redirect_to ? self::address( $thank_you->redirect_to['id'] ) : '',
			'conditions' => self::conditions( $thank_you ),
		);
	}

	/**
	 * None where its page is not there any more.
	 *
	 * @return array{label: string, url: string}|null
	 */
	private static function button( ThankYou $thank_you ): ?array {
		$url = null === $thank_you->button ? '' : self::address( $thank_you->button['page']['id'] );
		return null === $thank_you->button || '' === $url ? null : array(
			'label' => $thank_you->button['label'],
			'url'   => $url,
		);
	}

	/**
	 * Those whose page is not there any more are left out, so that the next one that holds may win.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function conditions( ThankYou $thank_you ): array {
		$conditions = array();
		foreach ( self::inForce( $thank_you ) as $condition ) {
			$url = null === $condition->page ? '' : self::address( $condition->page['id'] );
			if ( '' !== $url ) {
				$conditions[] = $condition->when->toArray() + array( 'url' => $url );
			}
		}
		return $conditions;
	}

	/** @return list<int> */
	private static function pages( ThankYou $thank_you ): array {
		$ids = array_column( array_column( self::inForce( $thank_you ), 'page' ), 'id' );
		if ( 'redirect' === $thank_you->type && null !== $thank_you->redirect_to ) {
			$ids[] = $thank_you->redirect_to['id'];
		}
		return null === $thank_you->button ? $ids : array( ...$ids, $thank_you->button['page']['id'] );
	}

	/** @return list<RedirectCondition> */
	private static function inForce( ThankYou $thank_you ): array {
		return 'conditional_redirect' === $thank_you->type ? $thank_you->conditions : array();
	}

	/** Empty for a page that is not public, or that a plugin has given an address elsewhere. */
	private static function address( int $id ): string {
		$post = get_post( $id );
		$url  = $post instanceof WP_Post && is_post_publicly_viewable( $post ) ? get_permalink( $post ) : false;
		return is_string( $url ) ? wp_validate_redirect( $url ) : '';
	}
}
