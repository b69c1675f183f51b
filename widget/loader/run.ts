import type { WidgetManifest } from '../../src/contract/types';
import { surveyMemory } from '../memory/survey-memory';
import { isEmpty, planFor } from '../targeting/plan';
import type { Plan } from '../targeting/plan';
import { inWords } from '../targeting/reasons';
import { whenDue } from '../timing/when-due';
import { hasWaiting } from '../transport/has-waiting';
import { loadBundle } from './load-bundle';
import { currentManifest, printedManifest } from './manifest';
import { findPlaces, giveUp } from './places';
import { emptyStage } from './stage';

/** Decides what this page shows, and only then fetches the survey bundle. */
export function run(): void {
	const printed = printedManifest( document );
	if ( ! printed || window.UserFeedback?.open ) {
		return; // No survey here, or the script stands on the page twice.
	}
	const memory = surveyMemory( document, location.protocol === 'https:' );
	const places = findPlaces( document );
	const placed = [ ...places.keys() ];
	const stage = emptyStage();
	let current: Promise< WidgetManifest | null > | null = null;

	const manifestNow = (): Promise< WidgetManifest | null > =>
		( current ??= currentManifest( printed, placed, Date.now(), ( url, init ) => fetch( url, init ) ) );

	const decide = ( manifest: WidgetManifest ): Plan => {
		const plan = planFor( manifest, placed, ( { cookie_name: name } ) => memory.of( name ).submitted );
		window.userfeedback_no_show_reasons = inWords( plan.reasons );
		return plan;
	};

	const begin = async ( manifest: WidgetManifest ): Promise< void > => {
		await loadBundle( manifest.bundle );
		const plan = decide( manifest ); // Again: while the bundle came, another tab may have answered.
		for ( const survey of plan.inline ) {
			await stage.show( manifest, survey, places.get( survey.id ) ?? null );
		}
		if ( plan.floating && stage.floating() === null ) {
			await stage.show( manifest, plan.floating, null );
		}
		leavePlaces( plan );
	};

	const leavePlaces = ( plan: Plan | null ): void => {
		for ( const [ id, place ] of places ) {
			if ( ! plan?.inline.some( ( survey ) => survey.id === id ) ) {
				giveUp( place );
			}
		}
	};

	const start = async (): Promise< void > => {
		const manifest = isEmpty( decide( printed ) ) ? null : await manifestNow();
		if ( ! manifest || isEmpty( decide( manifest ) ) ) {
			leavePlaces( null );
		} else {
			whenDue( () => void begin( manifest ).catch( () => leavePlaces( null ) ) );
		}
	};

	const open = async ( id: number ): Promise< void > => {
		if ( ! stage.get( id ) ) {
			const manifest = await manifestNow();
			const survey = manifest?.surveys.find( ( candidate ) => candidate.id === id );
			if ( manifest && survey ) {
				await stage.show( manifest, survey, null );
			}
		}
		stage.get( id )?.open();
	};

	window.UserFeedback = Object.assign( window.UserFeedback ?? {}, {
		open: ( id: number ) => void open( id ).catch( () => undefined ),
		close: () => stage.get( stage.floating() ?? 0 )?.close(),
		reset: ( id: number ) =>
			printed.surveys
				.filter( ( survey ) => survey.id === id )
				.forEach( ( survey ) => memory.forget( survey.cookie_name ) ),
	} );
	if ( ! printed.preview && hasWaiting() ) {
		void loadBundle( printed.bundle )
			.then( ( bundle ) => bundle.flush( printed ) )
			.catch( () => undefined );
	}
	void start();
}
