import { render } from 'preact';
import type { WidgetManifest, WidgetSurvey } from '../../../../src/contract/types';
import type { VisitStorage } from '../../flow/session/started-survey';
import { HAS_PAGES } from '../../flow/pages';
import { startSession } from '../../flow/session/session';
import type { AnswerError } from '../../flow/answer-rules';
import type { Rules } from '../../flow/session/session';
import { pageApi } from '../../../shared/api/page-api';
import type { ShownSurvey } from '../../../shared/api/page-api';
import type { Port } from '../../flow/port';
import { Widget } from '../card/Widget';
import { fetchFont } from '../../../shared/dom/fetch-font';
import { placeSurveyRoot } from '../page/host';
import { avoidFixedElements } from '../page/avoid-fixed-elements';
import { reportEvents } from '../page/report-events';
import { dispatchPageEvent } from '../page/page-events';
import { isPageDark } from '../page/page-theme';
import { whenSeen } from '../../../shared/dom/when-seen';
import { makeAnnouncer } from '../scene/announcer';
import { fadeOutEnding } from '../scene/fade-out-ending';
import { sceneOf, moveFocus } from '../scene/move-focus';
import { rememberFocus } from '../scene/remember-focus';
import { animateHeight } from '../scene/animate-height';
import { autoAdvance } from '../scene/auto-advance';
import { watchRadioKeys } from '../../../shared/dom/radio-keys';
import type { Actions, View } from '../view';
import { questionOf, viewOf } from './view-of';

/** Width of windows where a card is a sheet, in pixels; as in styles.css. */
const PHONE = 480;

/** Puts a survey on the page and redraws it completely after each event. */
export function mount(
	survey: WidgetSurvey,
	manifest: WidgetManifest,
	port: Port,
	place: HTMLElement | null,
	onClose: () => void,
	visit: VisitStorage,
	rules: Rules
): ShownSurvey {
	const { look } = survey;
	const root = placeSurveyRoot( place );
	const stage = root.appendChild( document.createElement( 'div' ) );
	const announce = makeAnnouncer( root );
	const stayClear = place ? undefined : avoidFixedElements( root, stage );
	const giveFocusBack = rememberFocus( root );
	const session = startSession(
		survey,
		{ submit: ( answers, settle ) => port.submit( answers, website(), settle ) },
		( what, detail ) => tell( what, detail ),
		visit,
		( url ) => manifest.preview || ! root.host.isConnected || location.assign( url ), // Late answers move nobody who has closed the card.
		rules,
		() => {
			pageApi()?._again?.();
			return root.host.isConnected;
		}
	);
	const tell = reportEvents( survey, manifest, port, session );
	const { choose, isTaken } = autoAdvance( session, watchRadioKeys( root ) );
	let isOpen = place !== null || ! port.isMinimized();
	let scene = '';
	let errors: readonly AnswerError[] = [];
	let hasNext = false;
	let isWatched = false;
	let isRequested = false;

	const close = (): void => {
		const hadFocus = root.activeElement;
		shown.close();
		if ( hadFocus ) {
			giveFocusBack();
		}
	};

	const website = (): string => root.querySelector< HTMLInputElement >( '[name=website]' )?.value ?? '';

	const draw = (): void => {
		const hadFocus = root.activeElement !== null;
		const view = viewOf( survey, manifest, session, isTaken() ? hasNext : undefined, {
			isInline: place !== null,
			isOpen,
			style: IN_EDITION.branding && look.dark && isPageDark( place ) ? look.dark : look.style,
		} );
		const settleHeight = place ? undefined : animateHeight( root );
		render( <Widget view={ view } act={ act } />, stage );
		settleHeight?.();
		if ( HAS_PAGES ) {
			// While the visitor corrects one answer, the errors of others stay, and must not take the focus.
			const isStep = scene !== sceneOf( view ) || view.errors.some( ( each ) => ! errors.includes( each ) );
			moveFocus( root, view, scene, hadFocus && isStep );
			( { errors } = view );
		} else {
			moveFocus( root, view, scene, hadFocus );
		}
		announce( view, scene, hadFocus );
		watch();
		hasNext = view.hasNext;
		if ( scene !== sceneOf( view ) ) {
			scene = sceneOf( view );
			arrive( view );
		}
	};

	/** Runs at a new scene: a question, the ending, or the button of a minimized card. */
	const arrive = ( { question, phase }: View ): void => {
		stayClear?.();
		if ( ! question && ! place && ! manifest.preview && ( phase === 'sent' || phase === 'kept' ) ) {
			fadeOutEnding( root, close );
		}
	};

	const watch = (): void => {
		const card = root.querySelector( '.card' );
		if ( isOpen && card && ! isWatched ) {
			isWatched = true;
			whenSeen( card, () => {
				port.seen();
				dispatchPageEvent( survey.id, 'show' );
			} );
		}
	};

	const act: Actions = {
		...session,
		choose,
		turn: ( open ) => {
			isOpen = open;
			port.minimized( ! open );
			draw();
		},
		close: () => {
			if ( questionOf( session ) ) {
				port.closed(); // Not now.
			}
			close();
		},
	};

	if ( ! place && innerWidth <= PHONE ) {
		// An open card would cover a post's rating, and take the taps meant for it.
		document.querySelectorAll( '.userfeedback-post-rating' ).forEach( ( rating ) =>
			whenSeen( rating, () => {
				isOpen &&= isRequested || session.isBegun();
				draw();
			} )
		);
	}

	const shown: ShownSurvey = {
		...session,
		host: root.host,
		redraw: draw,
		isUnderWay: () => session.isBegun() && questionOf( session ) !== undefined,
		open: () => {
			isRequested = true;
			if ( place ) {
				root.host.parentElement?.scrollIntoView( { block: 'nearest' } );
			} else if ( ! isOpen ) {
				act.turn( true );
			}
		},
		close: () => {
			render( null, stage );
			root.host.remove();
			dispatchPageEvent( survey.id, 'close' );
			onClose();
		},
	};

	root.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && isOpen && ! place ) {
			act.turn( false );
		}
	} );
	session.onChange( draw );
	if ( IN_EDITION.branding ) {
		fetchFont( look.stylesheet );
	}
	draw();
	if ( IN_EDITION.branding && look.dark ) {
		matchMedia( '(prefers-color-scheme: dark)' ).addEventListener( 'change', draw );
	}
	return shown;
}
