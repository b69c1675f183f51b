import { __, _n } from '@wordpress/i18n';
import type { Settings } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { daysLabel } from './retention';

export type HeatmapDays = Settings[ 'heatmap_retention_period' ];

export const HEATMAP_DAYS: readonly HeatmapDays[] = [ '1', '7', '14', '30', '60', '180', '365' ];

export function heatmapDaysLabel( days: HeatmapDays ): string {
	return days === '365' ? __( '1 Year', 'userfeedback' ) : daysLabel( days );
}

/** Explains what a percentage of visits means. */
export function sampleText( percent: number ): string {
	return percent === 100
		? __( 'Every visit is recorded.', 'userfeedback' )
		: sprintf(
				/* translators: %s: a number from 1 to 99 */
				_n(
					'About %s in 100 visits is recorded, chosen at random. Heatmaps count recorded visits only.',
					'About %s in 100 visits are recorded, chosen at random. Heatmaps count recorded visits only.',
					percent,
					'userfeedback'
				),
				formatNumber( percent )
			);
}

type Pages = Pick< Settings, 'heatmap_pages' | 'heatmap_front_page' | 'heatmap_post_types' | 'heatmap_page_ids' >;

/** True if pages are required and none is chosen. */
export function isNoPage( settings: Pages ): boolean {
	return (
		settings.heatmap_pages === 'select' &&
		! settings.heatmap_front_page &&
		settings.heatmap_post_types.length === 0 &&
		settings.heatmap_page_ids.length === 0
	);
}

/** Splits text into lines without blank ones. */
export function linesOf( text: string ): string[] {
	return text
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' );
}
