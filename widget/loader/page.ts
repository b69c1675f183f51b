import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { knownOf } from '../memory/answered';
import { hereOf } from '../targeting/here';
import { needsCountry, planFor } from '../targeting/plan';
import type { Plan } from '../targeting/plan';
import { inWords } from '../targeting/reasons';
import { loadBundle, loadLater } from './load';
import type { Site } from './handover';
import { collapse } from './places';
import { mayBeOld } from './printed-manifest';
import { jar, stage } from './stage';

/** A page of the site, for as long as it is the visitor's. */
export interface Page {
	/** The printed manifest, or where it is old, the server's. */
	manifest(): Promise< WidgetManifest >;
	/** Decides once more: meanwhile time has passed, or the visitor may have answered in another tab or on another page. */
	again(): void;
	/** Another page has come in its place: what was to come later does not. */
	leave(): void;
}

/** Decides what a page shows, and only then fetches the survey bundle. */
export function decidePage( { manifest: printed, places, context }: Site ): Page {
	const placed = [ ...places.keys() ];
	let current: Promise< WidgetManifest > | undefined;
	let decided: WidgetManifest | undefined;
	let allowed: readonly number[] = [];
	/** Whether a survey waits to float, or has floated: once its visitor has closed it, no other comes on the same page. */
	let hasTurn = false;
	let isHere = true;

	const decide = ( manifest: WidgetManifest ): Plan => {
		const plan = planFor(
			manifest,
			placed,
			( { id, cookie_name: name } ) => knownOf( jar(), name, stage()?.get( id ) ),
			hereOf( context(), allowed, jar() ) // Of its page this one knows more than the server can: an archive has no id.
		);
		window.userfeedback_no_show_reasons = inWords( plan.reasons, printed.reasons );
		return plan;
	};

	const askManifest = async (): Promise< WidgetManifest > => {
		const later = mayBeOld( printed, Date.now() ) ? await loadLater( printed.bundle ) : null;
		return later?.manifest( printed, placed, decide( printed ) ) ?? printed;
	};

	const manifestNow = (): Promise< WidgetManifest > => ( current ??= askManifest() );

	const settlePlaces = ( plan: Plan | null ): void =>
		places.forEach( ( place, id ) => {
			if ( ! plan || id in plan.reasons ) {
				collapse( place );
			} else {
				place.hidden = false;
			}
		} );

	/** What was waited for asks the predicate again, because meanwhile the page, or another tab, may have changed. */
	const floatWhenDue = ( manifest: WidgetManifest, { id, behavior }: WidgetSurvey ): void => {
		const { timing, timing_delay: delay } = behavior;
		const begin = (): void => {
			hasTurn = isHere && !! decide( manifest ).floating;
			if ( hasTurn ) {
				void float( manifest, id );
			}
		};
		hasTurn = true;
		if ( ! IN_EDITION.behavior || timing === 'immediate' ) {
			void float( manifest, id );
		} else {
			void loadLater( manifest.bundle ).then( ( later ) => later?.whenMoved( timing, begin, delay ) );
		}
	};

	/** The survey that was waited for, if it may still show; else the next one has its own time to wait for. */
	const float = async ( manifest: WidgetManifest, id: number ): Promise< void > => {
		const bundle = await loadBundle( manifest.bundle );
		// Again: while the bundle came, another tab may have answered, or the page may have asked for a survey.
		const survey = bundle && isHere && ! bundle.floating() && decide( manifest ).floating;
		hasTurn = !! survey;
		if ( survey && survey.id === id ) {
			bundle.show( survey, manifest, null );
		} else if ( survey ) {
			floatWhenDue( manifest, survey );
		}
	};

	const settle = async ( manifest: WidgetManifest, plan: Plan ): Promise< void > => {
		const had = stage()?.floating();
		stage()?.follow( places, plan );
		settlePlaces( plan );
		if ( plan.floating && ( had || ! hasTurn ) && ! stage()?.floating() ) {
			floatWhenDue( manifest, plan.floating );
		}
		if ( plan.inline.length ) {
			const bundle = await loadBundle( manifest.bundle );
			const now = bundle && isHere ? decide( manifest ) : null; // Again, as above.
			now?.inline.forEach( ( survey ) => bundle?.show( survey, manifest, places.get( survey.id ) ?? null ) );
			settlePlaces( now );
		}
	};

	const again = (): void => {
		if ( decided && isHere ) {
			void settle( decided, decide( decided ) );
		}
	};

	const start = async (): Promise< void > => {
		const manifest = await manifestNow();
		if ( isHere && needsCountry( decide( manifest ) ) ) {
			allowed = ( await ( await loadLater( manifest.bundle ) )?.allowedHere( manifest, placed ) ) ?? [];
		}
		decided = manifest;
		again();
	};

	void start();
	return {
		manifest: manifestNow,
		again,
		leave: () => {
			isHere = false;
		},
	};
}
