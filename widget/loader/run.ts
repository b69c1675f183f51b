import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { answered, forget } from '../memory/answered';
import { hereOf } from '../targeting/here';
import { isEmpty, needsCountry, planFor } from '../targeting/plan';
import type { Plan } from '../targeting/plan';
import { inWords } from '../targeting/reasons';
import { whenDue } from '../timing/when-due';
import { hasWaiting } from '../transport/has-waiting';
import { loadBundle } from './load-bundle';
import { allowedHere, currentManifest, printedManifest } from './manifest';
import { findPlaces, giveUp } from './places';
import { emptyStage } from './stage';

/** Without its bundle a page is still a page. */
const stay = (): void => undefined;

/** Decides what this page shows, and only then fetches the survey bundle. */
export function run(): void {
	const printed = printedManifest( document );
	if ( ! printed || window.UserFeedback?.open ) {
		return; // No survey here, or the script stands on the page twice.
	}
	const places = findPlaces( document );
	const placed = [ ...places.keys() ];
	const stage = emptyStage();
	let current: Promise< WidgetManifest | null > | null = null;
	let allowed: readonly number[] = [];

	const manifestNow = (): Promise< WidgetManifest | null > =>
		( current ??= currentManifest( printed, placed, Date.now(), fetch ) );

	const decide = ( manifest: WidgetManifest ): Plan => {
		const plan = planFor(
			manifest,
			placed,
			// What stands on the page already does not rule itself out by having been seen, or answered just now.
			( { id, cookie_name: name } ) => ( stage.get( id ) ? null : answered( document, name ) ),
			hereOf( printed.page, allowed ) // Of its page this one knows more than the server can: an archive has no id.
		);
		window.userfeedback_no_show_reasons = inWords( plan.reasons, printed.reasons );
		return plan;
	};

	const showInPlaces = async ( manifest: WidgetManifest ): Promise< readonly WidgetSurvey[] > => {
		await loadBundle( manifest.bundle );
		const { inline } = decide( manifest ); // Again: while the bundle came, another tab may have answered.
		for ( const survey of inline ) {
			await stage.show( manifest, survey, places.get( survey.id ) ?? null );
		}
		return inline;
	};

	const floatWhenDue = ( manifest: WidgetManifest, { id, behavior }: WidgetSurvey ): void =>
		whenDue( behavior, window, () => {
			if ( decide( manifest ).floating ) {
				void loadBundle( manifest.bundle )
					.then( () => float( manifest, id ) )
					.catch( stay );
			}
		} );

	/** The survey that was waited for, if it may still show; else the next one has its own time to wait for. */
	const float = ( manifest: WidgetManifest, id: number ): void => {
		const survey = decide( manifest ).floating;
		if ( survey && stage.floating() === null ) {
			if ( survey.id === id ) {
				void stage.show( manifest, survey, null );
			} else {
				floatWhenDue( manifest, survey );
			}
		}
	};

	const start = async (): Promise< void > => {
		const manifest = isEmpty( decide( printed ) ) ? null : await manifestNow();
		if ( manifest && needsCountry( decide( manifest ) ) ) {
			allowed = await allowedHere( manifest, placed, fetch );
		}
		const plan = manifest && decide( manifest );
		if ( manifest && plan?.floating ) {
			floatWhenDue( manifest, plan.floating );
		}
		const shown = manifest && plan?.inline.length ? await showInPlaces( manifest ).catch( () => [] ) : [];
		for ( const [ id, place ] of places ) {
			if ( ! shown.some( ( survey ) => survey.id === id ) ) {
				giveUp( place );
			}
		}
	};

	const open = async ( id: number ): Promise< void > => {
		if ( ! stage.get( id ) ) {
			const manifest = await manifestNow();
			const survey = manifest?.surveys.find( ( candidate ) => candidate.id === id );
			if ( manifest && survey && ! survey.lacks ) {
				await stage.show( manifest, survey, null );
			}
		}
		stage.get( id )?.open();
	};

	window.UserFeedback = Object.assign( window.UserFeedback ?? {}, {
		open: ( id: number ) => void open( id ).catch( stay ),
		close: () => stage.get( stage.floating() ?? 0 )?.close(),
		reset: ( id: number ) =>
			printed.surveys.forEach( ( survey ) => survey.id === id && forget( document, survey.cookie_name ) ),
	} );
	if ( ! printed.preview && hasWaiting() ) {
		void loadBundle( printed.bundle )
			.then( ( bundle ) => bundle.flush( printed ) )
			.catch( stay );
	}
	void start();
}
