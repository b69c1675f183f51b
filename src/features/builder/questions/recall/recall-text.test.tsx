import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const NAME = '11111111-1111-4111-8111-111111111111';
const PLACE = '22222222-2222-4222-8222-222222222222';
const WHY = '33333333-3333-4333-8333-333333333333';

async function open( title = 'Why' ) {
	const survey = surveyOf( {
		id: 5,
		status: 'draft',
		questions: [
			questionOf( { id: NAME, title: 'Your name?' } ),
			questionOf( { id: PLACE, title: 'Where from?' } ),
			questionOf( { id: WHY, title } ),
		],
	} );
	const site = new FakeSite( [ survey ] );
	const app = await openApp( 'surveys', '/edit/5/questions', site );
	const outline = await screen.findAllByText( title.replace( /\{\{.*\|(.*)\}\}/, '[$1]' ) );
	await app.user.click( outline[ 0 ] as Element );
	const field = await screen.findByRole< HTMLInputElement >( 'textbox', { name: 'Question' } );
	await waitFor( () => expect( field.value ).toContain( 'Why' ) );
	return { ...app, site, field: screen.getByRole< HTMLInputElement >( 'textbox', { name: 'Question' } ) };
}

const titles = () => screen.queryAllByRole( 'option' ).filter( ( option ) => option.closest( '.uf-recall' ) );
const saved = ( site: FakeSite ) =>
	( site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined )?.questions?.[ 2 ]?.title;

describe( 'inserting an answer', () => {
	it( 'starts with @ after a space, filters, and takes Enter', async () => {
		const { user, field, site } = await open();
		await user.type( field, ', @' );
		expect( titles().map( ( option ) => option.textContent ) ).toEqual( [
			expect.stringContaining( 'Your name?' ),
			expect.stringContaining( 'Where from?' ),
		] );
		await user.type( field, 'where' );
		expect( titles() ).toHaveLength( 1 );
		expect( field.getAttribute( 'aria-activedescendant' ) ).toBe( titles()[ 0 ]?.id );
		await user.keyboard( '{Enter}' );
		expect( field.value ).toBe( 'Why, {{your answer}}' );
		expect( titles() ).toEqual( [] );

		const fallback = screen.getByRole( 'textbox', { name: 'If there’s no answer' } );
		await user.clear( fallback );
		await user.type( fallback, 'there' );
		expect( field.value ).toBe( 'Why, {{there}}' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( saved( site ) ).toBe( `Why, {{${ PLACE }|there}}` ) );
	} );

	it( 'never interrupts an email address or a text with @', async () => {
		const { user, field } = await open();
		await user.type( field, ' a@b' );
		expect( titles() ).toEqual( [] );
		await user.type( field, ' @ home{Escape} @5' );
		expect( field.value ).toBe( 'Why a@b @ home @5' );
		expect( titles() ).toEqual( [] );
	} );

	it( 'closes with Escape and keeps the text', async () => {
		const { user, field } = await open();
		await user.type( field, ' @{Escape}' );
		expect( titles() ).toEqual( [] );
		expect( field.value ).toBe( 'Why @' );
		expect( document.activeElement ).toBe( field );
	} );

	it( 'works with the button and arrow keys', async () => {
		const { user, field } = await open();
		await user.click( field );
		await user.click( screen.getByRole( 'button', { name: 'Insert answer' } ) );
		expect( screen.getByRole( 'listbox', { name: 'Answers' } ) ).toBeTruthy();
		await waitFor( () => expect( document.activeElement ).toBe( field ) );
		await user.keyboard( '{ArrowDown}{ArrowDown}{ArrowUp}{Enter}' );
		await waitFor( () => expect( field.value ).toBe( 'Why{{your answer}}' ) );
		expect( screen.getByText( 'Answer to “Where from?”' ) ).toBeTruthy();
	} );

	it( 'removes an answer and returns to the text', async () => {
		const { user, field } = await open( `Why, {{${ NAME }|you}}` );
		expect( field.value ).toBe( 'Why, {{you}}' );
		await user.click( screen.getByRole( 'button', { name: 'Remove the answer to “Your name?”' } ) );
		expect( field.value ).toBe( 'Why, ' );
		await waitFor( () => expect( document.activeElement ).toBe( field ) );
	} );

	it( 'keeps an answer whose question was deleted, without its ID', async () => {
		const { user, field } = await open( `Why, {{44444444-4444-4444-8444-444444444444|you}}` );
		expect( screen.getByText( 'Answer to “Unavailable question”' ) ).toBeTruthy();
		await user.type( field, '?' );
		expect( field.value ).toBe( 'Why, {{you}}?' );
		expect( within( document.body ).queryByText( /44444444/ ) ).toBeNull();
	} );
} );
