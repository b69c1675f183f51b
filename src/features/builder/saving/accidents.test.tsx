import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Survey, SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const sentDrafts = ( site: FakeSite ) => site.sent( 'POST /surveys' ) as SurveyDraft[];
const titleField = () => screen.findByRole( 'textbox', { name: 'Question' } );
/** Returns a question's title; opens the question if closed. */
const question = async ( number: number ) => {
	const name = `Question ${ String( number ) }`;
	await titleField();
	if ( screen.queryByRole( 'region', { name } ) === null ) {
		fireEvent.click( screen.getByRole( 'button', { name: new RegExp( `\\b${ String( number ) } ` ) } ) );
	}
	return within( await screen.findByRole( 'region', { name } ) ).getByRole( 'textbox', { name: 'Question' } );
};
const stored = ( changes: Partial< Survey > = {} ) =>
	surveyOf( {
		id: 5,
		version: 2,
		questions: [ questionOf( { id: A, title: 'First' } ), questionOf( { id: B, title: 'Second' } ) ],
		...changes,
	} );
const theirs = ( first: string, second: string ) => ( {
	version: 9,
	questions: [ questionOf( { id: A, title: first } ), questionOf( { id: B, title: second } ) ],
} );
const edit = ( site: FakeSite ) => openApp( 'surveys', '/edit/5/questions', site );

describe( 'unsaved changes from before the page closed', () => {
	it( 'are restored with undo history, and discarding them can be undone', async () => {
		const site = new FakeSite( [ stored() ] );
		const before = await edit( site );
		await before.user.type( await question( 1 ), ' of all' );
		await stopServing( true );

		const { user } = await edit( site );
		await screen.findByText( /^Your unsaved changes from .* were restored\.$/, {
			selector: '.components-notice__content',
		} );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First of all' );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First' );
		await user.click( screen.getByRole( 'button', { name: 'Redo' } ) );

		await user.click( screen.getByRole( 'button', { name: 'Discard' } ) );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First' );
		const gone = await screen.findByText( 'Your unsaved changes were discarded.', {
			selector: '.components-snackbar__content',
		} );
		await user.click( within( gone ).getByRole( 'button', { name: 'Undo' } ) );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First of all' );
	} );

	it( 'can still be undone after they were saved, without a notice', async () => {
		const site = new FakeSite( [ stored() ] );
		const before = await edit( site );
		await before.user.type( await question( 1 ), ' of all' );
		await before.user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await screen.findByText( /^Saved \d/ );
		await stopServing( true );

		const { user } = await edit( site );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First' );
		expect( screen.queryByText( /^Your unsaved changes .*were restored/ ) ).toBeNull();
	} );

	it( 'are merged with changes that someone else saved meanwhile', async () => {
		const site = new FakeSite( [ stored() ] );
		const before = await edit( site );
		await before.user.type( await question( 1 ), ' of all' );
		await stopServing( true );
		site.surveys = [ stored( { ...theirs( 'First', 'Theirs' ), changed: null } ) ];

		await edit( site );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First of all' );
		expect( await question( 2 ) ).toHaveProperty( 'value', 'Theirs' );
		await screen.findByText( 'Merged 1 change by someone else.', {
			selector: '.components-notice__content',
		} );
	} );

	it( 'are restored when a new survey is started again', async () => {
		const site = new FakeSite();
		const before = await openApp( 'surveys', '/new', site );
		await before.user.click( await screen.findByRole( 'button', { name: /^Start from Scratch/ } ) );
		await before.user.type( await titleField(), 'Why?' );
		await stopServing( true );

		const { user } = await openApp( 'surveys', '/new', site );
		await screen.findByText( /^Your unsaved changes from .* were restored\.$/, {
			selector: '.components-notice__content',
		} );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		expect( await titleField() ).toHaveProperty( 'value', 'Why?' );
	} );
} );

describe( 'someone else saves first', () => {
	it( 'changes to other fields are merged, announced, and saved', async () => {
		const site = new FakeSite( [ stored() ] );
		const { user } = await edit( site );
		await user.type( await question( 1 ), ' of all' );
		const changed = { at: '2026-11-21T14:02:00+01:00', user_id: 7, name: 'Ada' };
		site.surveys = [ stored( { ...theirs( 'First', 'Theirs' ), changed } ) ];
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await screen.findByText( /^Merged 1 change by Ada at Nov 21, 2026, 2:02\sPM\.$/, {
			selector: '.components-notice__content',
		} );
		await waitFor( () => expect( site.surveys[ 0 ]?.version ).toBe( 10 ) );
		expect( site.surveys[ 0 ]?.questions.map( ( { title } ) => title ) ).toEqual( [ 'First of all', 'Theirs' ] );
	} );

	it( 'fields that both changed are decided one by one, and nothing is saved before', async () => {
		const site = new FakeSite( [ stored() ] );
		const { user } = await edit( site );
		await user.type( await question( 1 ), ' of mine' );
		await user.type( await question( 2 ), ' of mine' );
		const changed = { at: '2026-11-21T14:02:00+01:00', user_id: 1, name: 'You' };
		site.surveys = [ stored( { ...theirs( 'Their first', 'Their second' ), changed } ) ];
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		// F22: a second window of the same user was called someone else's.
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Changes in another window' } ) );
		screen.getAllByText( 'Not saved: changed in another window' );
		const save = dialog.getByRole( 'button', { name: 'Save' } );
		dialog.getByText( /2 fields were changed here and by you in another window at Nov 21, 2026, 2:02\sPM/ );
		await user.click( save );
		expect( site.surveys[ 0 ]?.version ).toBe( 9 );
		const first = within( dialog.getByRole( 'group', { name: 'Question “First of mine”: title' } ) );
		expect( first.getByText( 'Their first' ) ).toBeTruthy();
		await user.click( dialog.getByRole( 'button', { name: 'Keep all from this window' } ) );
		await user.click( first.getByLabelText( /The other window/ ) );
		await user.click( save );

		await waitFor( () => expect( site.surveys[ 0 ]?.version ).toBe( 10 ) );
		expect( site.surveys[ 0 ]?.questions.map( ( { title } ) => title ) ).toEqual( [
			'Their first',
			'Second of mine',
		] );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First of mine' );
	} );
} );

describe( 'a draft', () => {
	const hide = () => {
		vi.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( 'hidden' );
		fireEvent( document, new Event( 'visibilitychange' ) );
		vi.restoreAllMocks();
	};

	it( 'saves itself without a banner or an undo step, and focus stays', async () => {
		const site = new FakeSite( [ stored( { status: 'draft' } ) ] );
		const { user } = await edit( site );
		await user.type( await question( 1 ), ' of all' );
		hide();

		await screen.findByText( /^Saved \d/ );
		expect( sentDrafts( site ) ).toMatchObject( [
			{ status: 'draft', questions: [ { title: 'First of all' }, {} ] },
		] );
		expect( screen.queryByText( 'Saved as a Draft.', { selector: '.components-notice__content' } ) ).toBeNull();
		expect( document.activeElement ).toBe( await question( 1 ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await question( 1 ) ).toHaveProperty( 'value', 'First' );
	} );

	it( 'is created automatically, and typing continues in the same field', async () => {
		const site = new FakeSite();
		const { user, address } = await openApp( 'surveys', '/new', site );
		await user.click( await screen.findByRole( 'button', { name: /^Start from Scratch/ } ) );
		const field = await titleField();
		hide();
		await user.type( field, 'Why' );
		hide();
		await waitFor( () => expect( address() ).toBe( '/edit/1/questions' ) );
		await user.keyboard( ' not?' );

		expect( await titleField() ).toHaveProperty( 'value', 'Why not?' );
		expect( sentDrafts( site ) ).toMatchObject( [ { title: 'Why', status: 'draft' } ] );
	} );

	it( 'shows that autosave failed; a published survey never autosaves', async () => {
		const site = new FakeSite( [ stored( { status: 'draft' } ) ] );
		site.next.set( 'POST /surveys', { status: 500, body: '<h1>Oops</h1>', isText: true } );
		const { user } = await edit( site );
		await user.type( await question( 1 ), '!' );
		hide();
		await screen.findAllByText( 'Not saved: error 500' );
		expect( screen.queryByText( /Your site returned an error/ ) ).toBeNull();
		expect( document.activeElement ).toBe( await question( 1 ) );

		await stopServing();
		const live = new FakeSite( [ stored() ] );
		const again = await edit( live );
		await again.user.type( await question( 1 ), '!' );
		hide();
		await again.user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await screen.findByText( /^Saved \d/ );
		expect( sentDrafts( live ) ).toHaveLength( 1 );
	} );
} );
