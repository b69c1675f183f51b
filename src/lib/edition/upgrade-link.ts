import type { AddonSlug } from '@/contract/features';
import type { LockedFeature } from './feature-label';
import type { Site } from '../site';

/** What was being asked for when an owner met a prompt: the publisher of the plugin counts which one was followed. */
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
 * Where an owner buys a higher plan, by the prompt that leads there; empty where nobody sells one. Only a site that has no
 * plan goes by the site's partner, who is paid for new owners alone.
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

/** Whom the coupon is for. */
export function isLite( { license_type: plan }: Pick< Site, 'license_type' > ): boolean {
	return plan === 'lite';
}

/** A partner's address says where it takes what it leads to. */
function wrapped( partner: URL, to: string ): string {
	partner.searchParams.set( 'u', to );
	return partner.href;
}
