import type { Locator, Page, Request } from 'playwright/test';
import { expect } from '../test';
import { english, isEnglish } from './english';

/** Controls that reveal more of a screen without leaving it. */
const OPENERS = [
	'button[aria-expanded="false"]',
	'[aria-haspopup]:not([aria-expanded="true"])',
	'[role="tab"][aria-selected="false"]',
	'details:not([open]) > summary',
].join( ', ' );

const OVER = '.components-popover, .components-modal__screen-overlay';

/** Minimum that proves a screen's texts have loaded; the manual's screen has only a few words besides its own text. */
const FEWEST_LETTERS = 25;

/** Visits screens and collects untranslated text, by the place where it was first found. */
export class Walk {
	private readonly found: Record< string, string[] > = {};
	private readonly seen = new Set< string >();
	private waited = 0;

	public constructor( private readonly page: Page ) {
		const isOurs = ( url: string ): boolean => /wp-json|rest_route|admin-ajax|\/build\//.test( url );
		page.on( 'request', ( request ) => ( this.waited += isOurs( request.url() ) ? 1 : 0 ) );
		const ended = ( request: Request ): void => void ( this.waited -= isOurs( request.url() ) ? 1 : 0 );
		page.on( 'requestfinished', ended );
		page.on( 'requestfailed', ended );
	}

	/** Loads a screen of the app: a new hash alone doesn't load the page. */
	public async open( name: string, slug: string, route = '' ): Promise< void > {
		await this.page.goto( 'about:blank' );
		this.waited = 0;
		await this.page.goto( `/wp-admin/admin.php?page=userfeedback_${ slug }${ route === '' ? '' : `#${ route }` }` );
		await this.page.locator( '#userfeedback-app h1' ).first().waitFor();
		const letters = async (): Promise< number > => {
			const text = await this.page.locator( '#userfeedback-app' ).innerText();
			return text.match( /\p{Script=Cyrillic}/gu )?.length ?? 0;
		};
		await expect.poll( letters, `letters of ${ name }` ).toBeGreaterThan( FEWEST_LETTERS );
		await this.look( name );
		const [ title = '' ] = ( await this.page.title() ).split( ' ‹ ' );
		if ( isEnglish( title ) ) this.note( name, [ `title: ${ title }` ] );
	}

	/** Checks the screen once all of it has loaded. */
	public async look( name: string ): Promise< void > {
		await this.isQuiet();
		this.note( name, await english( this.page ) );
		const drawn = this.page.frames().filter( ( frame ) => /^about:/.test( frame.url() ) ); // Previews; framed pages belong to the site.
		for ( const frame of drawn ) this.note( name, await english( frame, 'body' ).catch( () => [] ) );
	}

	/** Checks the text below a selector of any page. */
	public async read( name: string, selector: string, page = this.page ): Promise< void > {
		await page.locator( selector ).first().waitFor( { state: 'attached' } );
		const said = page.locator( selector ).filter( { hasText: /\p{Script=Cyrillic}/u } );
		const named = page.locator( `:is(${ selector }) [aria-label]` );
		await expect( said.or( named ).first(), `texts of ${ name }` ).toBeAttached();
		this.note( name, await english( page, selector ) );
	}

	/** Runs an action and checks the result; closes any overlay that it opened. */
	public async after( name: string, act: () => Promise< unknown >, isLeftOpen = false ): Promise< void > {
		await act();
		await this.look( name );
		if ( ! isLeftOpen && ( await this.page.locator( OVER ).count() ) > 0 )
			await this.page.keyboard.press( 'Escape' );
	}

	/** Opens everything on the screen that can be opened, one by one. */
	public async openAll( name: string, within = '#userfeedback-app' ): Promise< void > {
		const openers = this.page.locator( within ).locator( OPENERS );
		const done = new Set< string >();
		for ( let place = 0; place < ( await openers.count() ); place++ ) {
			const opener = openers.nth( place );
			const which = await whichOf( opener );
			if ( which === '' || done.has( which ) || ! ( await opener.isVisible() ) || ( await isInert( opener ) ) )
				continue;
			done.add( which );
			await this.after( `${ name } > ${ which.replace( /<[^>]+>/g, '' ).slice( 0, 40 ) }`, () => opener.click() );
			place = -1; // Opening it may have changed the list.
		}
	}

	/** Fails with all untranslated text found. */
	public end(): void {
		expect( this.found ).toEqual( {} );
	}

	private async isQuiet(): Promise< void > {
		let quiet = 0;
		await expect
			.poll(
				async () => {
					const busy = await this.page.locator( '#userfeedback-app [aria-busy="true"]' ).count();
					quiet = busy === 0 && this.waited <= 0 ? quiet + 1 : 0;
					return quiet;
				},
				{ intervals: [ 60 ] }
			)
			.toBeGreaterThan( 2 );
	}

	private note( name: string, lines: string[] ): void {
		const fresh = lines.filter( ( line ) => ! this.seen.has( line ) );
		for ( const line of fresh ) this.seen.add( line );
		if ( fresh.length > 0 ) this.found[ name ] = [ ...( this.found[ name ] ?? [] ), ...fresh ];
	}
}

/** True for a control in the picture of a question, which nobody can open. The picture is in a shadow root. */
function isInert( element: Locator ): Promise< boolean > {
	return element.evaluate( ( control ) => {
		for ( let each: Node | null = control; each; each = each instanceof ShadowRoot ? each.host : each.parentNode ) {
			if ( each instanceof HTMLElement && each.inert ) return true;
		}
		return false;
	} );
}

/** Identifies an element by what doesn't change while it is used; empty if it is gone. */
function whichOf( element: Locator ): Promise< string > {
	return element
		.evaluate(
			( { outerHTML } ) => outerHTML.replace( /\s(?:class|style|aria-\w+|tabindex|id)="[^"]*"/g, '' ),
			null,
			{
				timeout: 8_000,
			}
		)
		.catch( () => '' );
}
