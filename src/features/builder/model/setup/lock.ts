import type { AddonSlug } from '@/contract/features';
import type { SurveyTemplate } from '@/contract/types';
import type { LockedFeature } from '@/lib/edition/feature-label';
import { hasAddon } from '@/lib/edition/upgrade';
import type { Site } from '@/lib/site';

/** Why a template cannot be used now. */
export interface Lock {
	/** What the upgrade dialog is asked for. */
	feature: LockedFeature;
	/** Those that it requires and that are not in use; never none. */
	addons: readonly AddonSlug[];
}

export function lockOf( site: Site, { required_addons: required }: SurveyTemplate ): Lock | null {
	if ( ! IN_EDITION.plans ) {
		return null;
	}
	const addons = required.filter( ( addon ) => ! hasAddon( site, addon ) );
	return addons.length === 0
		? null
		: { feature: addons.includes( 'templates' ) ? 'templates' : 'extra-question-types', addons };
}
