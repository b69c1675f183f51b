import { __ } from '@wordpress/i18n';

/** The parts of the Settings step in order. */
export const CARDS = [ 'tracking', 'who', 'where', 'when', 'how-long' ] as const;

export type SettingsCardName = ( typeof CARDS )[ number ];

export function cardTitle( card: SettingsCardName ): string {
	switch ( card ) {
		case 'tracking':
			return __( 'Tracking', 'userfeedback' );
		case 'who':
			return IN_EDITION.devices ? __( 'Audience', 'userfeedback' ) : '';
		case 'where':
			return IN_EDITION[ 'page-targeting' ] ? __( 'Display rules', 'userfeedback' ) : '';
		case 'when':
			return IN_EDITION.behavior ? __( 'Timing', 'userfeedback' ) : '';
		case 'how-long':
			return IN_EDITION.behavior ? __( 'Frequency and schedule', 'userfeedback' ) : '';
	}
}
