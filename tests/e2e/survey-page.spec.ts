import { readFileSync } from 'node:fs';
import { devices } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { QuestionDraft } from '../../src/contract/types';
import { inline, read } from './support/journeys';
import { Owner } from './support/owner';
import { expect, test } from './support/test';

const FIRST = 'c4a0a2c6-3b0e-4b64-9f0e-5d6c1f3a9e01';

const questions: QuestionDraft[] = [
	{ id: FIRST, title: 'Which tea?', type: 'radio-button', config: { options: [ 'Green', 'Black' ] } },
	{
		title: 'Why black?',
		type: 'text',
		logic: { enabled: true, action: 'show', conditions: [ { question_id: FIRST, compare: '=', value: 'Black' } ] },
	},
];

const asked = (): QuestionDraft[] => {
	const id = crypto.randomUUID();
	return JSON.parse( JSON.stringify( questions ).replaceAll( FIRST, id ) ) as QuestionDraft[];
};

async function shared( page: Page, slug: string, embed = false ) {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Tea & us', asked(), {
		share_page: { enabled: true, slug, heading: '', embed },
		targeting: { pages: 'select', page_rules: [ { logic: 'page_url_contains', operator: '&&', data: '/shop' } ] },
	} );
	return { owner, survey, url: `/?userfeedback_survey=${ slug }` };
}

test( 'a survey has its own page, and its answers are in the results', async ( { page, visitor } ) => {
	const { owner, survey, url } = await shared( page, 'tea' );
	const response = await visitor.goto( url );
	const headers = response?.headers() ?? {};

	expect( response?.status() ).toBe( 200 );
	expect( headers[ 'x-robots-tag' ] ).toBe( 'noindex, nofollow' );
	expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
	expect( headers[ 'content-security-policy' ] ).toContain( "frame-ancestors 'self'" );
	await expect( visitor ).toHaveTitle( 'Tea & us' );
	await expect( visitor.getByRole( 'heading', { name: 'Tea & us', level: 1 } ) ).toBeVisible();
	const stored = visitor.waitForResponse( /\/responses$|do=response/ );
	await inline( visitor ).getByText( 'Green' ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await expect( inline( visitor ) ).toContainText( 'Thanks for your feedback!' );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Green', null ] ] );

	await visitor.reload();
	await expect( visitor.getByText( 'You have already answered this survey.' ) ).toBeVisible();
} );

test( 'a browser without JavaScript gets a form that loses nothing', async ( { page, browser, baseURL } ) => {
	const { owner, survey, url } = await shared( page, 'tea-form' );
	const context = await browser.newContext( {
		baseURL: baseURL ?? '',
		javaScriptEnabled: false,
		storageState: { cookies: [], origins: [] },
	} );
	const visitor = await context.newPage();
	await visitor.goto( url );
	await visitor.getByRole( 'radio', { name: 'Black' } ).check();
	await visitor.getByRole( 'button', { name: 'Submit' } ).click();

	await expect( visitor.getByRole( 'alert' ) ).toHaveText( 'There are more questions, based on your answers.' );
	await expect( visitor.getByRole( 'radio', { name: 'Black' } ) ).toBeChecked();
	await visitor.getByLabel( 'Why black?' ).fill( '<b>Strong</b>' );
	await visitor.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( visitor.getByRole( 'status' ) ).toContainText( 'Thanks for your feedback!' );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Black', '<b>Strong</b>' ] ] );
	await visitor.goto( url );
	await expect( visitor.getByText( 'You have already answered this survey.' ) ).toBeVisible();
	await context.close();
} );

test.describe( 'where the widget is blocked', () => {
	test.use( { expectedError: /loader|ERR_FAILED/ } );

	test( 'the form shows', async ( { page, visitor } ) => {
		const { url } = await shared( page, 'tea-blocked' );
		await visitor.route( /loader\.js/, ( route ) => route.abort() );
		await visitor.goto( url );

		await expect( visitor.getByLabel( 'Green' ) ).toBeHidden();
		await expect( visitor.getByLabel( 'Green' ) ).toBeVisible( { timeout: 15_000 } );
		await visitor.getByLabel( 'Green' ).check();
		await visitor.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( visitor.getByRole( 'status' ) ).toContainText( 'Thanks for your feedback!' );
		await visitor.goBack();
		await expect( visitor.getByText( 'You have already answered this survey.' ) ).toBeVisible();
	} );
} );

test( 'a single-use link can be answered once', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'By invitation', asked(), {
		share_page: { enabled: true, slug: 'invited', invited: true },
	} );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/publish` );
	await page.getByLabel( 'Number of single-use links' ).fill( '2' );
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download links as CSV' } ).click();
	const [ , first = '', second = '' ] = readFileSync( await ( await download ).path(), 'utf8' ).split( '\r\n' );

	await visitor.goto( '/' );
	await expect( visitor.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );
	await visitor.goto( first );
	await inline( visitor ).getByText( 'Green' ).click();
	await expect( inline( visitor ) ).toContainText( 'Thanks for your feedback!' );
	await visitor.reload();
	await expect( visitor.getByText( 'This link has already been used.' ) ).toBeVisible();
	await visitor.goto( second );
	await inline( visitor ).getByText( 'Green' ).click();
	await expect( inline( visitor ) ).toContainText( 'Thanks for your feedback!' );
	expect( await owner.responsesTo( survey ) ).toBe( 2 );
} );

test( 'a visitor continues on another device with a single-use link', async ( { page, visitor, browser } ) => {
	const owner = new Owner( page );
	const drinks = [ 'Tea', 'Coffee', 'Milk' ].map( ( title ): QuestionDraft => ( {
		id: crypto.randomUUID(),
		title: `${ title }?`,
		type: 'radio-button',
		config: { options: [ 'Yes', 'No' ] },
	} ) );
	const survey = await owner.publishAlone( 'On two devices', drinks, {
		share_page: { enabled: true, slug: 'two-devices', invited: true },
		behavior: { drop_off: true, keep_partial: true },
	} );
	const link = await owner.linkTo( survey );
	await visitor.goto( link );
	await inline( visitor ).getByText( 'No' ).click();
	await expect( inline( visitor ) ).toContainText( 'Coffee?' );
	await read( visitor, inline( visitor ) );
	await inline( visitor ).getByText( 'Yes' ).click();
	await expect( inline( visitor ) ).toContainText( 'Milk?' );
	await expect( visitor.getByText( 'Welcome back.' ) ).toHaveCount( 0 );
	await visitor.close();
	await expect.poll( () => owner.dropOffOf( survey ) ).toMatchObject( { visits: 0, in_progress: 1 } );

	const phone = await browser.newContext( {
		...devices[ 'Pixel 7' ],
		storageState: { cookies: [], origins: [] },
	} );
	const second = await phone.newPage();
	await second.goto( link );
	await expect( inline( second ) ).toContainText( 'Milk?' );
	await expect( second.getByRole( 'status' ).getByText( 'Welcome back. Your earlier answers' ) ).toBeVisible();
	await inline( second ).getByRole( 'button', { name: 'Back' } ).click();
	await expect( inline( second ) ).toContainText( 'Coffee?' );
	await expect( inline( second ).getByRole( 'radio', { name: 'Yes' } ) ).toBeChecked();
	await inline( second ).getByRole( 'button', { name: 'Next' } ).click();
	await expect( inline( second ) ).toContainText( 'Milk?' );
	await read( second, inline( second ) );
	await inline( second ).getByText( 'Yes' ).click();
	await expect( inline( second ) ).toContainText( 'Thanks for your feedback!' );
	await expect( second.getByText( 'Welcome back.' ) ).toHaveCount( 0 );
	await second.reload();
	await expect( second.getByText( 'This link has already been used.' ) ).toBeVisible();
	await phone.close();

	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'No', 'Yes', 'Yes' ] ] );
	const answered = { shown: 1, answered: 1, skipped: 0, left: 0 };
	expect( await owner.dropOffOf( survey ) ).toMatchObject( {
		visits: 1,
		finished: 1,
		in_progress: 0,
		questions: [ answered, answered, answered ],
	} );
} );

test.describe( 'a personal link', () => {
	test.use( { expectedError: /403/ } );

	test( 'stores its value, which visitors can’t replace', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone(
			'Personal links',
			[ ...asked(), { id: crypto.randomUUID(), title: 'customer', type: 'hidden' } ],
			{ share_page: { enabled: true, slug: 'personal', invited: true } }
		);
		await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/publish` );
		await page.getByLabel( 'Links', { exact: true } ).selectOption( { index: 1 } );
		await page.getByLabel( 'Values of “customer”, one per line' ).fill( '4711\nÅsa, Inc.' );
		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Download links as CSV' } ).click();
		const lines = readFileSync( await ( await download ).path(), 'utf8' ).split( '\r\n' );
		const link = /^"Åsa, Inc\.",(.*)$/.exec( lines[ 2 ] ?? '' )?.[ 1 ] ?? '';

		const changed = new URL( link );
		changed.searchParams.set( 'customer', '4711' );
		await visitor.goto( changed.href );
		await expect( visitor.getByText( 'use the link in your invitation' ) ).toBeVisible();
		await visitor.goto( link );
		await inline( visitor ).getByText( 'Green' ).click();
		await expect( inline( visitor ) ).toContainText( 'Thanks for your feedback!' );
		await visitor.reload();
		await expect( visitor.getByText( 'This link has already been used.' ) ).toBeVisible();
		expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Green', null, 'Åsa, Inc.' ] ] );
	} );
} );

test( 'another site can frame the page only if its owner allows it', async ( { page, visitor } ) => {
	const { url } = await shared( page, 'tea-framed', true );
	const response = await visitor.goto( url );

	expect( response?.headers()[ 'content-security-policy' ] ).not.toContain( 'frame-ancestors' );
	expect( response?.headers()[ 'x-frame-options' ] ).toBeUndefined();
} );

test( 'an owner shares a survey from the builder', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'From the builder', asked() );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/publish` );
	await page.getByLabel( 'Give this survey its own page' ).check();
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();

	await expect( page.getByLabel( 'Page address' ) ).toHaveValue( 'from-the-builder' );
	await page.getByRole( 'button', { name: 'Show QR code' } ).click();
	await expect( page.getByRole( 'img', { name: /^QR code for .*from-the-builder/ } ) ).toBeVisible();
	const link = await page.getByRole( 'link', { name: /Open page/ } ).getAttribute( 'href' );
	await visitor.goto( link ?? '' );
	await expect( inline( visitor ) ).toContainText( 'Which tea?' );
} );

test.describe( 'a page that visitors cannot open', () => {
	test.use( { expectedError: /404/ } );

	test( 'unknown pages and drafts are not found', async ( { page, visitor } ) => {
		const { owner, url } = await shared( page, 'tea-draft' );
		await owner.unpublishAll();

		expect( ( await visitor.goto( url ) )?.status() ).toBe( 404 );
		expect( ( await visitor.goto( '/?userfeedback_survey=nothing' ) )?.status() ).toBe( 404 );
		expect( ( await page.goto( url ) )?.status() ).toBe( 200 );
		await expect( page.getByText( 'Preview for survey editors' ) ).toBeVisible();
	} );
} );
