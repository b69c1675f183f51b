import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { getOlderThemes, OLDER_THEMES } from '../../../tools/dev/setup/downloads/debian-themes.mjs';
import type { Drawn } from '../support/heatmaps/accuracy';
import { clickAndDraw, expectInside, recordedIn } from '../support/heatmaps/accuracy';
import { pagesToClick } from '../support/heatmaps/pages';
import { floating, inline, read } from '../support/journeys';
import { look, onTopOf, withoutLetters } from '../support/look';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const QUESTIONS = [
	{ title: 'Which tea?', type: 'radio-button' as const, config: { options: [ 'Green', 'Black' ] } },
	{ title: 'Why?', type: 'text' as const },
];

/** The site's default theme, which all others are compared with, comes first. */
const USUAL = 'twentytwentyfive';
const THEMES = [ USUAL, ...OLDER_THEMES ];

const themes = (): string => join( process.env[ 'UF_SITE_DIR' ] ?? '', 'wp-content/themes' );

test.beforeAll( async () => {
	cpSync( await getOlderThemes(), themes(), { recursive: true } );
} );

test.afterAll( () => {
	for ( const name of OLDER_THEMES ) rmSync( join( themes(), name ), { recursive: true } );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `a survey looks and works the same in each theme, at ${ String( width ) } pixels`, async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		const [ corner, text ] = [ floating( visitor ), inline( visitor ) ];
		const looks: string[][][] = [];
		await visitor.setViewportSize( { width, height: 900 } );
		await visitor.emulateMedia( { reducedMotion: 'reduce' } );
		try {
			for ( const theme of THEMES ) {
				await test.step( theme, async () => {
					await activate( page, theme );
					await owner.unpublishAll();
					const placed = await owner.publish( 'Embedded', QUESTIONS );
					const cornered = await owner.publish( 'Pop-up', QUESTIONS );
					const place = `[userfeedback id="${ String( placed.id ) }"]`;
					const paragraphs = '<p>Much to read about tea</p>'.repeat( 5 );
					await visitor.goto( await owner.addPage( `In ${ theme }`, paragraphs + place + paragraphs ) );
					await expect( visitor.locator( 'body' ) ).toHaveClass( new RegExp( `\\bwp-theme-${ theme }\\b` ) );

					const drawn: string[][] = [];
					for ( const survey of [ corner, text ] ) {
						await read( visitor, survey );
						drawn.push( await look( survey ) );
					}
					looks.push( [ drawn[ 0 ] ?? [], withoutLetters( drawn[ 1 ] ?? [] ) ] );
					await screenshot( visitor, `theme-${ theme }-${ String( width ) }` );
					expect( looks.at( -1 ), theme ).toEqual( looks[ 0 ] );
					expect( await wide( visitor ) ).toBe( width );

					for ( const survey of [ corner, text ] ) {
						expect( await onTopOf( survey ), theme ).toEqual( [] );
						await read( visitor, survey ); // It may have just become visible.
						await answer( survey );
						if ( survey === corner ) await survey.getByRole( 'button', { name: 'Close' } ).click();
					}
					for ( const survey of [ placed, cornered ] ) {
						await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ 'Green', 'Fresh' ] ] );
					}
				} );
			}
		} finally {
			await activate( page, USUAL );
		}
	} );
}

/** At each of five widths of each page of each theme: more than 10,000 in total. */
const CLICKS = 150;

test( 'in older themes, 99% of 10,000 clicks stay in their element after changes', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const pages = await pagesToClick( owner );
	const drawn: Drawn[] = [];
	try {
		for ( const theme of OLDER_THEMES ) {
			await test.step( theme, async () => {
				await activate( page, theme );
				const inTheme = await clickAndDraw( visitor, pages, CLICKS );
				await expect( visitor.locator( 'body' ) ).toHaveClass( new RegExp( `\\bwp-theme-${ theme }\\b` ) );
				expectInside( inTheme );
				drawn.push( ...inTheme );
			} );
		}
	} finally {
		await activate( page, USUAL );
	}
	expect( recordedIn( drawn ) ).toBeGreaterThanOrEqual( 10_000 );
} );

/** Activates it as an owner does. */
async function activate( page: Page, theme: string ): Promise< void > {
	await page.goto( '/wp-admin/themes.php' );
	const card = page.locator( `.theme[data-slug="${ theme }"]` );
	await card.hover();
	const button = card.getByRole( 'link', { name: /^Activate/ } );
	if ( await button.isVisible() ) await button.click();
	await expect( page.locator( '.theme.active' ) ).toHaveAttribute( 'data-slug', theme );
}

async function answer( survey: Locator ): Promise< void > {
	await survey.getByText( 'Green' ).click();
	await survey.getByRole( 'textbox' ).fill( 'Fresh' );
	await survey.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( survey ).toContainText( 'Thanks for your feedback!' );
}

/** Returns the width of the page, including overflow. */
function wide( visitor: Page ): Promise< number > {
	return visitor.evaluate( () => Math.max( document.documentElement.scrollWidth, document.body.scrollWidth ) );
}
