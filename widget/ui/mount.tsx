import { render } from 'preact';
import type { SubmittedAnswer, WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { goesOnByItself } from '../flow/answer-rules';
import type { Visit } from '../flow/begun';
import { BLANK, draftOf } from '../flow/flow';
import { startSession } from '../flow/session';
import type { Rules, Tell } from '../flow/session';
import type { Shown } from '../loader/handover';
import type { Port } from '../transport/port';
import { tellAnalytics } from './analytics';
import { sceneOf, settleFocus } from './focus';
import { fetchFont } from './fetch-font';
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
	place: HTMLElement | null,
	onClose: () => void,
	visit: Visit,
	rules: Rules
): Shown {
	if ( place ) {
		place.style.minHeight = `${ place.offsetHeight }px`; // As the server reserved it, whatever is drawn now.
		place.textContent = '';
	}
	const root = shadowIn( place ?? document.body );
	const stage = root.appendChild( document.createElement( 'div' ) );
	const say = liveRegionIn( root );
	const isDecision = watchRadioKeys( root );
	const { look } = survey;

	const tell: Tell = ( what, detail ) => {
		if ( what === 'start' ) {
			port.begun();
		}
		tellPage( survey.id, what, detail );
		if ( survey.track && ! manifest.preview ) {
			if ( what === 'finish' ) {
				tellAnalytics( 'finish', survey.id );
			} else if ( ! isEngaged && session.flow().path.length === 2 ) {
				isEngaged = true;
				tellAnalytics( 'engaged', survey.id );
			}
		}
	};
	const leave = ( url: string ): void => {
		if ( ! manifest.preview ) {
			location.assign( url );
		}
	};
	const website = (): string => root.querySelector< HTMLInputElement >( '[name=website]' )?.value ?? '';
	const sender = { submit: ( answers: SubmittedAnswer[] | null ) => port.submit( answers, website() ) };
	const session = startSession( survey, sender, tell, visit, leave, rules );
	let isEngaged = session.flow().path.length > 1;
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
			look,
			phase,
			question,
			draft: question ? draftOf( flow, question ) : BLANK,
			order: question ? session.order( question ) : [],
			errors: flow.errors,
			number: flow.path.length,
			count: session.count(),
			canSkip: ! question?.required && survey.type !== 'nps',
			thankYou: survey.thank_you.message,
			strings: manifest.strings,
			height,
		};
	};

	const draw = (): void => {
		const hadFocus = root.activeElement !== null;
		const view = viewNow();
		render( <Widget view={ view } act={ act } />, stage );
		if ( view.question && scene !== sceneOf( view ) ) {
			// The ending is as high as the question was at first, without a comment: nothing jumps, nothing gapes. Measured
			// when the browser lays the page out anyway; asked at once, it would do so twice.
			requestAnimationFrame( () => {
				height = root.querySelector< HTMLElement >( '.body' )?.offsetHeight || height;
			} );
		}
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
		back: session.back,
		choose: ( draft ) => {
			const question = session.question();
			session.edit( draft );
			if ( question && isDecision() && goesOnByItself( question ) ) {
				const goOn = (): void => {
					removeEventListener( 'pagehide', goOn );
					if ( session.question() === question ) {
						session.next();
					}
				};
				setTimeout( goOn, LOOK );
				addEventListener( 'pagehide', goOn ); // Who leaves within this moment has answered.
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
		host: root.host,
		isUnderWay: () => session.isBegun() && viewNow().question !== undefined,
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
	fetchFont( look.stylesheet );
	draw();
	return shown;
}
