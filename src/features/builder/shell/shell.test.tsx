import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, renderHookAt, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { useBuilderSession } from './use-builder-session';

afterEach( stopServing );

const sentDrafts = ( site: FakeSite ) => site.sent( 'POST /surveys' ) as SurveyDraft[];
const titleField = () => screen.findByRole( 'textbox', { name: 'Question' } );
const stored = ( status: 'draft' | 'publish' ) =>
	surveyOf( { id: 5, status, questions: [ questionOf( { title: 'First' } ) ] } );
const save = () => screen.getByRole( 'button', { name: 'Save' } );

describe( 'the steps', () => {
	it( 'show the number of problems in an unfinished one, and a click opens it', async () => {
		const { user, address } = await openApp(
			'surveys',
			'/edit/5/questions',
			new FakeSite( [ stored( 'draft' ) ] )
		);
		await user.clear( await titleField() );
		const publish = screen.getByRole( 'button', { name: 'Publish' } );
		expect( publish.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( publish.title ).toBe( 'Finish “Questions” first' );
		await user.click( publish );

		const questions = await screen.findByRole( 'button', { name: 'Questions 1 problem' } );
		await waitFor( () => expect( document.activeElement?.getAttribute( 'aria-invalid' ) ).toBe( 'true' ) );
		expect( address() ).toMatch( /^\/edit\/5\/questions\b/ );
		save().focus();
		await user.click( questions );
		await waitFor( () => expect( document.activeElement?.getAttribute( 'aria-invalid' ) ).toBe( 'true' ) );

		await user.type( await titleField(), 'Why?' );
		expect( screen.getByRole( 'button', { name: 'Questions' } ) ).toBeTruthy();
		expect( publish.getAttribute( 'aria-disabled' ) ).toBe( null );
	} );

	it( 'lead to the problem from another step, too', async () => {
		const survey = surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: '' } ) ] } );
		const { user, address } = await openApp( 'surveys', '/edit/5/publish', new FakeSite( [ survey ] ) );
		await user.click( await screen.findByLabelText( 'Publish' ) );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Questions' } ) );

		await waitFor( () => expect( address() ).toBe( '/edit/5/questions' ) );
	} );

	it( 'are also available as a menu', async () => {
		const { user, address } = await openApp(
			'surveys',
			'/edit/5/questions',
			new FakeSite( [ stored( 'draft' ) ] )
		);
		const menu = await screen.findByRole( 'button', { name: 'Step 1 of 4: Questions' } );
		// Guards against: "1 of 4 Questions" as the visible text above a list of five questions.
		expect( menu.textContent ).toBe( 'Step 1 of 4: Questions' );
		await user.click( menu );
		await user.click( await screen.findByRole( 'menuitem', { name: '4. Publish' } ) );

		await waitFor( () => expect( address() ).toBe( '/edit/5/publish' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Previous' } ) );
		await waitFor( () => expect( address() ).toBe( '/edit/5/notifications' ) );
	} );
} );

describe( 'the save status', () => {
	it( 'is always shown, and Save is disabled when there is nothing to save', async () => {
		const site = new FakeSite( [ stored( 'publish' ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		await titleField();
		expect( save().getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await user.click( save() );
		expect( sentDrafts( site ) ).toEqual( [] );

		await user.type( await titleField(), '!' );
		expect( screen.getByText( 'Unsaved changes' ) ).toBeTruthy();
		await user.click( save() );
		expect( await screen.findByText( /^Saved \d/ ) ).toBeTruthy();
		expect( save().getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	} );

	it( 'shows that a save failed and moves focus to the reason', async () => {
		const site = new FakeSite( [ stored( 'publish' ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		await user.type( await titleField(), '!' );
		site.next.set( 'POST /surveys', { status: 500, body: '<h1>Oops</h1>', isText: true } );
		await user.click( save() );

		await screen.findAllByText( 'Not saved: error 500' );
		await waitFor( () =>
			expect( document.activeElement?.textContent ).toContain( 'Your site returned an error (500)' )
		);
		await user.click( save() );
		expect( await screen.findByText( /^Saved \d/ ) ).toBeTruthy();
	} );

	it( 'saves with Ctrl+S, too, even while the title is being typed', async () => {
		const site = new FakeSite( [ stored( 'publish' ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		await titleField();
		await user.keyboard( '{Control>}s{/Control}' );
		await user.click( screen.getByRole( 'button', { name: /Edit title/ } ) );
		await user.keyboard( 'Renamed{Control>}s{/Control}' );

		await waitFor( () => expect( sentDrafts( site ) ).toMatchObject( [ { id: 5, title: 'Renamed' } ] ) );
	} );
} );

describe( 'saving', () => {
	it( 'publishes a draft only with the publish button', async () => {
		const site = new FakeSite( [ stored( 'draft' ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/publish', site );
		await user.click( await screen.findByLabelText( 'Publish' ) );
		await user.click( screen.getByRole( 'button', { name: /Edit title/ } ) );
		await user.keyboard( 'Renamed{Enter}' );
		await user.click( save() );
		await screen.findByText( 'Saved as a Draft.', { selector: '.components-notice__content' } );
		expect( site.surveys ).toMatchObject( [ { title: 'Renamed', status: 'draft' } ] );

		await user.click( screen.getByRole( 'button', { name: 'Save and Publish' } ) );
		await waitFor( () => expect( site.surveys ).toMatchObject( [ { status: 'publish' } ] ) );
	} );

	it( 'names a survey after its first question until the owner gives it a title', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'surveys', '/new', site );
		await user.click( await screen.findByRole( 'button', { name: /^Start from Scratch/ } ) );
		await user.type( await titleField(), 'How  are you?' );
		await user.click( save() );
		await screen.findByRole( 'button', { name: 'How are you? Edit title' } );
		await user.type( await titleField(), ' Well?' );
		await user.click( save() );
		await user.click( await screen.findByRole( 'button', { name: 'How are you? Well? Edit title' } ) );
		await user.keyboard( 'Mood{Enter}' );
		await user.type( await titleField(), ' So?' );
		await user.click( save() );

		await waitFor( () => expect( sentDrafts( site )[ 2 ] ).toMatchObject( { title: 'Mood' } ) );
	} );

	it( 'is offered when leaving, and the builder stays open if saving fails', async () => {
		const site = new FakeSite( [ stored( 'publish' ) ] );
		const { user, address } = await openApp( 'surveys', '/edit/5/questions', site );
		await user.type( await titleField(), '!' );
		const leave = async () => {
			await user.click( screen.getByText( 'Close', { selector: '.uf-frame__close' } ) );
			const dialog = await screen.findByRole( 'dialog' );
			await user.click( within( dialog ).getByRole( 'button', { name: 'Save and leave' } ) );
		};
		site.next.set( 'POST /surveys', { status: 500, body: '<h1>Oops</h1>', isText: true } );
		await leave();
		await screen.findAllByText( 'Not saved: error 500' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( address() ).toBe( '/edit/5/questions' );

		await leave();
		await waitFor( () => expect( address() ).toBe( '/' ) );
		expect( site.surveys ).toMatchObject( [ { questions: [ { title: 'First!' } ] } ] );
	} );
} );

// Guards against: the address with the id was drawn later, or never, so the next survey opened with the last one's questions.
describe( 'a new survey that has just got its id', () => {
	const openNew = () => {
		const { latest, go } = renderHookAt( '/new/questions', useBuilderSession );
		const { key, adopt } = latest();
		act( () => adopt( 7, '/new/questions' ) );
		return { key, session: latest, go };
	};

	it( 'stays open while its address follows', async () => {
		const { key, session, go } = openNew();
		expect( session() ).toMatchObject( { key, id: 7, isBack: false } );
		await go( '/edit/7/questions' );
		expect( session() ).toMatchObject( { key, id: 7, isBack: false } );
		await go( '/new/questions' );
		expect( session() ).toMatchObject( { key, id: 7, isBack: true } );
	} );

	it( 'is opened again by the browser’s Back before its address is drawn', async () => {
		const { key, session, go } = openNew();
		await go( '/new/setup' );
		expect( session() ).toMatchObject( { key, id: 7, isBack: true } );
	} );

	it( 'gives way to another new survey before its address is drawn', async () => {
		const { key, session, go } = openNew();
		await go( '/new' );
		expect( session() ).toMatchObject( { key: key + 1, id: null, isBack: false } );
	} );
} );
