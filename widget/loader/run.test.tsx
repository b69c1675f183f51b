import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WidgetSurvey } from '../../src/contract/types';
import { manifest, named, survey } from '../testing';
import './later/index';
import '../survey/index';
import { run } from './run';

/** Shows only if the address has the word. */
const onlyOn = ( word: string, more: Partial< WidgetSurvey > = {} ): WidgetSurvey =>
	survey( named( 'colour' ), {
		targeting: {
			devices: [ 'desktop', 'tablet', 'mobile' ],
			page_rules: [ { logic: 'page_url_contains', operator: '&&', data: word } ],
			by_country: false,
		},
		...more,
	} );

/** Waits for a state that a busy machine may reach slowly. */
const appears = ( state: () => void ): Promise< void > => vi.waitFor( state, { timeout: 15_000 } );

/** A server that doesn't answer. */
const NOBODY = 'http://127.0.0.1:9/';

const printed = ( surveys: WidgetSurvey[] ): string => {
	const made = manifest( surveys, { made_at: Date.now() / 1000, rest: NOBODY } );
	return `<script type="application/json" id="userfeedback-manifest">${ JSON.stringify( made ) }</script>`;
};

const cards = (): ShadowRoot[] =>
	[ ...document.querySelectorAll( '*' ) ].flatMap( ( { shadowRoot } ) => shadowRoot ?? [] );
const titles = (): string[] => cards().map( ( root ) => root.querySelector( '.title' )?.textContent ?? '' );

/** Acts like a single-page site: changes the address, then the content, without loading. */
function go( path: string, content: string | null = null ): void {
	history.pushState( null, '', path );
	const main = document.querySelector( 'main' ) ?? document.body;
	main.innerHTML = content ?? `<p>${ path }</p>`;
}

const shows = ( ...wanted: string[] ): Promise< void > => appears( () => expect( titles() ).toEqual( wanted ) );

/** Waits for the loader's last decision. */
const decides = ( wanted: Record< number, string > ): Promise< void > =>
	appears( () => expect( window.userfeedback_no_show_reasons ).toEqual( wanted ) );

const OUT = { 3: 'page_url_contains' };

/** Loads a full page, like the first one. */
function arrive( path: string, surveys: WidgetSurvey[], places = '' ): void {
	history.pushState( null, '', path );
	document.body.innerHTML = `<main>${ places }</main>${ printed( surveys ) }`;
}

describe( 'on a single-page site', () => {
	/** The loader runs as long as its page. Other files share this document, so all that it listens to ends with this file. */
	const listening = [ window, document ].map( ( target ) => ( {
		target,
		spy: vi.spyOn( target, 'addEventListener' ),
	} ) );
	const observing = vi.spyOn( MutationObserver.prototype, 'observe' );

	beforeAll( () => {
		window.history.replaceState( null, '', '/' );
		document.body.innerHTML = `<main></main>${ printed( [ onlyOn( 'nowhere' ) ] ) }`;
		run();
	} );

	/** The loader checks 50 ms after a change, when this page is gone: a timer of equal length fires after its timer. */
	afterAll( async () => {
		for ( const { target, spy } of listening ) {
			for ( const [ name, listener ] of spy.mock.calls ) target.removeEventListener( name, listener );
			spy.mockRestore();
		}
		for ( const observer of observing.mock.contexts ) ( observer as MutationObserver ).disconnect();
		observing.mockRestore();
		for ( let round = 0; round < 2; round++ ) await new Promise( ( done ) => setTimeout( done, 50 ) );
	} );

	afterEach( async () => {
		window.UserFeedback?.close?.();
		sessionStorage.clear();
		arrive( '/between', [ onlyOn( 'nowhere', { id: 9 } ) ] );
		await decides( { 9: 'page_url_contains' } );
		await shows();
	} );

	it( 'shows a survey on its page and removes it on the next one', async () => {
		arrive( '/', [ onlyOn( 'prices' ) ] );
		await decides( OUT );
		expect( titles() ).toEqual( [] );

		go( '/prices' );
		await shows( 'About colour?' );
		go( '/about' );
		await shows();
	} );

	it( 'does not treat a change of the hash as a new page', async () => {
		arrive( '/prices', [
			onlyOn( 'prices', { behavior: { ...survey( [] ).behavior, timing: 'delay', timing_delay: 0.3 } } ),
		] );
		await decides( {} );
		// Each jump comes within the delay, so a survey that restarts its wait each time would never show.
		let places = 0;
		const jumps = setInterval( () => go( `/prices#${ ++places }` ), 20 );
		await shows( 'About colour?' );
		clearInterval( jumps );

		expect( places ).toBeGreaterThan( 1 );
	} );

	it( 'keeps a survey on the next page once the visitor has started it', async () => {
		arrive( '/prices', [ onlyOn( 'prices', { questions: named( 'why' ) } ) ] );
		await shows( 'About why?' );
		const box = cards()[ 0 ]?.querySelector( 'textarea' ) as HTMLTextAreaElement;
		box.value = 'Fast';
		box.dispatchEvent( new Event( 'input' ) );

		go( '/about' );
		await decides( OUT );
		expect( titles() ).toEqual( [ 'About why?' ] );
		expect( cards()[ 0 ]?.querySelector( 'textarea' )?.value ).toBe( 'Fast' );
	} );

	it( 'keeps a survey when the body is replaced', async () => {
		arrive( '/prices', [ onlyOn( 'prices' ) ] );
		await shows( 'About colour?' );
		const card = cards()[ 0 ];

		history.pushState( null, '', '/prices/new' );
		document.body.innerHTML = `<main>new</main>${ printed( [ onlyOn( 'prices' ) ] ) }`;
		await shows( 'About colour?' );
		expect( cards()[ 0 ] ).toBe( card );
	} );

	it( 'does not restore a survey that a script removes from the page', async () => {
		arrive( '/prices', [ onlyOn( 'prices' ) ] );
		await shows( 'About colour?' );
		const left = new Promise( ( resolve ) =>
			document.addEventListener( 'userfeedback:close', resolve, { once: true } )
		);
		cards()[ 0 ]?.host.remove();
		await left;

		expect( titles() ).toEqual( [] );
	} );

	it( 'fills a placeholder in new content, and removes its survey with it', async () => {
		const place = '<div data-userfeedback-survey="3"></div>';
		arrive( '/', [ onlyOn( '/', { floats: false } ) ] );
		await decides( { 3: 'not_floating' } );
		expect( titles() ).toEqual( [] );

		go( '/', place );
		await shows( 'About colour?' );
		expect( cards()[ 0 ]?.host.parentElement?.matches( '[data-userfeedback-survey]' ) ).toBe( true );

		go( '/', `<section>${ place }</section>` );
		await appears( () => expect( document.querySelector( 'section div div' )?.shadowRoot ).toBeTruthy() );
		go( '/', 'no place' );
		await shows();
	} );

	it( 'collapses the place of a hidden survey when out of sight, and restores it later', async () => {
		let scroll: ( isIntersecting: boolean ) => void = () => undefined;
		// This DOM has no layout, so nothing in it becomes visible.
		vi.stubGlobal(
			'IntersectionObserver',
			class {
				constructor( then: ( seen: { isIntersecting: boolean }[], observer: unknown ) => void ) {
					scroll = ( isIntersecting ) => then( [ { isIntersecting } ], this );
				}

				observe(): void {
					scroll( true );
				}

				disconnect(): void {}
			}
		);
		const place = '<div data-userfeedback-survey="3"></div>';
		arrive( '/', [ onlyOn( 'prices', { floats: false } ) ], place );
		const hidden = (): unknown => document.querySelector< HTMLElement >( '[data-userfeedback-survey]' )?.hidden;
		await decides( OUT );
		expect( hidden() ).toBe( false );
		scroll( false );
		expect( hidden() ).toBe( true );

		history.pushState( null, '', '/prices' );
		document.querySelector( 'main' )?.append( 'more' );
		await shows( 'About colour?' );
		expect( hidden() ).toBe( false );
		scroll( false );
		expect( hidden() ).toBe( false );
		vi.unstubAllGlobals();
	} );

	it( 'shows nothing more when the new content has no surveys', async () => {
		arrive( '/prices', [ onlyOn( 'prices' ) ] );
		await shows( 'About colour?' );
		history.pushState( null, '', '/prices/none' );
		document.body.innerHTML = '<main></main>';

		await shows();
	} );

	it( 'forgets answers, minimized state, and progress when a script asks for it', async () => {
		arrive( '/prices', [ onlyOn( 'prices' ) ] );
		await shows( 'About colour?' );
		document.cookie = 'userfeedback-survey-3={"submitted":true};path=/';
		sessionStorage.setItem( 'userfeedback-visit:userfeedback-survey-3', '{}' );
		window.UserFeedback?.reset?.( 3 );

		expect( document.cookie ).not.toContain( 'submitted' );
		expect( sessionStorage.getItem( 'userfeedback-visit:3' ) ).toBeNull();
	} );

	// The page of the first manifest was reported with the address of the second.
	it( 'knows the page of a manifest by its address, and other content by its title', async () => {
		arrive( '/prices', [ onlyOn( 'prices' ) ] );
		await shows( 'About colour?' );
		const here = (): unknown => {
			const { id, name } = window.UserFeedback?._here?.().page ?? {};
			return [ location.pathname, id, name ];
		};
		expect( here() ).toEqual( [ '/prices', 7, 'Prices' ] );

		document.title = 'About us';
		go( '/about' );
		await appears( () => expect( here() ).toEqual( [ '/about', 0, 'About us' ] ) );
		go( '/prices' );
		await appears( () => expect( here() ).toEqual( [ '/prices', 7, 'Prices' ] ) );
		history.pushState( null, '', '/prices#/ink' );
		await appears( () => expect( here() ).toEqual( [ '/prices', 0, 'About us' ] ) );
	} );

	it( 'removes a survey answered in another tab, without accepting another answer', async () => {
		arrive( '/prices', [ onlyOn( 'prices' ) ] );
		await shows( 'About colour?' );
		document.cookie = 'userfeedback-survey-3={"submitted":true};path=/';

		cards()[ 0 ]?.querySelector< HTMLInputElement >( 'input[type=radio]' )?.click();
		expect( titles() ).toEqual( [] );
		document.cookie = 'userfeedback-survey-3=;path=/;max-age=-1';
	} );
} );
