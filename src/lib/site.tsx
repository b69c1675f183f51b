import { createContext, useContext } from 'react';
import type { AddonSlug, Feature, Plan } from '@/contract/features';

/** What the app knows of the site it runs in; printed once into the admin page by the server. */
export interface Site {
	/** With a slash at its end. */
	admin_url: string;
	site_url: string;
	plugin_version: string;
	/** Front address of a survey's preview; `{id}` stands for the survey. */
	preview_url: string;
	/** Where an owner buys a higher plan; empty where nobody said. */
	upgrade_url: string;
	/** WordPress's login that says so and leads nowhere, for a tab of its own. */
	login_url: string;
	/** IANA name or offset such as `+02:00`: the days of results are days there. */
	time_zone: string;
	can: { edit: boolean; view: boolean; delete: boolean; settings: boolean };
	/** A licence key was accepted once. */
	is_pro: boolean;
	/** The licence is valid now. */
	is_licensed: boolean;
	license_type: Plan;
	addons: Record< AddonSlug, { type: 'licensed' | 'unlicensed'; installed: boolean; active: boolean } >;
	/** What the site may use now; the server decides again. */
	features: Record< Feature, boolean >;
}

const SiteContext = createContext< Site | null >( null );

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
	const site = useContext( SiteContext );
	if ( ! site ) {
		throw new Error( 'useSite needs a SiteProvider above it.' );
	}
	return site;
}
