import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import type { ShownSurvey, Stage } from '../shared/api/page-api';
import { isKnown } from './question-types/fields';

type Draw = (
	survey: WidgetSurvey,
	manifest: WidgetManifest,
	place: HTMLElement | null,
	onClose: () => void
) => ShownSurvey;

export function makeStage( draw: Draw ): Stage {
	const shown = new Map< number, ShownSurvey >();
	/** Surveys that the page itself opened, without checking rules. */
	const opened = new Set< number >();
	let corner = 0;

	const floating = (): ShownSurvey | undefined => shown.get( corner );

	const show: Stage[ 'show' ] = ( survey, manifest, place ) => {
		const { id } = survey;
		if ( ! shown.has( id ) && survey.questions.every( isKnown ) ) {
			if ( ! place ) {
				floating()?.close();
				corner = id;
			}
			const onClose = (): void => {
				shown.delete( id );
				opened.delete( id );
				corner = corner === id ? 0 : corner;
			};
			shown.set( id, draw( survey, manifest, place, onClose ) );
		}
	};

	return {
		floating,
		get: ( id ) => shown.get( id ),
		show,
		open: ( wanted, manifest ) => {
			const survey = manifest?.surveys.find( ( { id, lacks } ) => id === wanted && ! lacks );
			if ( manifest && survey && ! shown.has( wanted ) ) {
				opened.add( wanted );
				show( survey, manifest, null );
			}
			shown.get( wanted )?.open();
		},
		follow: ( places, plan ) => {
			for ( const [ id, survey ] of shown ) {
				const { host } = survey;
				const home = id === corner ? document.body : places.get( id );
				const mayStay =
					plan === undefined
						? host.parentNode // Removed alone: a script of the page doesn't want it, and would remove it again.
						: ! survey.isOutdated() &&
							( opened.has( id ) ||
								survey.isUnderWay() ||
								plan?.reasons[ id ] === 'another_first' ||
								[ plan?.floating, ...( plan?.inline ?? [] ) ].some( ( fit ) => fit?.id === id ) );
				if ( ! home?.isConnected || ! mayStay ) {
					survey.close();
				} else if ( id === corner ) {
					if ( ! host.isConnected ) {
						home.append( host );
					}
				} else if ( host.parentNode !== home ) {
					home.replaceChildren( host ); // It keeps the height that was reserved originally.
				}
			}
		},
	};
}
