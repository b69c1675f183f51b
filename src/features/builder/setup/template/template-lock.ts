import type { AddonSlug } from '@/contract/features';
import type { SurveyTemplate } from '@/contract/types';
import type { LockedFeature } from '@/lib/edition/feature-label';
import { hasAddon } from '@/lib/edition/upgrade';
import type { Site } from '@/lib/site';

/** The reason why a template is locked. */
export interface Lock {
	/** Feature for the upgrade dialog. */
	feature: LockedFeature;
	/** Required add-ons that are inactive; at least one. */
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
