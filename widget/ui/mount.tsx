import { render } from 'preact';
import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { goesOnByItself } from '../flow/answer-rules';
import { BLANK, draftOf } from '../flow/flow';
import { startSession } from '../flow/session';
import type { Shown } from '../loader/handover';
import type { Port } from '../transport/port';
import { sceneOf, settleFocus } from './focus';
import { tellPage } from './page-events';
import { watchRadioKeys } from './radio-keys';
import { liveRegionIn, shadowIn } from './shadow';
import type { Actions, View } from './view';
import { whenSeen } from './when-seen';
import { Widget } from './Widget';
import { endingLines, progressText } from './words';

/** Milliseconds for which a visitor sees the own choice before the next question comes. */
const LOOK = 160;

/** Puts a survey on the page and draws it anew, whole, after each thing that happens. */
export function mount(
	survey: WidgetSurvey,
	manifest: WidgetManifest,
	port: Port,
	place: Element | null,
	onClose: () => void
): Shown {
	const root = shadowIn( place ?? document.body );
	const stage = root.appendChild( document.createElement( 'div' ) );
	const say = liveRegionIn( root );
	const isDecision = watchRadioKeys( root );
	const session = startSession( survey, port, ( what, detail ) => {
		if ( what === 'start' ) {
			port.begun();
		}
		tellPage( survey.id, what, detail );
	} );
	let isOpen = place !== null || ! port.isMinimized();
	let scene = '';
	let height = 0;
	let isWatched = false;
	let cameFrom: EventTarget | null = null;

	const viewNow = (): View => {
		const flow = session.flow();
		const phase = session.phase();
		const isAsking = phase === 'asking' || phase === 'sending' || phase === 'failed';
		const question = isAsking ? session.question() : undefined;
		return {
			isInline: place !== null,
			isOpen,
			isPreview: manifest.preview,
			phase,
			question,
			draft: question ? draftOf( flow, question ) : BLANK,
			errors: flow.errors,
			number: flow.path.length,
			count: survey.questions.length,
			canSkip: ! question?.required && survey.type !== 'nps',
			thankYou: survey.thank_you.message,
			strings: manifest.strings,
			height,
		};
	};

	const draw = (): void => {
		const hadFocus = root.activeElement !== null;
		if ( session.phase() === 'sending' ) {
			// The server may take its time: the ending is as high as the question was, so that nothing jumps.
			height = root.querySelector< HTMLElement >( '.body' )?.offsetHeight ?? 0;
		}
		const view = viewNow();
		render( <Widget view={ view } act={ act } />, stage );
		settleFocus( root, view, scene, hadFocus );
		announce( view, hadFocus );
		scene = sceneOf( view );
		watch();
	};

	const announce = ( view: View, hadFocus: boolean ): void => {
		if ( view.phase === 'failed' ) {
			say( view.strings.failed );
		} else if ( ! view.question && ! hadFocus ) {
			say( endingLines( view ).join( ' ' ) ); // With the focus there the ending is read out anyway.
		} else if ( view.question && scene && sceneOf( view ) !== scene ) {
			say( progressText( view ) );
		}
	};

	const watch = (): void => {
		const card = root.querySelector( '.card' );
		if ( isOpen && card && ! isWatched ) {
			isWatched = true;
			whenSeen( card, () => {
				port.seen();
				tellPage( survey.id, 'show' );
			} );
		}
	};

	const act: Actions = {
		edit: session.edit,
		next: session.next,
		skip: session.skip,
		choose: ( draft ) => {
			const question = session.question();
			session.edit( draft );
			if ( question && isDecision() && goesOnByItself( question ) ) {
				setTimeout( () => session.question() === question && session.next(), LOOK );
			}
		},
		turn: ( open ) => {
			isOpen = open;
			port.minimized( ! open );
			draw();
		},
		close: () => {
			if ( viewNow().question ) {
				port.minimized( true ); // Leaving is not answering: on the next pages the survey waits, out of the way.
			}
			shown.close();
			if ( cameFrom instanceof HTMLElement ) {
				cameFrom.focus();
			}
		},
	};

	const shown: Shown = {
		open: () => {
			if ( place ) {
				root.host.parentElement?.scrollIntoView( { block: 'nearest' } );
			} else if ( ! isOpen ) {
				act.turn( true );
			}
		},
		close: () => {
			render( null, stage );
			root.host.remove();
			tellPage( survey.id, 'close' );
			onClose();
		},
	};

	root.addEventListener( 'focusin', ( event ) => {
		cameFrom = ( event as FocusEvent ).relatedTarget ?? cameFrom;
	} );
	root.addEventListener( 'keydown', ( event ) => {
		if ( ( event as KeyboardEvent ).key === 'Escape' && isOpen && ! place ) {
			act.turn( false );
		}
	} );
	session.onChange( draw );
	draw();
	return shown;
}
