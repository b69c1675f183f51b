import { __ } from '@wordpress/i18n';
import type { HeatmapViewData } from '@/contract/types';

export type Mode = HeatmapViewData[ 'mode' ];

export const MODES: readonly Mode[] = [ 'both', 'clicks', 'scroll' ];

/** Value for viewing a page as a visitor; any other is a role's name. */
export const HEATMAP_VISITOR = 'visitor';

export function modeLabel( mode: Mode ): string {
	switch ( mode ) {
		case 'both':
			return __( 'Both', 'userfeedback' );
		case 'clicks':
			return __( 'Clicks', 'userfeedback' );
		case 'scroll':
			return __( 'Scrolling', 'userfeedback' );
	}
}
