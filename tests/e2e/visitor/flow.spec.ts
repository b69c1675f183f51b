import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { QuestionDraft } from '../../../src/contract/types';
import { accessibilityFaults } from '../support/axe';
import { floating, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

const FRUIT = [ 'Apple', 'Pear', 'Plum', 'Cherry', 'Quince' ];

const drinks = ( id: string ): QuestionDraft => ( {
	id,
	title: 'What do you drink?',
	type: 'radio-button',
	config: { options: [ 'Tea', 'Coffee' ] },
} );

test( 'questions follow the answers, go back, and continue on reload and other pages', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const id = randomUUID();
	const conditions = [ { question_id: id, compare: '=' as const, value: 'Tea' } ];
	const survey = await owner.publishAlone( 'Drinks', [
		drinks( id ),
		{ title: 'Which tea?', type: 'text', logic: { enabled: true, action: 'show', conditions } },
		{ title: 'Anything else?', type: 'text' },
	] );
	await visitor.goto( '/' );
	const card = floating( visitor );
	const back = card.getByRole( 'button', { name: 'Back' } );
	const box = card.getByRole( 'textbox' );
	await read( visitor );

	await card.getByText( 'Coffee' ).click();
	await expect( card ).toContainText( 'Anything else?' );
	await back.click();
	await expect( card.getByRole( 'radio', { name: 'Coffee' } ) ).toBeChecked();
	await card.getByText( 'Tea', { exact: true } ).click();
	await expect( card ).toContainText( 'Which tea?' );
	await box.fill( 'Green' );
	await visitor.reload();
	await expect( card ).toContainText( 'Which tea?' );
	await expect( box ).toHaveValue( 'Green' );
	await card.getByRole( 'button', { name: 'Next' } ).click();
	await expect( card ).toContainText( 'Anything else?' );
	await visitor.goto( '/sample-page/' );
	await expect( card ).toContainText( 'Anything else?' );
	await back.click();
	await expect( box ).toHaveValue( 'Green' );

	await back.click();
	await card.getByText( 'Coffee' ).click(); // The tea question is off the path now and isn't sent.
	await expect( card ).toContainText( 'Anything else?' );
	await read( visitor );
	await box.fill( 'No' );
	await card.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( card ).toContainText( 'Thanks for your feedback!' );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Coffee', null, 'No' ] ] );
} );

test( 'after the last question, the first matching condition sets the redirect page', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const [ tea, coffee ] = [ await target( owner, 'All about tea' ), await target( owner, 'All about coffee' ) ];
	const id = randomUUID();
	const to = ( condition: string, chosen: Target ) => ( {
		question: id,
		condition_type: '=' as const,
		condition,
		page: chosen.choice,
	} );
	const survey = await owner.publishAlone( 'Ways', [ drinks( id ) ], {
		behavior: { display_length: 'repeatedly' },
		thank_you: { type: 'conditional_redirect', conditions: [ to( 'Tea', tea ), to( 'Coffee', coffee ) ] },
	} );
	for ( const [ answer, chosen ] of [
		[ 'Coffee', coffee ],
		[ 'Tea', tea ],
	] as const ) {
		await visitor.goto( '/' );
		await choose( visitor, answer );
		await visitor.waitForURL( chosen.link );
	}
	expect( await owner.responsesTo( survey ) ).toBe( 2 );
} );

test( 'after the last question, a visitor is redirected to the single page for all', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const chosen = await target( owner, 'Thank you all' );
	const survey = await owner.publishAlone( 'One way', [ drinks( randomUUID() ) ], {
		thank_you: { type: 'redirect', redirect_to: chosen.choice },
	} );
	await visitor.goto( '/' );
	await choose( visitor, 'Tea' );
	await visitor.waitForURL( chosen.link );
	expect( await owner.responsesTo( survey ) ).toBe( 1 );
} );

test( 'shuffled options keep their order for the entire visit', async ( { page, visitor, browser } ) => {
	const settings = { randomize: true };
	await new Owner( page ).publishAlone( 'Shuffled', [
		{ title: 'Which fruit?', type: 'radio-button', config: { options: FRUIT }, settings },
	] );
	await visitor.goto( '/' );
	const order = await options( visitor );
	expect( [ ...order ].sort() ).toEqual( [ ...FRUIT ].sort() );
	await visitor.reload();
	expect( await options( visitor ) ).toEqual( order );
	await visitor.goto( '/sample-page/' );
	expect( await options( visitor ) ).toEqual( order );

	const orders = new Set( [ order.join() ] );
	for ( let visitors = 0; orders.size === 1 && visitors < 20; visitors += 1 ) {
		const context = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
		const another = await context.newPage();
		await another.goto( visitor.url() );
		orders.add( ( await options( another ) ).join() );
		await context.close();
	}
	expect( orders.size ).toBe( 2 );
} );

test( 'a visitor who is too late for a limit reads so and never sees the thanks', async ( {
	page,
	visitor,
	browser,
} ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Giveaway', [ drinks( randomUUID() ) ], {
		behavior: { max_responses: 1, hard_limit: true, late_message: 'All gone, sorry!' },
		thank_you: { type: 'message', message: 'You are in!' },
	} );
	await visitor.goto( '/' );
	await read( visitor );
	const context = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
	const first = await context.newPage();
	await first.goto( visitor.url() );
	await choose( first, 'Tea' );
	await expect( floating( first ) ).toContainText( 'You are in!' );
	await context.close();

	await choose( visitor, 'Coffee' );
	await expect( floating( visitor ) ).toContainText( 'All gone, sorry!' );
	await expect( floating( visitor ) ).not.toContainText( 'You are in!' );
	await expect( floating( visitor ).locator( '.mark' ), 'a check mark would look like success' ).toHaveCount( 0 );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Tea' ] ] );
} );

test( 'the owner sees at which question visitors left', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Drop-off', [ drinks( randomUUID() ), { title: 'Why?', type: 'text' } ], {
		behavior: { drop_off: true },
	} );
	const leaving = await visitor.context().newPage();
	await leaving.goto( '/' );
	await choose( leaving, 'Coffee' );
	await expect( floating( leaving ) ).toContainText( 'Why?' );
	await leaving.close();
	await expect.poll( () => owner.dropOffOf( survey ) ).toMatchObject( { visits: 0, in_progress: 1 } );

	await visitor.goto( '/' );
	await choose( visitor, 'Tea' );
	await visitor.goto( '/sample-page/' );
	await expect( floating( visitor ) ).toContainText( 'Why?' );
	await expect.poll( () => owner.dropOffOf( survey ) ).toMatchObject( { visits: 0, in_progress: 2 } );

	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( 'It’s warm.' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	await visitor.goto( '/' );
	const answered = { shown: 1, answered: 1, skipped: 0, left: 0 };
	expect( await owner.dropOffOf( survey ), 'the visit on two pages is one' ).toMatchObject( {
		visits: 1,
		finished: 1,
		in_progress: 1,
		questions: [ answered, answered ],
	} );

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByText( /^1 visit, 1 finished \(100%\)/ ) ).toBeVisible();
	await expect( page.getByText( /1 visit isn’t counted yet/ ) ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
} );

interface Target {
	link: string;
	choice: { id: number; label: string };
}

async function target( owner: Owner, title: string ): Promise< Target > {
	const { id, link } = await owner.add( 'pages', { title, status: 'publish' } );
	return { link, choice: { id, label: title } };
}

async function choose( visitor: Page, option: string ): Promise< void > {
	await read( visitor );
	await floating( visitor ).getByText( option, { exact: true } ).click();
}

async function options( visitor: Page ): Promise< string[] > {
	await floating( visitor ).waitFor();
	return floating( visitor ).locator( '.option' ).allTextContents();
}
