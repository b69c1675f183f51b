import type { Page } from 'playwright/test';
import { expect } from '../test';
import { english, isEnglish } from './english';

/** What opens more of a screen, and leads nowhere else. */
const OPENERS = [
	'button[aria-expanded="false"]',
	'[aria-haspopup]:not([aria-expanded="true"])',
	'[role="tab"][aria-selected="false"]',
	'details:not([open]) > summary',
	'select',
].join( ', ' );

/** All that a walk through screens read which nobody translated, by the screen. */
export class Walk {
	public readonly found: Record< string, string[] > = {};
	private readonly seen = new Set< string >();

	public constructor( private readonly page: Page ) {}

	/** A screen of the app, loaded anew: another hash of one page is no new page. */
	public async open( name: string, slug: string, route = '' ): Promise< void > {
		await this.page.goto( 'about:blank' );
		await this.page.goto( `/wp-admin/admin.php?page=userfeedback_${ slug }${ route === '' ? '' : `#${ route }` }` );
		await this.page.locator( '#userfeedback-app h1' ).first().waitFor();
		await this.isQuiet();
		await this.look( name );
		const [ title = '' ] = ( await this.page.title() ).split( ' ‹ ' );
		if ( isEnglish( title ) ) this.note( name, [ `title: ${ title }` ] );
	}

	/** What is on the screen now. */
	public async look( name: string ): Promise< void > {
		this.note( name, await english( this.page ) );
	}

	/** Opens, one after the other, all that can be opened below a selector. */
	public async openAll( name: string, within = '#userfeedback-app' ): Promise< void > {
		const openers = this.page.locator( within ).locator( OPENERS.split( ', ' ).slice( 0, 4 ).join( ', ' ) );
		const address = this.page.url();
		const done = new Set< string >();
		for ( let place = 0; place < ( await openers.count() ); place++ ) {
			const opener = openers.nth( place );
			const which = await opener
				.evaluate( ( element ) =>
					element.outerHTML.replace( /\s(?:class|style|aria-\w+|tabindex|id)="[^"]*"/g, '' )
				)
				.catch( () => '' );
			if ( which === '' || done.has( which ) || ! ( await opener.isVisible() ) ) continue;
			done.add( which );
			place = -1; // What it opened may have changed the list.
			await opener
				.click( { timeout: 8_000 } )
				.catch( ( error: unknown ) =>
					console.log( name, 'no click', which.slice( 0, 200 ), String( error ).slice( 0, 100 ) )
				);
			await this.isQuiet();
			await this.look( `${ name } > ${ which.replace( /<[^>]+>/g, '' ).slice( 0, 40 ) }` );
			if ( ( await this.page.locator( '.components-popover, .components-modal__screen-overlay' ).count() ) > 0 ) {
				await this.page.keyboard.press( 'Escape' );
			}
			if ( this.page.url() !== address ) console.log( name, 'went', this.page.url(), which.slice( 0, 100 ) );
		}
	}

	public async isQuiet(): Promise< void > {
		await expect( this.page.locator( '#userfeedback-app [aria-busy="true"]' ) ).toHaveCount( 0 );
	}

	private note( name: string, lines: string[] ): void {
		const fresh = lines.filter( ( line ) => ! this.seen.has( line ) );
		for ( const line of fresh ) this.seen.add( line );
		if ( fresh.length > 0 ) this.found[ name ] = [ ...( this.found[ name ] ?? [] ), ...fresh ];
	}
}
