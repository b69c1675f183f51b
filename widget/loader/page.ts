import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { knownOf } from '../memory/answered';
import { hereOf } from '../targeting/here';
import { needsCountry, planFor } from '../targeting/plan';
import type { Plan } from '../targeting/plan';
import { inWords } from '../targeting/reasons';
import { whenSeenFor } from '../timing/when-seen-for';
import { loadBundle, loadLater } from './load';
import type { Places } from './places';
import { mayBeOld } from './printed-manifest';
import { jar, stage } from './stage';

/** A page of the site, for as long as it is the visitor's. */
export interface Page {
	/** The printed manifest, or where it is old, the server's. */
	manifest(): Promise< WidgetManifest >;
	/** Another page has come in its place: what was to come later does not. */
	leave(): void;
}

/** Decides what a page shows, and only then fetches the survey bundle. */
export function decidePage( printed: WidgetManifest, places: Places ): Page {
	const placed = [ ...places.keys() ];
	let current: Promise< WidgetManifest > | null = null;
	let allowed: readonly number[] = [];
	let isLeft = false;

	/** A call, as waiting for the server takes time in which that changes. */
	const isHere = (): boolean => ! isLeft;

	const decide = ( manifest: WidgetManifest ): Plan => {
		const plan = planFor(
			manifest,
			placed,
			( { id, cookie_name: name } ) => knownOf( jar(), name, !! stage()?.get( id ) ),
			hereOf( printed.page, allowed, jar() ) // Of its page this one knows more than the server can: an archive has no id.
		);
		window.userfeedback_no_show_reasons = inWords( plan.reasons, printed.reasons );
		return plan;
	};

	const askManifest = async (): Promise< WidgetManifest > => {
		const later = mayBeOld( printed, Date.now() ) && ( await loadLater( printed.bundle ) );
		return later ? later.manifest( printed, placed, decide( printed ) ) : printed;
	};

	const manifestNow = (): Promise< WidgetManifest > => ( current ??= askManifest() );

	/** A place in which nothing will stand takes no room. */
	const settlePlaces = ( plan: Plan | null ): void =>
		places.forEach( ( place, id ) => {
			place.hidden = ! plan || id in plan.reasons;
		} );

	/** What was waited for asks the predicate again, because meanwhile the page, or another tab, may have changed. */
	const floatWhenDue = ( manifest: WidgetManifest, { id, behavior }: WidgetSurvey ): void => {
		const { timing, timing_delay: delay } = behavior;
		const begin = (): void => void ( isHere() && decide( manifest ).floating && float( manifest, id ) );
		if ( ! IN_EDITION.behavior || timing === 'immediate' ) {
			void float( manifest, id );
		} else if ( timing === 'delay' ) {
			whenSeenFor( delay, window, begin );
		} else {
			void loadLater( manifest.bundle ).then( ( later ) => later?.whenMoved( timing, begin ) );
		}
	};

	/** The survey that was waited for, if it may still show; else the next one has its own time to wait for. */
	const float = async ( manifest: WidgetManifest, id: number ): Promise< void > => {
		const bundle = await loadBundle( manifest.bundle );
		// Again: while the bundle came, another tab may have answered, or the page may have asked for a survey.
		const survey = bundle && isHere() && ! bundle.floating() && decide( manifest ).floating;
		if ( survey && survey.id === id ) {
			bundle.show( survey, manifest, null );
		} else if ( survey ) {
			floatWhenDue( manifest, survey );
		}
	};

	const start = async (): Promise< void > => {
		const manifest = await manifestNow();
		let plan = isHere() ? decide( manifest ) : null;
		if ( plan && needsCountry( plan ) ) {
			const later = await loadLater( manifest.bundle );
			allowed = later ? await later.allowedHere( manifest, placed ) : [];
			plan = isHere() ? decide( manifest ) : null;
		}
		if ( ! plan ) {
			return;
		}
		stage()?.follow( places, plan );
		settlePlaces( plan );
		if ( plan.floating && ! stage()?.floating() ) {
			floatWhenDue( manifest, plan.floating );
		}
		if ( plan.inline.length ) {
			const bundle = await loadBundle( manifest.bundle );
			const now = bundle && isHere() ? decide( manifest ) : null; // Again, as above.
			now?.inline.forEach( ( survey ) => bundle?.show( survey, manifest, places.get( survey.id ) ?? null ) );
			settlePlaces( now );
		}
	};

	void start();
	return {
		manifest: manifestNow,
		leave: () => {
			isLeft = true;
		},
	};
}
