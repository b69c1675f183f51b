import type { Frame, Page } from 'playwright/test';
import { addBlock, editNewPage } from '../support/editor';
import { installLanguage, LOCALE, MARKED } from '../support/site/language';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';

/** No lines of ours: code, what visitors and their browsers told, and the titles of surveys that other journeys made. */
const DATA =
	'code, script, style, noscript, iframe, bdi, .uf-responses__page, .a11y-speak-region, .uf-surveys__title, th strong, [role="option"], .components-external-link__icon';

/** What people typed, marked so that it does not count as untranslated. */
const TITLE = '⟦Tea⟧';

/** WordPress 7.1 says this of a stylesheet of its own. */
test.use( { expectedError: /global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/ } );

test.afterEach( async ( { page } ) => {
	await new Owner( page ).speaks( '' );
} );

/** Lines that people read below a selector, and names that are read to them, which nobody translated. */
function untranslated( within: Page | Frame, selector: string ): Promise< string[] > {
	return within.evaluate(
		( [ root, pattern, data ] ) => {
			const isOurs = new RegExp( pattern );
			// Numbers, days as the browser writes them, signs; code; and what WordPress's components say by themselves.
			const isNoText = ( text: string ): boolean =>
				! /\p{L}{2,}/u.test( text ) ||
				/^[\d.,:\s–-]*(Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)[a-z]*\.?[\d.,:\s–-]*$/.test( text );
			const ofWordPress = [
				'Close',
				'Dismiss this notice',
				'Search',
				'Reset search',
				'Reset',
				'Clear search',
				'Warning notice',
				'Scrollable section',
			];
			const lines: string[] = [];
			const note = ( text: string | null ): void => {
				const line = ( text ?? '' ).trim();
				if ( line !== '' && ! isNoText( line ) && ! isOurs.test( line ) && ! ofWordPress.includes( line ) ) {
					lines.push( line );
				}
			};
			for ( const element of document.querySelectorAll( `${ root }, ${ root } *` ) ) {
				if ( element.closest( data ) ) {
					continue;
				}
				for ( const name of [ 'aria-label', 'placeholder', 'title', 'alt', 'data-label' ] ) {
					note( element.getAttribute( name ) );
				}
				for ( const node of element.childNodes ) {
					if ( node.nodeType === Node.TEXT_NODE ) {
						note( node.textContent );
					}
				}
			}
			return lines;
		},
		[ selector, MARKED.source, DATA ] as const
	);
}

test( 'no line of any screen stays untranslated in a language made of our own template', async ( {
	page,
	visitor,
} ) => {
	test.setTimeout( 240_000 );
	installLanguage( process.env[ 'UF_SITE_DIR' ] ?? '' );
	const owner = new Owner( page );
	const survey = await owner.publishAlone( TITLE, [ { title: '⟦Which?⟧', type: 'text' } ], {
		thank_you: { message: '⟦Thanks⟧' },
	} );
	await owner.answer( visitor, '⟦Green⟧' );
	await owner.publish( '⟦Other⟧', [
		{ title: '⟦Choose⟧', type: 'checkbox', config: { options: [ '⟦A⟧', '⟦B⟧' ] } },
	] );
	await owner.speaks( LOCALE );

	const found: Record< string, string[] > = {};
	const look = async ( name: string, address: string, sign: string ): Promise< void > => {
		await page.goto( 'about:blank' ); // Another hash of one page is no new page.
		await page.goto( address );
		await page.locator( sign ).first().waitFor();
		await expect( page.locator( '#userfeedback-app [aria-busy="true"]' ) ).toHaveCount( 0 );
		await screenshot( page, `translated-${ name }` );
		found[ name ] = await untranslated( page, '#userfeedback-app' );
	};
	const of = String( survey.id );
	await look( 'surveys', SURVEYS, '.uf-table .uf-row-actions' );
	await look( 'questions', `${ SURVEYS }#/edit/${ of }/questions`, '.uf-question' );
	await page.getByRole( 'button', { name: '⟦Add question⟧' } ).click();
	await page.getByRole( 'menuitem' ).first().waitFor();
	found[ 'question types' ] = await untranslated( page, '.components-popover' );
	await look( 'publish', `${ SURVEYS }#/edit/${ of }/publish`, '.uf-publish' );
	await look( 'new', `${ SURVEYS }#/new/setup`, '.uf-template' );
	await page.locator( '.uf-template__name button' ).first().click();
	await page.locator( '.uf-template-dialog__questions li' ).first().waitFor();
	found[ 'template' ] = await untranslated( page, '.uf-template-dialog' );
	await look( 'nothing there', `${ SURVEYS }#/nowhere`, '.uf-empty' );
	await look( 'overview', RESULTS, '.uf-table a' );
	await look( 'results', `${ RESULTS }#/survey/${ of }`, '.uf-range, .uf-results__range' );
	await page.locator( '.uf-results__range button' ).last().click();
	await page.getByRole( 'radio' ).first().waitFor();
	found[ 'date range' ] = await untranslated( page, '.components-popover' );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: '⟦Share⟧' } ).click();
	await page.getByRole( 'button', { name: '⟦Create link⟧' } ).waitFor();
	found[ 'share' ] = await untranslated( page, '.uf-share' );
	await look( 'responses', `${ RESULTS }#/survey/${ of }/responses`, '.uf-table a' );
	await page.locator( '.uf-table tbody a' ).first().click();
	await page.locator( '.uf-response__details' ).first().waitFor();
	found[ 'response' ] = await untranslated( page, '#userfeedback-app' );
	await look( 'license', `${ SETTINGS }#/general`, '.uf-settings__licence' );
	await look( 'widget', `${ SETTINGS }#/widget`, '.uf-look .uf-preview__frame' );
	await look( 'email', `${ SETTINGS }#/email`, '.uf-mail' );
	await look( 'access', `${ SETTINGS }#/access`, '.uf-table' );
	await page.getByRole( 'checkbox' ).last().click();
	await page.locator( '.uf-settings__save' ).waitFor();
	found[ 'unsaved' ] = await untranslated( page, '.uf-settings__save' );
	await look( 'misc', `${ SETTINGS }#/misc`, '.uf-settings__fields' );
	found[ 'menu' ] = await untranslated( page, '#toplevel_page_userfeedback_surveys .wp-submenu a' );

	expect( Object.entries( found ).filter( ( [ , lines ] ) => lines.length > 0 ) ).toEqual( [] );
} );

test( 'no line of the block, of its picker or of the panel stays untranslated', async ( { page } ) => {
	test.setTimeout( 240_000 );
	installLanguage( process.env[ 'UF_SITE_DIR' ] ?? '' );
	const owner = new Owner( page );
	await owner.publishAlone( TITLE, [ { title: '⟦Which?⟧', type: 'text' } ] );
	await owner.speaks( LOCALE );
	const { canvas } = await editNewPage( page, owner, 'Translated' );
	await addBlock( page, canvas, '⟦Survey⟧' );
	await canvas.getByRole( 'combobox' ).first().waitFor();
	await screenshot( page, 'translated-block' );
	const frame = page.frame( { name: 'editor-canvas' } );
	expect( frame ).not.toBeNull();
	const block = frame ? await untranslated( frame, '.uf-survey-block' ) : [];

	await page.getByRole( 'tab', { name: /^(Page|Seite)$/ } ).click();
	const panel = page.getByRole( 'button', { name: '⟦Surveys⟧', exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page.getByText( '⟦Show no surveys in the corner of this page⟧' ).waitFor();
	await page.locator( '.components-panel__body:has([aria-expanded="true"])', { hasText: '⟦Surveys⟧' } ).waitFor();
	const lines = await page
		.locator( '.components-panel__body.is-opened', { hasText: '⟦Surveys⟧' } )
		.evaluate( ( element ) => element.setAttribute( 'data-uf-panel', '' ) )
		.then( () => untranslated( page, '[data-uf-panel]' ) );
	expect( { block, panel: lines } ).toEqual( { block: [], panel: [] } );
} );
