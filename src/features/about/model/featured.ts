import { ADDONS, type AddonSlug, type Plan } from '@/contract/features';
import type { OtherPlugin, PublisherItem } from '@/contract/types';
import { addonName } from '@/lib/edition/feature-label';
import { isLite } from '@/lib/edition/upgrade-link';
import type { Site } from '@/lib/site';

/**
 * The featured item, by license: a plan for sites without one, the highest plan for sites with another, and for sites with the
 * highest plan the publisher's own monitoring; until that exists, the analytics plugin that surveys work with.
 */
export type Featured =
	| { kind: 'pro' }
	| { kind: 'elite'; adds: string }
	| { kind: 'monitoring'; item: PublisherItem }
	| { kind: 'plugin'; plugin: OtherPlugin }
	| null;

export function featured( site: Site, plugins: readonly OtherPlugin[] ): Featured {
	if ( IN_EDITION.plans && isLite( site ) ) {
		return { kind: 'pro' };
	}
	if ( IN_EDITION.plans && site.license_type !== 'elite' ) {
		return { kind: 'elite', adds: addonsAbove( site.license_type ).map( addonName ).join( ', ' ) };
	}
	const { monitoring } = site.publisher;
	if ( monitoring.url !== '' ) {
		return { kind: 'monitoring', item: monitoring };
	}
	const plugin = plugins.find( ( { works_with: worksWith } ) => worksWith );
	return plugin ? { kind: 'plugin', plugin } : null;
}

/** Add-ons that a plan lacks. */
function addonsAbove( plan: Plan ): AddonSlug[] {
	const lacking: readonly Plan[] = plan === 'plus' ? [ 'pro', 'elite' ] : [ 'elite' ];
	return ( Object.keys( ADDONS ) as AddonSlug[] ).filter( ( addon ) => lacking.includes( ADDONS[ addon ] ) );
}
