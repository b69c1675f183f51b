import { ADDONS, type AddonSlug, type Feature, FEATURES, type Plan } from '@/contract/features';
import type { Site } from '@/lib/site';

const ORDER: readonly Plan[] = [ 'lite', 'plus', 'pro', 'elite' ];

type Edition = Pick< Site, 'is_pro' | 'is_licensed' | 'license_type' | 'lasting_type' | 'addons' | 'features' >;

/** Returns the boot data for a site with this plan and all its add-ons active. */
export function editionOf( plan: Plan ): Edition {
	const has = ( needed: Plan ) => ORDER.indexOf( plan ) >= ORDER.indexOf( needed );
	const addons = Object.entries( ADDONS ).map( ( [ slug, needed ] ) => [
		slug,
		{ type: has( needed ) ? 'licensed' : 'unlicensed', installed: has( needed ), active: has( needed ) },
	] );
	const features = Object.entries( FEATURES ).map( ( [ name, need ] ) => [ name, has( need.plan ) ] );
	return {
		is_pro: plan !== 'lite',
		is_licensed: plan !== 'lite',
		license_type: plan,
		lasting_type: plan,
		addons: Object.fromEntries( addons ) as Record< AddonSlug, Site[ 'addons' ][ AddonSlug ] >,
		features: Object.fromEntries( features ) as Record< Feature, boolean >,
	};
}
