import { __ } from '@wordpress/i18n';

/** The free edition has some of its fields, but no Branding add-on. */
export function brandingTitle(): string {
	return IN_EDITION.branding ? __( 'Branding', 'userfeedback' ) : __( 'Appearance', 'userfeedback' );
}
