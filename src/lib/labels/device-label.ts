import { __ } from '@wordpress/i18n';

export type Device = 'desktop' | 'tablet' | 'mobile';

/** Label of one device, such as that of a visit. */
export function deviceLabel( device: Device ): string {
	switch ( device ) {
		case 'desktop':
			return __( 'Desktop', 'userfeedback' );
		case 'tablet':
			return __( 'Tablet', 'userfeedback' );
		case 'mobile':
			return __( 'Phone', 'userfeedback' );
	}
}

/** Label of all devices of a kind, such as those that a survey is shown on. */
export function devicesLabel( device: Device ): string {
	switch ( device ) {
		case 'desktop':
			return __( 'Desktops', 'userfeedback' );
		case 'tablet':
			return __( 'Tablets', 'userfeedback' );
		case 'mobile':
			return __( 'Phones', 'userfeedback' );
	}
}
