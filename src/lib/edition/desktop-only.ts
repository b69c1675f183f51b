import { __ } from '@wordpress/i18n';
import type { Site } from '../site';

/** Explains that the plan can't choose devices; null if surveys show on all of them. */
export function desktopOnlyText( { features }: Pick< Site, 'features' > ): string | null {
	return IN_EDITION.devices && ! features.devices
		? __( 'With your plan, surveys show on desktops only, not on phones or tablets.', 'userfeedback' )
		: null;
}
