<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The placeholder of a page until its script runs: the heading, and the outline of the list. It uses the app's own classes, so
 * that the app's first render replaces it without a layout shift (src/app/FirstScreen.tsx).
 */
final class PageSkeleton {

	private const ROWS = 5;

	/** Bar widths by page: the contents of each column on its first screen. */
	private const COLUMNS = array(
		'surveys'      => array( 'check', 'title', 'text', 'text', 'text', 'text', 'number', 'number' ),
		'results'      => array( 'title', 'text', 'text', 'number', 'number' ),
		'post-ratings' => array( 'title', 'title' ),
		'heatmaps'     => array( 'check', 'title', 'number', 'number', 'text', 'text' ),
		'addons'       => array( 'title', 'title', 'title' ),
		'settings'     => array( 'title' ),
		'onboarding'   => array( 'title' ),
	);

	public static function print( string $page ): void {
		printf(
			'<div class="uf-screen uf-first uf-first--%3$s" aria-busy="true"><div class="uf-screen__header"><div class="uf-screen__bar"><div class="uf-screen__titles"><h1 class="uf-screen__title">%1$s</h1></div></div></div><div class="uf-screen__body"><p class="screen-reader-text" role="status">%2$s</p><table class="uf-table" aria-hidden="true"><tbody>',
			esc_html( self::title( $page ) ),
			esc_html( self::loading( $page ) ),
			esc_attr( $page )
		);
		for ( $row = 0; $row < self::ROWS; $row++ ) {
			echo '<tr>';
			foreach ( self::COLUMNS[ $page ] ?? array( 'title' ) as $kind ) {
				printf( '<td class="uf-table__cell uf-table__cell--%s"><span class="uf-skeleton"></span></td>', esc_attr( $kind ) );
			}
			echo '</tr>';
		}
		echo '</tbody></table></div></div>';
	}

	private static function title( string $page ): string {
		return match ( $page ) {
			'results'      => __( 'Results Overview', 'userfeedback' ),
			'post-ratings' => __( 'Post Ratings', 'userfeedback' ),
			'heatmaps'     => __( 'Heatmaps', 'userfeedback' ),
			'addons'       => __( 'Addons', 'userfeedback' ),
			'settings'     => __( 'Settings', 'userfeedback' ),
			'onboarding'   => __( 'Setup Wizard', 'userfeedback' ),
			default        => __( 'Surveys', 'userfeedback' ),
		};
	}

	private static function loading( string $page ): string {
		return match ( $page ) {
			'post-ratings' => __( 'Loading post ratings', 'userfeedback' ),
			'heatmaps'     => __( 'Loading heatmaps', 'userfeedback' ),
			'addons'       => __( 'Loading add-ons', 'userfeedback' ),
			'settings'     => __( 'Loading settings', 'userfeedback' ),
			'onboarding'   => __( 'Loading the setup wizard', 'userfeedback' ),
			default        => __( 'Loading surveys', 'userfeedback' ),
		};
	}
}
