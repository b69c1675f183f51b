import { __ } from '@wordpress/i18n';

/** The free edition has some of its fields, and no Branding add-on. */
export function brandingTitle(): string {
	return IN_EDITION.branding ? __( 'Branding', 'userfeedback' ) : __( 'Appearance', 'userfeedback' );
}
