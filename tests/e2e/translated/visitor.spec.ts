import type { Page } from 'playwright/test';
import { Owner } from '../support/owner';
import { answer } from '../support/answers';
import { read } from '../support/journeys';
import { screenshot } from '../support/screenshot';
import { pseudo } from '../support/translated/pseudo';
import { test } from '../support/translated/site';
import { Walk } from '../support/translated/walk';
import { expect } from '../support/test';

const option = ( label: string, name: string ) => ( { label, icon: { style: 'outline' as const, name } } );

/** One question of each type, without Latin letters. */
const questions = ( origin: string ) => [
	{ title: '1;', type: 'radio-button' as const, config: { options: [ 'Άλφα', 'Βήτα' ] } },
	{ title: '2;', type: 'checkbox' as const, config: { options: [ 'Άλφα', 'Βήτα' ] } },
	{
		title: '3;',
		type: 'image-radio' as const,
		config: {
			options: [ 'Άλφα', 'Βήτα' ].map( ( label ) => ( {
				label,
				image: `${ origin }/wp-includes/images/w-logo-blue.png`,
			} ) ),
		},
	},
	{
		title: '4;',
		type: 'icon-choice' as const,
		config: { options: [ option( 'Άλφα', 'sun' ), option( 'Βήτα', 'cloud-rain' ) ] },
	},
	{ title: '5;', type: 'text' as const, settings: { required: true } },
	{ title: '6;', type: 'long-text' as const },
	{ title: '7;', type: 'email' as const, config: { include_name: true } },
	{ title: '8;', type: 'star-rating' as const, settings: { comment_box: true } },
	{ title: '9;', type: 'nps' as const, settings: { comment_box: true } },
];

const surveyOf = ( visitor: Page ) => visitor.getByRole( 'region', { name: pseudo( 'Survey' ) } );

/** Places where the widget renders: its own elements at the end of the page, or embedded in it. */
const WIDGET = '[id^="userfeedback"], [class*="userfeedback"], body > :last-child';

test( 'no question, error or thank-you message on a visitor’s page contains English', async ( {
	page,
	visitor,
	site,
} ) => {
	const owner = new Owner( page );
	const walk = new Walk( visitor );
	const survey = await owner.publishAlone( 'Τσάι', questions( site.url ) );
	await visitor.goto( '/' );
	const card = surveyOf( visitor );
	await read( visitor, card );
	const skip = card.getByRole( 'button', { name: pseudo( 'Skip' ) } );
	const next = card.getByRole( 'button', { name: pseudo( 'Next' ) } );
	for ( const place of [ 1, 2, 3, 4, 5, 6, 7, 8, 9 ] ) {
		await expect( card ).toContainText( `${ String( place ) };` );
		await walk.read( `question ${ String( place ) }`, WIDGET, visitor );
		if ( place === 5 ) {
			await next.click();
			await expect( card ).toContainText( pseudo( 'Please answer this question.' ) );
			await walk.read( 'nothing answered', WIDGET, visitor );
			await card.getByRole( 'textbox' ).fill( 'Ναι' );
			await next.click();
		} else if ( place === 7 ) {
			await card.getByRole( 'textbox' ).last().fill( 'Ναι' );
			await next.click();
			await expect( card ).toContainText( pseudo( 'Enter a valid email address.' ) );
			await walk.read( 'no address', WIDGET, visitor );
			await card.getByRole( 'textbox' ).last().fill( '' );
			await skip.click();
		} else if ( place >= 8 ) {
			await card.locator( 'label' ).nth( 4 ).click();
			await walk.read( `rated ${ String( place ) }`, WIDGET, visitor );
			await card.getByRole( 'button', { name: pseudo( place === 9 ? 'Submit' : 'Next' ) } ).click();
		} else {
			await skip.click();
		}
	}
	await expect( card ).toContainText( pseudo( 'Thanks for your feedback!' ) );
	await walk.read( 'thanks', WIDGET, visitor );
	await screenshot( visitor, 'translated-thanks' );
	await expect.poll( () => owner.responsesTo( survey ) ).toBe( 1 );

	await test.step( 'minimized', async () => {
		await owner.publishAlone( 'Τσάι', questions( site.url ).slice( 0, 1 ), {
			behavior: { start_minimized: true },
		} );
		await visitor.context().clearCookies();
		await visitor.goto( '/' );
		await expect( card.getByRole( 'button' ).first() ).toBeVisible();
		await walk.read( 'minimised', WIDGET, visitor );
	} );

	await test.step( 'a rating below a post', async () => {
		await visitor.goto( '/water/' );
		await walk.read( 'rating', '.userfeedback-post-rating', visitor );
		await visitor.locator( '.userfeedback-post-rating label' ).nth( 0 ).click();
		await expect( visitor.locator( '.userfeedback-post-rating textarea' ) ).toBeVisible();
		await walk.read( 'asked why', '.userfeedback-post-rating', visitor );
		await visitor.locator( '.userfeedback-post-rating textarea' ).fill( 'Ναι' );
		await visitor.getByRole( 'button', { name: pseudo( 'Send' ), exact: true } ).click();
		await expect( visitor.locator( '.userfeedback-post-rating textarea' ) ).toBeHidden();
		await walk.read( 'thanked', '.userfeedback-post-rating', visitor );
		await screenshot( visitor, 'translated-rating' );
	} );
	walk.end();
} );

test( 'no shared result and no admin bar panel contains English', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const walk = new Walk( page );
	const survey = await owner.publishAlone( 'Τσάι', [
		{ title: '1;', type: 'radio-button', config: { options: [ 'Άλφα', 'Βήτα' ] } },
		{ title: '2;', type: 'nps' },
	] );
	await answer( visitor, survey, [ 'Άλφα', 9 ] );
	await answer( visitor, survey, [ 'Άλφα', null ] );
	const link = await owner.share( survey );
	await visitor.goto( link );
	await walk.read( 'shared', 'body', visitor );
	expect( await visitor.title() ).not.toMatch( /results/i );
	await screenshot( visitor, 'translated-shared' );

	const place = await owner.addPage( 'Θέση', `[userfeedback id="${ String( survey.id ) }"]` );
	await page.goto( place );
	await walk.read( 'admin bar', '#wp-admin-bar-userfeedback-why, [id^="wp-admin-bar-userfeedback"]' );
	await page.locator( '#wp-admin-bar-userfeedback-why > .ab-item' ).click();
	await page.getByRole( 'dialog' ).waitFor();
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'Τσάι' );
	for ( const more of await page.getByRole( 'dialog' ).locator( 'summary, h3, h4, [aria-expanded="false"]' ).all() ) {
		await more.click().catch( () => undefined );
	}
	await walk.read( 'panel', '#wpadminbar + div' );
	await screenshot( page, 'translated-panel' );
	walk.end();
} );
