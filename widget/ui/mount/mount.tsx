import { render } from 'preact';
import type { SubmittedAnswer, WidgetManifest, WidgetQuestion, WidgetSurvey } from '../../../src/contract/types';
import { goesOnByItself } from '../../flow/answer-rules';
import type { Visit } from '../../flow/session/begun';
import { BLANK, draftOf } from '../../flow/flow';
import { startSession } from '../../flow/session/session';
import type { Rules, Tell } from '../../flow/session/session';
import type { Shown } from '../../loader/handover';
import type { Port } from '../../transport/port';
import { tellAnalytics } from '../page/analytics';
import { fadeWhenRead } from '../scene/fade';
import { sceneOf, settleFocus } from '../scene/focus';
import { fetchFont } from '../page/fetch-font';
import { heightKeeper } from '../scene/height';
import { liftAboveKeyboard } from '../page/keyboard';
import { tellPage } from '../page/page-events';
import { isPageDark } from '../page/page-theme';
import { watchRadioKeys } from '../scene/radio-keys';
import { liveRegionIn, shadowIn } from '../page/shadow';
import type { Actions, View } from '../view';
import { whenSeen } from '../page/when-seen';
import { Widget } from '../card/Widget';
import { endingText, progressText } from '../card/words';

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
	let going: WidgetQuestion | undefined;
	let hasNext = false;
	let height = 0;
	let isWatched = false;
	let cameFrom: EventTarget | null = null;

	const viewNow = (): View => {
		const flow = session.flow();
		const phase = session.phase();
		const isAsking = phase === 'asking' || phase === 'sending' || phase === 'failed';
		const question = isAsking ? session.question() : undefined;
		const draft = question ? draftOf( flow, question ) : BLANK;
		const canSkip = ! question?.required && survey.type !== 'nps';
		const isLater = ( { id }: WidgetQuestion ): boolean => ! flow.path.includes( id );
		// For the moment in which a choice is looked at, Next stays as it was: a button that comes only to go is in the way.
		hasNext =
			question && question === going && phase !== 'failed'
				? hasNext
				: ! question || draft.value !== null || ! goesOnByItself( question );
		return {
			isInline: place !== null,
			isOpen,
			isPreview: manifest.preview,
			look,
			style: look.dark && isPageDark( place ) ? look.dark : look.style,
			phase,
			question,
			draft,
			order: question ? session.order( question ) : [],
			errors: flow.errors,
			number: flow.path.length,
			count: session.count(),
			isAbout: survey.questions.some( ( each ) => each.logic && isLater( each ) ),
			canSkip,
			isOptional: canSkip && survey.questions.some( ( { required } ) => required ),
			hasNext,
			thankYou: survey.thank_you,
			strings: manifest.strings,
			height,
		};
	};

	const draw = (): void => {
		const hadFocus = root.activeElement !== null;
		const view = viewNow();
		const settleHeight = place ? undefined : heightKeeper( root );
		render( <Widget view={ view } act={ act } />, stage );
		const isNew = scene !== sceneOf( view );
		if ( view.question && isNew ) {
			// The ending is as high as the question was at first, without a comment: nothing jumps, nothing gapes. Measured
			// when the browser lays the page out anyway; asked at once, it would do so twice.
			requestAnimationFrame( () => {
				height = root.querySelector< HTMLElement >( '.body' )?.offsetHeight || height;
			} );
		}
		settleHeight?.();
		settleFocus( root, view, scene, hadFocus );
		announce( view, hadFocus );
		scene = sceneOf( view );
		watch();
		if ( isNew ) {
			going = undefined;
		}
		if ( isNew && ! place && ! manifest.preview && ( view.phase === 'sent' || view.phase === 'kept' ) ) {
			fadeWhenRead( root, () => shown.close() );
		}
	};

	const announce = ( view: View, hadFocus: boolean ): void => {
		if ( view.phase === 'failed' ) {
			say( view.strings.failed );
		} else if ( ! view.question && ! hadFocus ) {
			say( endingText( view ) ); // With the focus there the ending is read out anyway.
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
			going = question && isDecision() && goesOnByItself( question ) ? question : undefined;
			session.edit( draft );
			if ( going ) {
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
				port.closed(); // Not now.
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

	// The second click of a double click was meant for what the first one has changed. A key's click counts none.
	root.addEventListener(
		'click',
		( event ) => {
			if ( ( event as MouseEvent ).detail > 1 ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
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
	if ( ! place ) {
		liftAboveKeyboard( stage );
	}
	if ( look.dark ) {
		matchMedia( '(prefers-color-scheme: dark)' ).addEventListener( 'change', draw );
	}
	return shown;
}
