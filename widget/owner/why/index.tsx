import { render } from 'preact';
import type { PageContext } from '../../../src/contract/types';
import { pageApi } from '../../shared/api/page-api';
import { PLACE } from '../../shared/api/places';
import { safeJar } from '../../shared/memory/jar';
import { printedManifest } from '../../shared/page/printed-manifest';
import { readStoredState } from '../../shared/page/stored-state';
import { readVisitContext } from '../../shared/page/visit-context';
import { ownGlobal } from '../../shared/trust/own-global';
import { Panel } from './Panel';
import type { WhyData } from './data';
import css from './styles.css';
import { checkSurveys } from './verdicts';

/** Without a manifest no survey uses it. */
const NO_PAGE: PageContext = {
	id: 0,
	name: '',
	is: {
		user_logged_in: [],
		user_role: [],
		page_type: [],
		page_or_post_is: [],
		post_type_is: [],
		taxonomy_is: [],
		taxonomy_term_is: [],
	},
};

/** As on the page: the visitor's actions with it don't hide it. */
const LET_IN = { isBegun: () => true, isOutdated: () => false };

/** Reasons of surveys that depend on the visitor's country or history. */
const GATE = [ 'gate', 'country', 'share', 'other_version', 'quiet', 'quota' ] as const;

let close: ( () => void ) | null = null;

/** Opens the panel below its button, or closes it. Opening decides again: an answer may have been given since. */
function toggle( data: WhyData, button: HTMLElement ): void {
	if ( close ) {
		close();
		return;
	}
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	root.adoptedStyleSheets = [ sheet ];
	button.closest( '#wpadminbar' )?.after( host );

	const leave = ( event: Event ): void => {
		if ( ! event.composedPath().some( ( target ) => target === host || target === button ) ) {
			close?.();
		}
	};
	const escape = ( event: KeyboardEvent ): void => {
		if ( event.key === 'Escape' ) {
			close?.();
			button.focus();
		}
	};
	close = () => {
		close = null;
		render( null, root );
		host.remove();
		button.setAttribute( 'aria-expanded', 'false' );
		document.removeEventListener( 'pointerdown', leave );
		document.removeEventListener( 'keydown', escape );
	};
	document.addEventListener( 'pointerdown', leave );
	document.addEventListener( 'keydown', escape );
	button.setAttribute( 'aria-expanded', 'true' );

	const manifest = printedManifest();
	const jar = safeJar( pageApi()?._cookies );
	// Only the loader knows: it has asked the server, and reads what is stored for all surveys.
	const reasons = ownGlobal( window, 'userfeedback_no_show_reasons' ) ?? {};
	const verdicts = checkSurveys(
		data,
		manifest,
		[ ...document.querySelectorAll< HTMLElement >( PLACE ) ].map( ( place ) =>
			Number( place.dataset.userfeedbackSurvey )
		),
		( { id, cookie_name: name } ) => readStoredState( jar, name, isLetIn( id ) ? LET_IN : undefined ), // As the loader does.
		{
			...( pageApi()?._here?.() ?? readVisitContext( manifest?.page ?? NO_PAGE, jar ) ),
			gate: ( { id } ) => GATE.find( ( reason ) => reasons[ id ] === data.words[ reason ] ) ?? '',
		}
	);
	const dismiss = (): void => {
		close?.();
		button.focus();
	};
	// With any content: no post contains a script.
	const isUnreadable = ! manifest && document.querySelector( 'script#userfeedback-manifest' ) !== null;
	render( <Panel { ...{ data, verdicts, isUnreadable } } onClose={ dismiss } />, root );
	const panel = root.querySelector< HTMLElement >( '.panel' );
	if ( panel ) {
		stand( panel, button );
		panel.focus();
	}
}

function isLetIn( id: number ): boolean {
	const reasons = ownGlobal( window, 'userfeedback_no_show_reasons' );
	return reasons !== undefined && ! ( id in reasons );
}

/**
 * Positions the panel below its button, at the start of the text direction, and within the window; on phones it has the full
 * width.
 */
function stand( panel: HTMLElement, button: HTMLElement ): void {
	const { left, right } = button.getBoundingClientRect();
	const width = panel.offsetWidth;
	const wanted = getComputedStyle( panel ).direction === 'rtl' ? right - width : left;
	panel.style.left = `${ Math.max( 0, Math.min( wanted, document.documentElement.clientWidth - width ) ) }px`;
}

window.userfeedback_why = toggle;
