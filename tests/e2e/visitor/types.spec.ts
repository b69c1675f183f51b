import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { floating } from '../support/journeys';
import { Owner } from '../support/owner';
import { oneOfEachType, oneOfEachExtendedType } from '../support/questions';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const ANSWERS = [
	'A friend',
	[ 'Home', 'Blog' ],
	'Lake',
	'Rainy',
	'Gardening',
	'More colours',
	'reader@example.org',
	4,
	9,
];

declare global {
	interface Window {
		lastSent: string;
	}
}

interface Sent {
	answers: { value: unknown; extra?: Record< string, string > }[];
}

/** Records requests: tests can't read a Blob body. */
function keepWhatIsSent(): void {
	const fetch = window.fetch.bind( window );
	window.fetch = async ( to, init ) => {
		window.lastSent = init?.body instanceof Blob ? await init.body.text() : '';
		return fetch( to, init );
	};
}

/** Opens a page with that survey; the returned promise resolves to the visitor's submission. */
async function meet(
	page: Page,
	visitor: Page,
	title: string,
	questions = oneOfEachType
): Promise< { card: Locator; sent: () => Promise< Sent > } > {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await visitor.goto( '/' );
	await owner.publish( title, questions( new URL( visitor.url() ).origin ) );
	await visitor.addInitScript( keepWhatIsSent );
	await visitor.reload();
	const request = visitor.waitForRequest( /\/responses$/ );
	request.catch( () => undefined );
	const card = floating( visitor );
	return {
		card,
		sent: async () => {
			expect( ( await ( await request ).response() )?.status() ).toBe( 201 );
			return JSON.parse( await visitor.evaluate( () => window.lastSent ) ) as Sent;
		},
	};
}

function expectAnswers( { answers }: Sent ): void {
	expect( answers.map( ( { value } ) => value ) ).toEqual( ANSWERS );
	expect( answers[ 6 ]?.extra ).toEqual( { name: 'Sam' } );
	expect( answers[ 8 ]?.extra ).toEqual( { comments: 'Fast' } );
}

test( 'all nine question types work with the mouse, and you can go back', async ( { page, visitor } ) => {
	const { card, sent } = await meet( page, visitor, 'By mouse' );
	const next = card.getByRole( 'button', { name: 'Next' } );
	const at = async ( title: string, state: string ): Promise< void > => {
		await expect( card ).toContainText( title );
		await screenshot( visitor, `visitor-type-${ state }` );
		// Checks only the survey, not the theme, and waits: a button that is fading in briefly has less contrast.
		await expect.poll( () => accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
	};

	await at( 'How did you find us?', 'radio' );
	await card.getByText( 'Search' ).click();
	await expect( card ).toContainText( 'Which pages did you see?' );
	await card.getByRole( 'button', { name: 'Back' } ).click();
	await expect( card.getByRole( 'radio', { name: 'Search' } ) ).toBeChecked();
	await card.getByText( 'A friend' ).click();
	await at( 'Which pages did you see?', 'checkbox' );
	await card.getByText( 'Blog' ).click();
	await card.getByText( 'Home' ).click();
	await next.click();
	await at( 'Which place is nicer?', 'image' );
	await card.locator( 'img' ).nth( 1 ).click();
	await at( 'How is the weather?', 'icon' );
	expect( await card.locator( '.option svg' ).count() ).toBe( 2 );
	await card.locator( '.option' ).nth( 1 ).click();

	await at( 'What do you do?', 'text' );
	await visitor.reload();
	await at( 'What do you do?', 'text-after-reload' );
	await next.click();
	await at( 'Please answer this question.', 'required' );
	await card.getByRole( 'textbox' ).fill( 'Gardening' );
	await next.click();
	await at( 'What could we do better?', 'long-text' );
	await card.getByRole( 'textbox' ).fill( 'More colours' );
	await next.click();
	await at( 'May we write to you?', 'email' );
	await card.getByRole( 'textbox', { name: 'First Name' } ).fill( 'Sam' );
	await card.getByRole( 'textbox', { name: 'Email Address' } ).fill( 'reader@example.org' );
	await next.click();
	await at( 'How do you like the shop?', 'stars' );
	await card.locator( 'label' ).nth( 3 ).click();
	await at( 'Would you recommend us?', 'score' );
	await card.locator( 'label' ).nth( 8 ).click();
	await card.getByRole( 'textbox', { name: 'Comments' } ).fill( 'Fast' );
	await at( 'Would you recommend us?', 'comment' );
	await card.getByRole( 'button', { name: 'Submit' } ).click();

	expectAnswers( await sent() );
	await at( 'Thanks for your feedback!', 'thanks' );
} );

test( 'all nine question types work with the keyboard alone', async ( { page, visitor } ) => {
	const { card, sent } = await meet( page, visitor, 'By keyboard' );
	const press = async ( ...keys: string[] ): Promise< void > => {
		for ( const key of keys ) {
			await visitor.keyboard.press( key );
		}
	};
	const at = ( title: string ): Promise< void > => expect( card ).toContainText( title );
	const focused = card.locator( ':focus' );

	await at( 'How did you find us?' );
	expect( await visitor.evaluate( () => document.activeElement === document.body ) ).toBe( true );
	await press( 'Shift+Tab' ); // The survey is last on the page, so its last control comes first.
	await expect( focused ).toHaveText( 'Skip' );
	await press( 'Shift+Tab', 'ArrowDown', 'ArrowDown' );
	await expect( card.getByRole( 'radio', { name: 'A friend' } ) ).toBeChecked();
	await press( 'Enter' );
	await at( 'Which pages did you see?' );
	await press( 'Space', 'Tab', 'Tab', 'Space', 'Enter' );
	await at( 'Which place is nicer?' );
	await press( 'ArrowDown', 'Space' );
	await at( 'How is the weather?' );
	await press( 'ArrowDown', 'Enter' );
	await at( 'What do you do?' );
	await visitor.keyboard.type( 'Gardening' );
	await press( 'Enter' );
	await at( 'What could we do better?' );
	await visitor.keyboard.type( 'More colours' );
	await press( 'Tab', 'Tab', 'Tab' );
	await expect( focused ).toHaveText( 'Next' );
	await press( 'Enter' );
	await at( 'May we write to you?' );
	await visitor.keyboard.type( 'Sam' );
	await press( 'Tab' );
	await visitor.keyboard.type( 'reader@example.org' );
	await press( 'Enter' );
	await at( 'How do you like the shop?' );
	await press( 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter' );
	await at( 'Would you recommend us?' );
	await press( 'Escape' );
	await expect( focused ).toHaveAccessibleName( 'Open the survey' );
	await press( 'Enter', 'Tab', 'Tab', 'ArrowLeft', 'ArrowLeft', 'Tab' ); // V20: the first tool has visible focus.
	await visitor.keyboard.type( 'Fast' );
	await press( 'Tab', 'Tab', 'Tab', 'Enter' );

	expectAnswers( await sent() );
	await at( 'Thanks for your feedback!' );
	await press( 'Shift+Tab', 'Enter' );
	await expect( card ).toHaveCount( 0 );
} );

/** Guards against: the focus was lost at a closed list, and its text was missing, because the build had shortened its name. */
test( 'types of the extended bundle work with the keyboard alone', async ( { page, visitor } ) => {
	const { card, sent } = await meet( page, visitor, 'More by keyboard', oneOfEachExtendedType );
	const press = async ( ...keys: string[] ): Promise< void > => {
		for ( const key of keys ) {
			await visitor.keyboard.press( key );
		}
	};
	const at = async ( title: string, state: string ): Promise< void > => {
		await expect( card ).toContainText( title );
		await screenshot( visitor, `visitor-type-${ state }` );
		await expect.poll( () => accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
	};

	await at( 'Welcome!', 'statement' );
	await press( 'Shift+Tab', 'Enter' );
	await at( 'How satisfied are you?', 'faces' );
	await press( 'ArrowRight', 'ArrowRight', 'ArrowRight' );
	await expect( card.getByRole( 'radio', { name: 'Satisfied', exact: true } ) ).toBeChecked();
	await press( 'Enter' );
	await at( 'It was easy.', 'effort' );
	await press( 'ArrowRight', 'Enter' );
	await at( 'How much fun was it?', 'number-scale' );
	await press( 'Space', 'Enter' );
	await at( 'Where do you live?', 'list-closed' );
	await expect( card.locator( ':focus' ) ).toHaveText( 'Choose…' );
	await press( 'Enter', 'Tab' );
	await visitor.keyboard.type( 'zur' );
	await press( 'Tab', 'Space' );
	await at( 'Where do you live?', 'list' );
	await press( 'Enter' );
	await expect( card.locator( ':focus' ) ).toHaveText( 'Zürich' );
	await card.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
	await at( 'How was it?', 'matrix' );
	await press( '2', '1' );
	await at( 'How was it?', 'matrix-answered' );
	await press( 'Tab', 'Tab', 'Tab', 'Enter' );
	await at( 'What matters most?', 'ranking' );
	await press( 'Tab', 'Space' );
	await expect( card.locator( ':focus' ) ).toHaveAccessibleName( '1. View' );
	await press( 'Enter' );
	await at( 'Rank all items.', 'ranking-incomplete' );
	await expect( card.locator( ':focus' ) ).toHaveAccessibleName( 'Staff' );
	await press( 'Space' );
	await expect( card.getByRole( 'checkbox' ).last() ).toHaveAccessibleName( '3. Price' );
	await press( 'Tab', 'Enter' );
	await expect( card.locator( ':focus' ) ).toHaveAccessibleName( 'Move Staff up' );
	await expect( card.locator( 'fieldset [role=status]' ) ).toHaveText( 'Staff is now number 1 of 3.' );
	await at( 'What matters most?', 'ranking-answered' );
	await press( 'Shift+Tab', 'Enter' );
	await at( 'How full is it?', 'slider' );
	await press( 'ArrowRight', 'Enter' );
	await at( 'How many?', 'number' );
	await visitor.keyboard.type( 'ten' );
	await press( 'Enter' );
	await at( 'Enter a whole number, such as 12.', 'number-wrong' );
	await press( 'Control+A' );
	await visitor.keyboard.type( '12' );
	await press( 'Enter' );
	await at( 'When was it?', 'date' );
	await visitor.keyboard.type( '03' );
	await press( 'Enter' );
	await at( 'Enter a complete date.', 'date-incomplete' );
	await visitor.keyboard.type( '03142027' );
	await press( 'Enter' );
	await at( 'Enter Dec 31, 2026 or an earlier date.', 'date-late' );
	await press( 'Shift+Tab', 'Shift+Tab' );
	await visitor.keyboard.type( '03142026' );
	await press( 'Enter' );
	await at( 'Terms', 'consent' );
	await press( 'Space', 'Enter' );

	const { answers } = await sent();
	expect( answers.map( ( { value } ) => value ) ).toEqual( [
		null,
		4,
		2,
		0,
		'Zürich',
		'Good',
		'Bad',
		1,
		2,
		3,
		55,
		12,
		'2026-03-14',
		'I agree.',
	] );
} );

test( 'the script of a question type loads once, and only if the survey has one', async ( { page, visitor } ) => {
	const loaded: string[] = [];
	visitor.on( 'request', ( request ) => {
		const name = /\/build\/widget\/types\/([\w-]+)\.js/.exec( request.url() )?.[ 1 ];
		if ( name ) {
			loaded.push( name );
		}
	} );
	const questions = oneOfEachExtendedType().filter( ( { type } ) => type === 'csat' || type === 'slider' );
	const scale = questions.filter( ( { type } ) => type === 'csat' );
	const slider = questions.filter( ( { type } ) => type === 'slider' );

	const { card } = await meet( page, visitor, 'Only a scale', () => scale );
	await expect( card ).toContainText( 'How satisfied are you?' );
	expect( loaded ).toEqual( [] );

	await meet( page, visitor, 'Two sliders', () => [ ...slider, ...slider ] );
	await expect( card ).toContainText( 'How full is it?' );
	expect( loaded ).toEqual( [ 'slider' ] );
} );
