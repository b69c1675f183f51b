import type { WidgetSurvey } from '../../../src/contract/types';
import { ENDING } from '../../shared/api/draft-preview';
import { parseJson } from '../../shared/trust/json';
import { pageOf, shownQuestions } from '../../survey/flow/pages';
import { isHidden } from '../../survey/question-types/extended/hidden';
import type { StartedSurvey, VisitStorage } from '../../survey/flow/session/started-survey';

/** The viewer's position in a survey that is being edited. */
export interface PreviewPosition {
	/** Returns the visit for the current survey, without deleted questions. */
	visit( survey: WidgetSurvey ): VisitStorage;
	goTo( scene: string ): void;
	restart(): void;
}

const seedOf = (): number => Math.ceil( Math.random() * 1e9 );

/** @param onScene gets the scene that a step has led to. */
export function previewPosition( onScene: ( scene: string ) => void ): PreviewPosition {
	let wanted: string | null = null;
	let begun: Omit< StartedSurvey, 'version' > = { seed: seedOf(), path: [], drafts: {} };

	return {
		visit: ( { questions, version } ) => {
			const ids = questions.map( ( { id } ) => id );
			const pageWith = ( wanted: string ): string => {
				const question = questions.find( ( { id } ) => id === wanted );
				return question ? pageOf( question ) : wanted;
			};
			if ( wanted !== null ) {
				// As if all questions before its page were skipped: its number and the way back match the full survey.
				const shown = questions.filter( ( each ) => ! isHidden( each ) || each.id === wanted );
				const end = shown.map( pageOf ).lastIndexOf( pageWith( wanted ) );
				const path = shown.map( ( { id } ) => id );
				begun = { ...begun, path: wanted === ENDING ? path : path.slice( 0, end + 1 ) };
			}
			return {
				read: () => {
					const path = begun.path.filter( ( id ) => ids.includes( id ) );
					const hasEnded = wanted === ENDING && path.length > 0;
					return JSON.stringify( { ...begun, path, version, ...( hasEnded && { phase: 'sent' } ) } );
				},
				write: ( text ) => {
					const written = parseJson( text, ( { path }: StartedSurvey ) => path ) ?? begun;
					const scene =
						text === null ? ENDING : ( shownQuestions( questions, written.path )[ 0 ]?.id ?? ENDING );
					const isElsewhere = pageWith( scene ) !== pageWith( wanted ?? begun.path.at( -1 ) ?? '' );
					begun = written;
					wanted = scene === ENDING ? ENDING : null;
					if ( isElsewhere ) {
						onScene( scene );
					}
				},
			};
		},
		goTo: ( scene ) => {
			wanted = scene;
		},
		restart: () => {
			wanted = null;
			begun = { seed: seedOf(), path: [], drafts: {} };
		},
	};
}
