import { __ } from '@wordpress/i18n';
import { LOOKS } from '@/components/forms/use-looks';
import type { Settings } from '@/contract/types';

/** In order; each is an address, so that the browser's Back and a reload work as expected. */
export const STEPS = [ 'site', 'look', 'news', 'start' ] as const;

export type Step = ( typeof STEPS )[ number ];

/** Settings of each step: skipping it keeps their stored values. */
export const ASKED = {
	site: [ 'site_kind' ],
	look: [ ...Object.values( LOOKS ), 'quiet_days' ],
	news: [ 'summaries_disabled', 'notifications_recipients', 'allow_usage_tracking' ],
	start: [],
} as const satisfies Record< Step, readonly ( keyof Settings )[] >;

export function stepLabel( step: Step ): string {
	switch ( step ) {
		case 'site':
			return __( 'Your site', 'userfeedback' );
		case 'look':
			return __( 'Appearance', 'userfeedback' );
		case 'news':
			return IN_EDITION.plans
				? __( 'Weekly summary and license', 'userfeedback' )
				: __( 'Weekly summary', 'userfeedback' );
		case 'start':
			return __( 'First survey', 'userfeedback' );
	}
}
