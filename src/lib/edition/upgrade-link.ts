import type { AddonSlug } from '@/contract/features';
import type { LockedFeature } from './feature-label';
import type { Site } from '../site';

/** The prompt that an owner followed. The plugin's publisher uses it as a campaign name in its statistics. */
export type Campaign =
	| LockedFeature
	| AddonSlug
	| 'display-length'
	| 'display-timings'
	| 'survey-minimized'
	| 'survey-question-settings'
	| 'survey-runtime'
	| 'welcome-message'
	| 'welcome'
	| 'lite-vs-pro'
	| 'growth-tools';

type Seller = Pick< Site, 'site_url' | 'upgrade_url' | 'partner_url' | 'is_pro' | 'license_type' >;

/**
 * URL where an owner can buy a higher plan, tagged with the prompt; empty if nobody sells one. Only sites without a plan use
 * the partner's URL, because partners are paid only for new customers.
 */
export function upgradeLink( site: Seller, campaign: Campaign ): string {
	if ( site.upgrade_url === '' ) {
		return '';
	}
	const link = new URL( site.upgrade_url, site.site_url );
	link.searchParams.set( 'utm_source', site.is_pro ? 'proplugin' : 'liteplugin' );
	link.searchParams.set( 'utm_medium', 'upgrade-prompt' );
	link.searchParams.set( 'utm_campaign', campaign );
	return isLite( site ) && site.partner_url !== ''
		? wrapped( new URL( site.partner_url, site.site_url ), link.href )
		: link.href;
}

/** True if the coupon is offered. */
export function isLite( { license_type: plan }: Pick< Site, 'license_type' > ): boolean {
	return plan === 'lite';
}

/** Adds the target to the partner's URL. */
function wrapped( partner: URL, to: string ): string {
	partner.searchParams.set( 'u', to );
	return partner.href;
}
