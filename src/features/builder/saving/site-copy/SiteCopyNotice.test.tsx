import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Survey } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const stored = ( changes: Partial< Survey > = {} ) =>
	surveyOf( { id: 5, version: 2, questions: [ questionOf( { id: A, title: 'First' } ) ], ...changes } );
const edit = ( site: FakeSite ) => openApp( 'surveys', '/edit/5/questions', site );
const field = () => screen.findByRole< HTMLInputElement >( 'textbox', { name: 'Question' } );
const offer = () => screen.findByText( /^You have unsaved changes from /, { selector: '.components-notice__content' } );
const hide = () => {
	vi.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( 'hidden' );
	fireEvent( document, new Event( 'visibilitychange' ) );
	vi.restoreAllMocks();
};

/** A site with unsaved changes from a browser that stores nothing for the next one. */
async function typedElsewhere( text: string ): Promise< FakeSite > {
	const site = new FakeSite( [ stored() ] );
	const { user } = await edit( site );
	await user.type( await field(), text );
	hide();
	await waitFor( () => expect( site.editing.kept.get( 5 ) ).toBeTruthy() );
	await stopServing();
	return site;
}

describe( 'unsaved changes to a published survey from another browser', () => {
	it( 'are offered, and Restore applies them and can be undone', async () => {
		const site = await typedElsewhere( ' of all' );
		expect( site.surveys[ 0 ] ).toMatchObject( { version: 2, questions: [ { title: 'First' } ] } );

		const { user } = await edit( site );
		const notice = within( await offer() );
		expect( ( await field() ).value ).toBe( 'First' );
		await user.click( notice.getByRole( 'button', { name: 'Restore' } ) );
		expect( ( await field() ).value ).toBe( 'First of all' );
		expect( screen.queryByText( /^You have unsaved changes from/ ) ).toBeNull();

		const said = await screen.findByText( 'Your unsaved changes were restored.', {
			selector: '.components-snackbar__content',
		} );
		await user.click( within( said ).getByRole( 'button', { name: 'Undo' } ) );
		expect( ( await field() ).value ).toBe( 'First' );
	} );

	// Guards against: changes typed in the first second weren't sent when the owner logged out right after.
	it( 'are looked up while the survey loads', async () => {
		const site = new FakeSite( [ stored() ] );
		site.next.set( 'GET /surveys/5', { status: 403, body: { code: 'rest_forbidden', message: 'No.', data: {} } } );
		await edit( site );
		await screen.findAllByText( /^Couldn’t load the survey\./ );
		await waitFor( () => expect( site.sent( 'GET /surveys/5/kept' ) ).toHaveLength( 1 ) );
	} );

	it( 'are deleted from the site with Discard', async () => {
		const site = await typedElsewhere( ' of all' );
		const { user } = await edit( site );
		await user.click( within( await offer() ).getByRole( 'button', { name: 'Discard' } ) );
		hide();
		await waitFor( () => expect( site.editing.kept.size ).toBe( 0 ) );
		expect( ( await field() ).value ).toBe( 'First' );
	} );

	it( 'are merged with changes saved since then', async () => {
		const site = await typedElsewhere( ' of all' );
		const questions = [ questionOf( { id: A, title: 'First' } ), questionOf( { id: B, title: 'Theirs' } ) ];
		site.surveys = [ stored( { version: 9, questions, changed: null } ) ];

		const { user } = await edit( site );
		await user.click( within( await offer() ).getByRole( 'button', { name: 'Restore' } ) );
		expect( ( await field() ).value ).toBe( 'First of all' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( site.surveys[ 0 ]?.version ).toBe( 10 ) );
		expect( site.surveys[ 0 ]?.questions.map( ( { title } ) => title ) ).toEqual( [ 'First of all', 'Theirs' ] );
	} );

	it( 'are neither overwritten nor lost by a save before the owner decides', async () => {
		const site = await typedElsewhere( ' of all' );
		const { copy } = site.editing.kept.get( 5 ) ?? {};
		const { user } = await edit( site );
		await offer();
		await user.type( await field(), ' of these' );
		hide();
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await screen.findByText( /^Saved \d/ );
		await waitFor( () => expect( site.editing.kept.get( 5 )?.copy ).toBe( copy ) );
		expect( site.sent( 'POST /surveys/5/kept' ) ).toHaveLength( 2 ); // Sent first, and again after the save.
	} );
} );

describe( 'unsaved changes from this browser', () => {
	it( 'are not offered to the same browser', async () => {
		const site = new FakeSite( [ stored() ] );
		const { user } = await edit( site );
		await user.type( await field(), ' of all' );
		hide();
		await waitFor( () => expect( site.editing.kept.size ).toBe( 1 ) );
		await stopServing( true );

		await edit( site );
		await screen.findByText( /^Your unsaved changes .*were restored/, { selector: '.components-notice__content' } );
		expect( screen.queryByText( /^You have unsaved changes from/ ) ).toBeNull();
	} );

	it( 'are deleted from the site once they are undone', async () => {
		const site = new FakeSite( [ stored() ] );
		const { user } = await edit( site );
		await user.type( await field(), '!' );
		hide();
		await waitFor( () => expect( site.editing.kept.size ).toBe( 1 ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		hide();
		await waitFor( () => expect( site.editing.kept.size ).toBe( 0 ) );
	} );
} );

describe( 'other editors of the survey', () => {
	const ada = { user_id: 7, name: 'Ada', since: '2020-11-21T14:02:00+01:00' };
	const notice = ( text: RegExp ) => screen.findByText( text, { selector: '.components-notice__content' } );

	it( 'are listed by name and start time', async () => {
		const site = new FakeSite( [ stored() ] );
		site.editing.others = [ ada ];
		await edit( site );
		await notice( /^Ada has had this survey open since Nov 21, 2020, 2:02\sPM\. Nothing is overwritten/ );
	} );

	it( 'are listed together if there are several', async () => {
		const site = new FakeSite( [ stored() ] );
		site.editing.others = [ ada, { ...ada, user_id: 8, name: 'Ben' } ];
		await edit( site );
		await notice( /^Ada and Ben have this survey open\./ );
	} );

	it( 'are updated when this browser leaves', async () => {
		const site = new FakeSite( [ stored() ] );
		const { router } = await edit( site );
		await field();
		await waitFor( () => expect( site.sent( 'POST /surveys/5/editing' ) ).toHaveLength( 1 ) );
		await router.navigate( '/' );
		await waitFor( () => expect( site.sent( 'DELETE /surveys/5/editing' ) ).toHaveLength( 1 ) );
	} );
} );
