import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { floating } from '../support/journeys';
import { Owner } from '../support/owner';
import { oneOfEachType } from '../support/questions';
import { expect, test } from '../support/test';

for ( const theme of [ 'light', 'dark' ] as const ) {
	test( `a ${ theme } survey is accessible in every state, screen size and text direction`, async ( {
		page,
		visitor,
	} ) => {
		const site = ( await visitor.request.get( '/' ) ).url();
		await new Owner( page ).publishAlone( `Accessible ${ theme }`, oneOfEachType( new URL( site ).origin ), {
			theming: { color_scheme: theme },
		} );
		await visitor.emulateMedia( { reducedMotion: 'reduce' } );
		await visitor.goto( '/' );
		const card = floating( visitor );
		const press = ( name: string ): Promise< void > => card.getByRole( 'button', { name } ).click();
		const faults: string[] = [];
		const look = async ( state: string ): Promise< void > => {
			await expect( card ).toContainText( state );
			faults.push( ...( await faultsOf( visitor, state ) ) );
		};

		await look( 'How did you find us?' );
		await press( 'Minimize' );
		await expect( card.getByRole( 'button' ) ).toHaveCount( 1 );
		await look( '' );
		await press( 'Open the survey' );
		await press( 'Skip' );
		for ( const title of [ 'Which pages did you see?', 'Which place is nicer?', 'How is the weather?' ] ) {
			await look( title );
			await press( 'Skip' );
		}
		await look( 'What do you do?' );
		await press( 'Next' );
		await look( 'Please answer this question.' );
		await card.getByRole( 'textbox' ).fill( 'Gardening' );
		await press( 'Next' );
		await look( 'What could we do better?' );
		await press( 'Skip' );
		await look( 'May we write to you?' );
		await card.getByRole( 'textbox', { name: 'Email Address' } ).fill( 'nobody' );
		await press( 'Next' );
		await look( 'May we write to you?' );
		await press( 'Skip' );
		await look( 'How do you like the shop?' );
		await press( 'Skip' );
		await look( 'Would you recommend us?' );
		await card.locator( 'label' ).nth( 8 ).click();
		await look( 'Comments' );
		await press( 'Submit' );
		await look( 'Thanks for your feedback!' );
		expect( faults ).toEqual( [] );
	} );
}

/** Checks phone, tablet, and desktop sizes, left to right and right to left. */
async function faultsOf( visitor: Page, state: string ): Promise< string[] > {
	const faults: string[] = [];
	for ( const width of [ 320, 768, 1280 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		for ( const dir of [ 'rtl', 'ltr' ] ) {
			await visitor.evaluate( ( way ) => document.documentElement.setAttribute( 'dir', way ), dir );
			const found = await accessibilityFaults( visitor, 'body > :last-child', {
				'target-size': { enabled: true },
			} );
			faults.push( ...found.map( ( fault ) => `“${ state }” at ${ String( width ) } px, ${ dir }: ${ fault }` ) );
		}
	}
	return faults;
}
