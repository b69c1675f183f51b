import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmittedAnswer, WidgetLook, WidgetQuestion, WidgetSurvey } from '../../../src/contract/types';
import { NO_VISIT } from '../../flow/session/begun';
import type { Shown } from '../../loader/handover';
import { IN_LINE, LOOK, manifest, named, piece, question, QUESTIONS, survey } from '../../testing';
import type { Outcome, Port } from '../../transport/port';
import { mount } from './mount';

declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };

/** A visitor in front of one survey, whose answers the test takes in place of a server. */
class Visitor {
	readonly sent: ( SubmittedAnswer[] | null )[] = [];
	readonly websites: string[] = [];
	readonly remembered: boolean[] = [];
	readonly shown: Shown;
	readonly root: ShadowRoot;
	isClosed = false;
	begun = 0;
	notNow = 0;
	answer: ( outcome: Outcome ) => void = () => undefined;

	constructor(
		questions: WidgetQuestion[],
		more: { minimized?: boolean; place?: HTMLElement; preview?: boolean } & Partial< WidgetSurvey > = {}
	) {
		const { minimized = false, place = null, preview = false, ...rest } = more;
		const port: Port = {
			seen: () => undefined,
			begun: () => void ( this.begun += 1 ),
			isMinimized: () => minimized,
			minimized: ( yes ) => void this.remembered.push( yes ),
			closed: () => void ( this.notNow += 1 ),
			submit: ( answers, website ) => {
				this.sent.push( answers );
				this.websites.push( website );
				return new Promise( ( resolve ) => {
					this.answer = resolve;
				} );
			},
		};
		const given = survey( questions, rest );
		const onClose = (): void => {
			this.isClosed = true;
		};
		this.shown = mount( given, manifest( [ given ], { preview } ), port, place, onClose, NO_VISIT, IN_LINE );
		this.root = ( place ?? document.body ).lastElementChild?.shadowRoot as ShadowRoot;
	}

	all< E extends HTMLElement = HTMLElement >( selector: string ): E[] {
		return [ ...this.root.querySelectorAll< E >( selector ) ];
	}

	text( selector: string ): string {
		return this.all( selector )
			.map( ( element ) => element.textContent )
			.join( ' ' );
	}

	button( name: string ): HTMLButtonElement | undefined {
		return this.all< HTMLButtonElement >( 'button' ).find( ( button ) =>
			[ button.textContent, button.getAttribute( 'aria-label' ) ].includes( name )
		);
	}

	press( name: string ): void {
		const button = this.button( name ) as HTMLButtonElement;
		button.focus();
		button.click();
	}

	type( selector: string, text: string ): void {
		const [ field ] = this.all< HTMLInputElement >( selector );
		( field as HTMLInputElement ).value = text;
		field?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	}

	key( name: string, target: EventTarget | null = this.root.activeElement ): void {
		target?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: name, bubbles: true, composed: true, cancelable: true } )
		);
	}

	async serverSays( outcome: Outcome ): Promise< void > {
		this.answer( outcome );
		await Promise.resolve();
		await Promise.resolve();
	}
}

let heard: string[];
const listen = ( event: Event ): void => void heard.push( event.type );

beforeEach( () => {
	heard = [];
	document.body.innerHTML = '<main><input id="host"></main>';
	document.addEventListener( 'keydown', listen );
} );
afterEach( () => document.removeEventListener( 'keydown', listen ) );

describe( 'a card in the corner', () => {
	it( 'tells the server once that the visitor began, and only then', () => {
		const visitor = new Visitor( named( 'why', 'name' ) );
		expect( visitor.begun ).toBe( 0 );

		visitor.type( 'textarea', 'T' );
		visitor.type( 'textarea', 'Tea' );
		visitor.press( 'Next' );

		expect( visitor.begun ).toBe( 1 );
	} );

	it( 'does not take the focus when it appears', () => {
		document.getElementById( 'host' )?.focus();
		const visitor = new Visitor( named( 'why' ) );

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
		expect( document.activeElement?.id ).toBe( 'host' );
		expect( visitor.all( '[aria-modal], [role=dialog]' ) ).toEqual( [] );
	} );

	it( 'takes the visitor along to the next question, and says where they are', () => {
		const visitor = new Visitor( named( 'why', 'name' ) );
		visitor.press( 'Next' );

		expect( visitor.text( '.title' ) ).toBe( 'About name?' );
		expect( visitor.root.activeElement ).toBe( visitor.all( 'input' )[ 0 ] );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Question 2 of 2' );
	} );

	it( 'shows images beside their labels, and nothing where an image is missing', () => {
		const visitor = new Visitor( [
			question( 'place', {
				type: 'image-radio',
				options: [ 'Hill', 'Lake' ],
				images: [ 'https://example.org/hill.png', '' ],
			} ),
		] );

		expect( visitor.all< HTMLImageElement >( '.option img' ).map( ( { src, alt } ) => [ src, alt ] ) ).toEqual( [
			[ 'https://example.org/hill.png', '' ],
		] );
		expect( visitor.all( '.option' ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'Hill', 'Lake' ] );
		expect( visitor.all< HTMLInputElement >( '.option input' ).map( ( { type } ) => type ) ).toEqual( [
			'radio',
			'radio',
		] );
	} );

	it( 'gives its button a name, and Escape from inside leaves only that', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.all( 'textarea' )[ 0 ]?.focus();
		visitor.key( 'Escape' );

		expect( visitor.all( '.card' ) ).toEqual( [] );
		expect( visitor.root.activeElement ).toBe( visitor.button( 'Open survey' ) );
		expect( visitor.remembered ).toEqual( [ true ] );
	} );

	it( 'ignores an Escape that was pressed elsewhere', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.key( 'Escape', document.getElementById( 'host' ) );

		expect( visitor.all( '.card' ) ).toHaveLength( 1 );
	} );

	it( 'keeps its keys to itself', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.key( 's', visitor.all( 'textarea' )[ 0 ] );
		expect( heard ).toEqual( [] );

		visitor.key( 's', document.getElementById( 'host' ) );
		expect( heard ).toEqual( [ 'keydown' ] );
	} );

	it( 'still has what was typed after it was minimised and opened again', () => {
		const visitor = new Visitor( named( 'why', 'name' ) );
		visitor.type( 'textarea', 'Half a thought' );
		visitor.press( 'Minimize' );
		visitor.press( 'Open survey' );

		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Half a thought' );
		expect( visitor.remembered ).toEqual( [ true, false ] );
	} );

	it( 'starts as a button when it was minimised before, and opens for the page without taking the focus', () => {
		const visitor = new Visitor( named( 'why' ), { minimized: true } );
		expect( visitor.all( '.card' ) ).toEqual( [] );

		document.getElementById( 'host' )?.focus();
		visitor.shown.open();
		expect( visitor.all( '.card' ) ).toHaveLength( 1 );
		expect( document.activeElement?.id ).toBe( 'host' );
	} );

	it( 'leaves the focus of the page alone when it waits as a button from the start', () => {
		document.getElementById( 'host' )?.focus();
		new Visitor( named( 'why' ), { minimized: true } );

		expect( document.activeElement?.id ).toBe( 'host' );
	} );

	it( 'drops the second click of a double click, but no key', () => {
		const visitor = new Visitor( named( 'why', 'mail' ) );
		visitor
			.button( 'Next' )
			?.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, detail: 2 } ) );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );

		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toBe( 'About mail?' );
	} );

	it( 'leaves the page when it is closed, and is not there minimised on the next one', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.press( 'Close' );

		expect( document.body.children ).toHaveLength( 1 );
		expect( visitor.isClosed ).toBe( true );
		expect( visitor.remembered ).toEqual( [] );
		expect( visitor.notNow ).toBe( 1 );
	} );

	it( 'cannot be closed in a preview, where nothing would bring it back', () => {
		const visitor = new Visitor( named( 'why' ), { preview: true } );

		expect( visitor.button( 'Close' ) ).toBe( undefined );
		expect( visitor.text( '.preview' ) ).toBe( 'Preview' );
	} );
} );

describe( 'a survey in its place', () => {
	it( 'stands in the page and has nothing to close', () => {
		const place = document.body.appendChild( document.createElement( 'div' ) );
		const visitor = new Visitor( named( 'colour' ), { place } );

		expect( visitor.text( '.option' ) ).toBe( 'Red Blue Green' );
		expect( visitor.all( 'button:not([disabled])' ).map( ( button ) => button.textContent ) ).toEqual( [ 'Skip' ] );
		visitor.all( 'input' )[ 0 ]?.focus();
		visitor.key( 'Escape' );
		expect( visitor.all( '.card' ) ).toHaveLength( 1 );
		expect( visitor.remembered ).toEqual( [] );
	} );
} );

describe( 'choosing', () => {
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it( 'goes on by itself after a click, once the choice was seen', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.all( 'input' )[ 1 ]?.click();

		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.all< HTMLInputElement >( 'input' )[ 1 ]?.checked ).toBe( true );
		vi.advanceTimersByTime( 200 );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'does not go on while arrow keys look around, and offers Next instead', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		const [ first, second ] = visitor.all< HTMLInputElement >( 'input' );
		first?.focus();
		expect( visitor.button( 'Next' )?.disabled ).toBe( true );
		visitor.key( 'ArrowDown' );
		second?.click(); // What a browser does at an arrow key.

		vi.advanceTimersByTime( 60_000 );
		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.all< HTMLInputElement >( 'input' )[ 1 ]?.checked ).toBe( true );
		expect( visitor.button( 'Next' )?.disabled ).toBe( false );
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'does not let Next come and go while a choice made with the pointer is looked at', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.all( 'input' )[ 1 ]?.click();
		expect( visitor.button( 'Next' )?.disabled ).toBe( true );
		expect( visitor.all( '.option' ).map( ( option ) => option.classList.contains( 'on' ) ) ).toEqual( [
			false,
			true,
			false,
		] );

		vi.advanceTimersByTime( 200 );
		expect( visitor.button( 'Send' )?.disabled ).toBe( false );
	} );

	it( 'decides with Enter on a score', () => {
		const visitor = new Visitor( [ QUESTIONS.stars as WidgetQuestion ] );
		visitor.all( 'input' )[ 3 ]?.focus();
		visitor.key( 'ArrowRight' );
		visitor.key( 'Enter' );

		vi.advanceTimersByTime( 200 );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'stars', value: 4 } ] ] );
	} );

	it( 'decides with Space on what the arrow keys came to', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.all( 'input' )[ 0 ]?.focus();
		visitor.key( 'ArrowDown' );
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.key( ' ', visitor.all( 'input' )[ 1 ] );
		vi.advanceTimersByTime( 200 );

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'goes on once when a click is followed by Next at once', () => {
		const visitor = new Visitor( named( 'colour', 'why', 'mail' ) );
		visitor.all( 'input' )[ 0 ]?.focus();
		visitor.key( 'ArrowDown' );
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.key( ' ', visitor.all( 'input' )[ 1 ] );
		visitor.press( 'Next' );
		vi.advanceTimersByTime( 200 );

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'asks for a comment after the choice, and then waits for Next', () => {
		const visitor = new Visitor( named( 'score' ) );
		expect( visitor.all( 'textarea' ) ).toEqual( [] );
		visitor.all( 'input' )[ 8 ]?.click();

		visitor.type( 'textarea', 'Nice' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'score', value: 9, extra: { comments: 'Nice' } } ] ] );
	} );

	it( 'takes ticks in the order of the options, and no tick as no answer', () => {
		const visitor = new Visitor( named( 'pages' ) );
		visitor.all( 'input' )[ 2 ]?.click();
		visitor.all( 'input' )[ 0 ]?.click();
		visitor.all( 'input' )[ 2 ]?.click();
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.press( 'Send' );

		expect( visitor.sent ).toEqual( [ [ { question_id: 'pages', value: [ 'Home', 'Prices' ] } ] ] );
	} );
} );

describe( 'going on', () => {
	it( 'says what is missing at the field, and brings the visitor there', () => {
		const visitor = new Visitor( named( 'name' ) );
		visitor.press( 'Send' );
		const [ field ] = visitor.all( 'input' );

		expect( visitor.sent ).toEqual( [] );
		expect( field?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( visitor.text( `#${ field?.getAttribute( 'aria-describedby' ) ?? 'none' }` ) ).toBe(
			'Please answer this question.'
		);
		expect( visitor.root.activeElement ).toBe( field );
	} );

	it( 'lets a long text be too long, counts it, and asks to shorten it', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'x'.repeat( 450 ) );
		visitor.press( 'Send' );

		expect( visitor.text( '.count' ) ).toBe( '450/400' );
		expect( visitor.text( '.error' ) ).toBe( 'This is too long.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toHaveLength( 450 );
	} );

	it( 'counts the characters of a long text only when few are left', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'x'.repeat( 319 ) );
		expect( visitor.all( '.count' ) ).toEqual( [] );

		visitor.type( 'textarea', 'x'.repeat( 320 ) );
		expect( visitor.text( '.count' ) ).toBe( '320/400' );
	} );

	it.each( [
		[ 'colour', 'Choose an answer.' ],
		[ 'pages', 'Choose at least one.' ],
		[ 'stars', 'Choose an answer.' ],
		[ 'why', 'Please answer this question.' ],
	] )( 'names the fault of %s, beside a sign', ( name, words ) => {
		const visitor = new Visitor( named( name ).map( ( each ) => ( { ...each, required: true } ) ) );
		const [ form ] = visitor.all( 'form' );
		form?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );

		expect( visitor.text( '.error' ) ).toBe( words );
		expect( visitor.all( '.error svg' ) ).toHaveLength( 1 );
	} );

	it( 'says which questions may be left out where others may not', () => {
		expect( new Visitor( named( 'why', 'mail' ) ).text( '.title' ) ).toBe( 'About why?' );
		const mixed = new Visitor( named( 'why', 'name' ) );
		expect( mixed.text( '.title' ) ).toBe( 'About why? (optional)' );
		mixed.press( 'Skip' );
		expect( mixed.text( '.title' ) ).toBe( 'About name?' );
	} );

	it( 'is not done before the last answer, and does not promise a number that answers may change', () => {
		const [ why, name ] = named( 'why', 'name' ) as [ WidgetQuestion, WidgetQuestion ];
		const logic: WidgetQuestion[ 'logic' ] = {
			action: 'show',
			conditions: [ { question_id: why.id, compare: '=', value: 'x' } ],
		};
		const visitor = new Visitor( [ why, { ...name, logic } ] );
		const done = (): string | undefined => visitor.all( '.bar' )[ 0 ]?.style.getPropertyValue( '--done' );

		expect( [ visitor.text( '.progress' ), done() ] ).toEqual( [ 'Question 1 of about 2', '0' ] );
		visitor.press( 'Next' );
		expect( [ visitor.text( '.progress' ), done() ] ).toEqual( [ 'Question 2 of 2', '0.5' ] );
	} );

	it( 'lets each text have its own direction, but an address', () => {
		const directions = ( visitor: Visitor, what: string ): ( string | null )[] =>
			visitor.all( what ).map( ( each ) => each.getAttribute( 'dir' ) );

		expect( directions( new Visitor( named( 'colour' ) ), '.title span, .option span' ) ).toEqual( [
			'auto',
			'auto',
			'auto',
			'auto',
		] );
		expect( directions( new Visitor( named( 'mail' ) ), '.text input' ) ).toEqual( [ 'auto', 'ltr' ] );
	} );

	it( 'asks for an address and a first name under their own labels', () => {
		const visitor = new Visitor( named( 'mail' ) );
		visitor.type( '#name', 'Sam' );
		visitor.type( '#value', 'reader@example.org' );
		visitor.press( 'Send' );

		expect( visitor.all( 'label' ).map( ( label ) => label.textContent ) ).toEqual( [
			'First Name',
			'Email Address',
		] );
		expect( visitor.sent ).toEqual( [
			[ { question_id: 'mail', value: 'reader@example.org', extra: { name: 'Sam' } } ],
		] );
	} );

	it( 'offers Skip, but not for a required question and not in a score survey', () => {
		expect( new Visitor( named( 'why' ) ).button( 'Skip' ) ).toBeDefined();
		expect( new Visitor( named( 'name' ) ).button( 'Skip' ) ).toBe( undefined );
		expect( new Visitor( named( 'why' ), { type: 'nps' } ).button( 'Skip' ) ).toBe( undefined );
	} );

	it( 'shows text as text', () => {
		const visitor = new Visitor( [
			question( 'x', {
				title: '<img src=x onerror=alert(1)>',
				type: 'radio-button',
				options: [ '<b>Yes</b>', 'No' ],
			} ),
		] );

		expect( visitor.all( 'img, b' ) ).toEqual( [] );
		expect( visitor.text( '.title' ) ).toBe( '<img src=x onerror=alert(1)>' );
	} );
} );

describe( 'the end', () => {
	const finished = (): Visitor => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		return visitor;
	};

	it( 'thanks, with the focus on the thanks', async () => {
		const visitor = finished();
		expect( visitor.text( '.ending' ) ).toBe( '' );
		await visitor.serverSays( 'sent' );

		expect( visitor.text( '.ending' ) ).toBe( 'Thanks for your feedback!' );
		expect( visitor.root.activeElement ).toBe( visitor.all( '.ending' )[ 0 ] );
	} );

	it( 'draws the pieces of the thanks, and nothing of them as markup', async () => {
		const visitor = new Visitor( named( 'why' ), {
			thank_you: {
				heading: [ piece( '<b>Thank you</b>' ) ],
				text: [
					piece( 'Read ' ),
					piece( 'our blog', { url: 'https://example.org/blog', strong: true } ),
					piece( ' or this', { url: 'javascript:alert(1)' } ),
				],
				button: { label: 'Home', url: 'https://example.org/' },
				url: '',
				conditions: [],
			},
		} );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );

		expect( visitor.text( '.ending .heading' ) ).toBe( '<b>Thank you</b>' );
		expect(
			visitor
				.all< HTMLAnchorElement >( '.ending a' )
				.map( ( { textContent, href, rel } ) => [ textContent, href, rel ] )
		).toEqual( [
			[ 'our blog', 'https://example.org/blog', 'noopener' ],
			[ 'Home', 'https://example.org/', '' ],
		] );
		expect( visitor.all( '.ending a.strong' ) ).toHaveLength( 1 );
	} );

	it( 'announces the thanks to a visitor who has gone on reading the page', async () => {
		const visitor = finished();
		document.getElementById( 'host' )?.focus();
		await visitor.serverSays( 'sent' );

		expect( document.activeElement?.id ).toBe( 'host' );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'says that the answers wait when they could not be sent', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );

		expect( visitor.text( '.ending p' ) ).toBe( 'Thanks for your feedback! It will be sent later.' );
	} );

	it( 'does not thank for what was refused', async () => {
		const visitor = finished();
		await visitor.serverSays( 'refused' );

		expect( visitor.text( '.ending' ) ).toBe( 'This survey has changed.' );
	} );

	it( 'is as high as the question was, without the comment that came to it', async () => {
		let high = 300;
		vi.spyOn( HTMLElement.prototype, 'offsetHeight', 'get' ).mockImplementation( () => high );
		const visitor = new Visitor( named( 'score' ) );
		await new Promise( requestAnimationFrame );
		high = 420;
		visitor.all( 'input[type=radio]' )[ 8 ]?.click();
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );

		expect( visitor.all( '.body' )[ 0 ]?.style.minHeight ).toBe( '300px' );
		vi.restoreAllMocks();
	} );

	it( 'gives the answers back when they could neither be sent nor kept', async () => {
		const visitor = finished();
		await visitor.serverSays( 'failed' );

		expect( visitor.text( '.error' ) ).toBe( 'It could not be sent.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Fast' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toHaveLength( 2 );
	} );
} );

describe( 'the field that nobody sees', () => {
	const trap = ( visitor: Visitor ): HTMLInputElement =>
		visitor.all< HTMLInputElement >( 'form [name=website]' )[ 0 ] as HTMLInputElement;

	it( 'is out of reach of people: not in the tab order, not read out, not filled in by the browser', () => {
		const field = trap( new Visitor( named( 'colour' ) ) );

		expect( field.className ).toBe( 'unseen' );
		expect( field.tabIndex ).toBe( -1 );
		expect( field.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect( field.getAttribute( 'autocomplete' ) ).toBe( 'off' );
	} );

	it( 'tells the server what a program wrote into it', () => {
		const visitor = new Visitor( named( 'why' ) );
		trap( visitor ).value = 'https://spam.example';
		visitor.type( 'textarea', 'Buy' );
		visitor.press( 'Send' );

		expect( visitor.websites ).toEqual( [ 'https://spam.example' ] );
	} );

	it( 'stays empty for a person, whose focus it never gets', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.press( 'Skip' );
		expect( visitor.root.activeElement?.localName ).toBe( 'textarea' );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );

		expect( visitor.websites ).toEqual( [ '' ] );
	} );
} );

describe( 'its looks', () => {
	const look = ( more: Partial< WidgetLook > ): { look: WidgetLook } => ( { look: { ...LOOK, ...more } } );

	it( 'stands where the owner wants it, in their colours', () => {
		const visitor = new Visitor( named( 'why' ), look( { position: 'middle_left', style: '--card:#112233;' } ) );
		const [ corner ] = visitor.all( '.corner' );

		expect( corner?.className ).toBe( 'corner middle left' );
		expect( corner?.style.getPropertyValue( '--card' ) ).toBe( '#112233' );
	} );

	it.each( [
		[ 'dark', 'rgb(30, 30, 30)', '#333' ],
		[ 'light', 'rgb(250, 250, 250)', '#fff' ],
	] )( 'is %s in a place of %s, where it is to match its page', ( _, backgroundColor, card ) => {
		const place = document.body.appendChild( document.createElement( 'div' ) );
		place.style.setProperty( 'background-color', backgroundColor );
		const given = look( { style: '--card:#fff', dark: '--card:#333' } );
		const visitor = new Visitor( named( 'why' ), { place, ...given } );

		expect( visitor.all( '.inline' )[ 0 ]?.style.getPropertyValue( '--card' ) ).toBe( card );
	} );

	it( 'has the icon and the words of the owner on its button, and is called by them', () => {
		const visitor = new Visitor( named( 'why' ), {
			minimized: true,
			...look( { icon: 'M1 1h9', label: 'Tell us' } ),
		} );

		expect( visitor.all( '.toggle path' )[ 0 ]?.getAttribute( 'd' ) ).toBe( 'M1 1h9' );
		expect( visitor.text( '.toggle' ) ).toBe( 'Tell us' );
		expect( visitor.all( '.toggle' )[ 0 ]?.hasAttribute( 'aria-label' ) ).toBe( false );
	} );

	it( 'says Skip and Next as the owner does, and Send at the end', () => {
		const visitor = new Visitor(
			named( 'why', 'why' ).map( ( each, place ) => ( { ...each, id: `${ place }` } ) ),
			look( { skip: 'Not now', next: 'Onwards' } )
		);
		expect( visitor.text( 'button:not(.tool)' ) ).toBe( 'Not now Onwards' );
		visitor.press( 'Onwards' );
		expect( visitor.text( 'button:not(.tool)' ) ).toBe( 'Back Not now Send' );
	} );

	it( "shows its own logo, the owner's, or none", () => {
		expect( new Visitor( named( 'why' ), look( { logo: 'userfeedback' } ) ).text( '.brand' ) ).toBe(
			'Powered by UserFeedback'
		);
		const own = new Visitor( named( 'why' ), look( { logo: 'custom', image: 'https://example.org/logo.png' } ) );
		expect( own.all< HTMLImageElement >( '.brand img' )[ 0 ]?.src ).toBe( 'https://example.org/logo.png' );
		expect( new Visitor( named( 'why' ) ).all( '.brand' ) ).toEqual( [] );
	} );

	it( 'asks for the font once, however many surveys have it, and for none where none was chosen', () => {
		const stylesheet = 'http://127.0.0.1:9/font.css';
		happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
		for ( const each of [ stylesheet, stylesheet, '' ] ) {
			new Visitor( named( 'why' ), look( { stylesheet: each } ) );
		}
		const links = [ ...document.querySelectorAll< HTMLLinkElement >( 'head link' ) ];
		links.forEach( ( link ) => link.remove() );

		expect( links.map( ( { href } ) => href ) ).toEqual( [ stylesheet ] );
	} );

	it( 'draws the icon of each option in its colour and size, larger in a row, and nothing where it is missing', () => {
		const visitor = new Visitor( [
			question( 'x', {
				type: 'icon-choice',
				options: [ 'Sun', 'Rain' ],
				icons: [ 'M2 2h3', '' ],
				icon_color: '#cc0000',
				icon_size: 16,
			} ),
		] );
		const icons = visitor.all( '.option svg' );

		expect(
			icons.map( ( icon ) => [ 'width', 'height', 'stroke' ].map( ( name ) => icon.getAttribute( name ) ) )
		).toEqual( [ [ '32', '32', '#cc0000' ] ] );
		expect( visitor.text( '.option' ) ).toBe( 'Sun Rain' );

		const long = question( 'y', {
			type: 'icon-choice',
			options: [ 'Sun from morning to evening', 'Rain' ],
			icons: [ 'M2 2h3', '' ],
		} );
		expect( new Visitor( [ long ] ).all( '.option svg' )[ 0 ]?.getAttribute( 'width' ) ).toBe( '20' );
	} );

	it( 'shows shuffled options with their own images, and sends what was chosen', () => {
		const options = [ 'A', 'B', 'C', 'D', 'E' ];
		const visitor = new Visitor( [
			question( 'x', {
				type: 'image-radio',
				randomize: true,
				options,
				images: options.map( ( each ) => `https://example.org/${ each }` ),
			} ),
		] );

		const seen = visitor.all( '.option' ).map( ( option ) => option.textContent );
		expect( [ ...seen ].sort() ).toEqual( options );
		expect( visitor.all< HTMLImageElement >( '.option img' ).map( ( { src } ) => src.slice( -1 ) ) ).toEqual(
			seen
		);
	} );
} );

describe( 'going back', () => {
	it( 'brings the visitor to what they chose before', () => {
		vi.useFakeTimers();
		const visitor = new Visitor( named( 'colour', 'why' ) );
		expect( visitor.button( 'Back' ) ).toBe( undefined );
		visitor.all( 'input' )[ 1 ]?.click();
		vi.advanceTimersByTime( 200 );
		vi.useRealTimers();
		visitor.press( 'Back' );

		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.root.activeElement ).toBe( visitor.all( 'input' )[ 1 ] );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Question 1 of 2' );
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );
} );

describe( "the site's analytics", () => {
	const calls: unknown[][] = [];
	const services = window as unknown as Record< string, unknown >;
	const go = async ( more: Partial< WidgetSurvey > & { preview?: boolean } ): Promise< void > => {
		const visitor = new Visitor( named( 'why', 'mail' ), more );
		visitor.press( 'Next' );
		visitor.press( 'Back' );
		visitor.press( 'Next' );
		visitor.type( '#value', 'reader@example.org' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );
	};

	beforeEach( () => {
		calls.length = 0;
		services[ 'clarity' ] = ( ...said: unknown[] ) => void calls.push( [ 'clarity', ...said.slice( 0, 2 ) ] );
		services[ 'hj' ] = () => {
			throw new Error( 'A service that fails' );
		};
		services[ 'dataLayer' ] = [];
	} );
	afterEach( () =>
		[ 'clarity', 'hj', 'dataLayer', 'gtag' ].forEach( ( name ) => Reflect.deleteProperty( services, name ) )
	);

	it( 'hears once that a visitor goes on, and that they have finished', async () => {
		await go( { track: true } );

		expect( calls ).toEqual( [
			[ 'clarity', 'event', 'userfeedback_engaged' ],
			[ 'clarity', 'event', 'userfeedback_finish' ],
		] );
		expect( services[ 'dataLayer' ] ).toEqual( [
			{ event: 'userfeedback_engaged', survey_id: 3 },
			{ event: 'userfeedback_finish', survey_id: 3 },
		] );
	} );

	it( 'hears by gtag where there is one', async () => {
		services[ 'gtag' ] = ( ...said: unknown[] ) => void calls.push( [ 'gtag', ...said ] );
		await go( { track: true } );

		expect( calls.filter( ( [ who ] ) => who === 'gtag' ) ).toEqual( [
			[ 'gtag', 'event', 'userfeedback_engaged', { survey_id: 3 } ],
			[ 'gtag', 'event', 'userfeedback_finish', { survey_id: 3 } ],
		] );
		expect( services[ 'dataLayer' ] ).toEqual( [] );
	} );

	it.each( [
		[ 'where the owner does not want it', { track: false } ],
		[ 'of a preview', { track: true, preview: true } ],
	] )( 'hears nothing %s', async ( _, more ) => {
		await go( more );

		expect( [ ...calls, ...( services[ 'dataLayer' ] as unknown[] ) ] ).toEqual( [] );
	} );
} );
