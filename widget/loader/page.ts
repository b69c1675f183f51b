import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import type { Site } from '../shared/api/page-api';
import { mayBeStale } from '../shared/page/printed-manifest';
import { readStoredState } from '../shared/page/stored-state';
import { readVisitContext } from '../shared/page/visit-context';
import type { Gate } from '../shared/targeting/eligibility';
import { isUnchecked, planPage } from '../shared/targeting/plan';
import type { Plan } from '../shared/targeting/plan';
import { loadBundle, loadPart } from './load-bundles';
import { collapse } from './places';
import { describeReasons } from './reasons';
import { jar, stage } from './stage';

/** A page of the site, until the visitor leaves it. */
export interface Page {
	/** Returns the printed manifest, or the server's if it is old. */
	manifest(): Promise< WidgetManifest >;
	/** Decides again: time has passed, or the visitor may have answered in another tab or on another page. */
	again(): void;
	/** Another page has replaced it: cancels what was to come later. */
	leave(): void;
}

/** Decides what a page shows, and only then loads the survey bundle. */
export function decidePage( { manifest: printed, places, context }: Site ): Page {
	const placed = [ ...places.keys() ];
	let current: Promise< WidgetManifest > | undefined;
	let decided: WidgetManifest | undefined;
	let gate: Gate | undefined;
	/** True if a pop-up is pending or was shown: once its visitor has closed it, no other follows on the same page. */
	let hasTurn = false;
	let isHere = true;

	const decide = ( manifest: WidgetManifest ): Plan => {
		const plan = planPage(
			manifest,
			placed,
			( { id, cookie_name: name } ) => readStoredState( jar(), name, stage()?.get( id ) ),
			readVisitContext( context(), jar(), gate ) // This page knows more about itself than the server: an archive has no id.
		);
		window.userfeedback_no_show_reasons = describeReasons( plan.reasons, printed.reasons );
		return plan;
	};

	const askManifest = async (): Promise< WidgetManifest > => {
		const later = mayBeStale( printed, Date.now() ) ? await loadPart( printed.bundle, 'later' ) : null;
		return later?.manifest( printed, placed, decide( printed ) ) ?? printed;
	};

	const manifestNow = (): Promise< WidgetManifest > => ( current ??= askManifest() );

	const settlePlaces = ( plan: Plan | false | undefined ): void =>
		places.forEach( ( place, id ) => {
			if ( ! plan || id in plan.reasons ) {
				collapse( place );
			} else {
				place.hidden = false;
			}
		} );

	/** Checks the rules again after the wait, because the page or another tab may have changed. */
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
			void loadPart( manifest.bundle, 'later' ).then( ( later ) => later?.whenMoved( timing, begin, delay ) );
		}
	};

	/** Shows the pending survey if it still may show; otherwise the next one has its own delay. */
	const float = async ( manifest: WidgetManifest, id: number ): Promise< void > => {
		const bundle = await loadBundle( manifest.bundle );
		// Check again: while the bundle loaded, another tab may have answered, or the page may have requested a survey.
		const survey = bundle && isHere && ! bundle.floating() && decide( manifest ).floating;
		hasTurn = !! survey;
		if ( survey ) {
			if ( survey.id === id ) {
				bundle.show( survey, manifest, null );
			} else {
				floatWhenDue( manifest, survey );
			}
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
			const now = bundle && isHere && decide( manifest ); // Again, as above.
			if ( now ) {
				now.inline.forEach( ( survey ) => bundle.show( survey, manifest, places.get( survey.id ) ?? null ) );
			}
			settlePlaces( now );
		}
	};

	const again = async (): Promise< void > => {
		if ( decided && isHere ) {
			if ( isUnchecked( decide( decided ) ) ) {
				gate = await ( await loadPart( decided.bundle, 'gate' ) )?.( decided, placed );
			}
			void settle( decided, decide( decided ) );
		}
	};

	const start = async (): Promise< void > => {
		decided = await manifestNow();
		void again();
	};

	void start();
	return {
		manifest: manifestNow,
		again: () => void again(),
		leave: () => {
			isHere = false;
		},
	};
}
