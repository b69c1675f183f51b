import { __ } from '@wordpress/i18n';

export type Band = 'promoter' | 'passive' | 'detractor';

/** From promoters, who raise the score, to detractors, who lower it. */
export const BANDS: readonly { band: Band; min: number; max: number }[] = [
	{ band: 'promoter', min: 9, max: 10 },
	{ band: 'passive', min: 7, max: 8 },
	{ band: 'detractor', min: 1, max: 6 },
];

export function bandOf( score: number ): Band {
	return BANDS.find( ( { min } ) => score >= min )?.band ?? 'detractor';
}

export function bandLabel( band: Band ): string {
	switch ( band ) {
		case 'promoter':
			return __( 'Promoters', 'userfeedback' );
		case 'passive':
			return __( 'Passives', 'userfeedback' );
		case 'detractor':
			return __( 'Detractors', 'userfeedback' );
	}
}
