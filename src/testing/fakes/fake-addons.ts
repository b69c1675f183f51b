import { ADDONS, type AddonSlug, type Plan } from '@/contract/features';
import type { Addon } from '@/contract/types';
import { addonName } from '@/lib/edition/feature-label';
import { planLabel } from '@/lib/edition/plan-label';
import type { ServerAnswer } from '../loopback-server';

const ORDER: readonly Plan[] = [ 'lite', 'plus', 'pro', 'elite' ];

/** The add-on catalog of a site with a plan, with some add-ons installed. */
export class FakeAddons {
	readonly redirects = new Map< AddonSlug, string >();
	/** Completed actions, each with the add-on's name. */
	readonly done: string[] = [];
	/** Reason why installing fails. */
	refusal = '';

	/** @param installed slugs with true if active */
	constructor(
		private readonly plan: Plan,
		private readonly installed: Partial< Record< AddonSlug, boolean > >
	) {}

	answer( name: string, body: unknown ): ServerAnswer | null {
		if ( name !== 'POST /admin-ajax.php' ) {
			return null;
		}
		const { action, plugin } = body as { action: string; plugin: AddonSlug };
		const [ , step ] = /^userfeedback_(install|activate|deactivate)_addon$/.exec( action ) ?? [];
		if ( action === 'userfeedback_get_addons' ) {
			return done( ( Object.keys( ADDONS ) as AddonSlug[] ).map( ( slug ) => this.row( slug ) ) );
		}
		if ( step === undefined ) {
			return null;
		}
		if ( this.refusal !== '' ) {
			return { status: 200, body: { success: false, data: { message: this.refusal, error: this.refusal } } };
		}
		this.done.push( `${ step } ${ plugin }` );
		this.installed[ plugin ] = step === 'activate';
		return done( { message: MESSAGES[ step ], addon: this.row( plugin ) } );
	}

	private row( slug: AddonSlug ): Addon {
		const plan = ADDONS[ slug ];
		return {
			slug,
			title: addonName( slug ),
			excerpt: '',
			categories: [ planLabel( plan ) ],
			plan,
			type: ORDER.indexOf( this.plan ) >= ORDER.indexOf( plan ) ? 'licensed' : 'unlicensed',
			installed: slug in this.installed,
			active: this.installed[ slug ] === true,
			redirect: this.redirects.get( slug ) ?? '',
		};
	}
}

const MESSAGES: Record< string, string > = {
	install: 'Addon Installed',
	activate: 'Addon Activated',
	deactivate: 'Addon Deactivated',
};

function done( data: object ): ServerAnswer {
	return { status: 200, body: { success: true, data } };
}
