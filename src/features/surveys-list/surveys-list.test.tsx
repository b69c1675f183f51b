import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const row = ( title: string ) => screen.findByRole( 'row', { name: new RegExp( title ) } );
const filter = ( name: RegExp ) => screen.findByRole( 'link', { name } );

const some = () =>
	new FakeSite( [
		surveyOf( { id: 1, title: 'Live one', responses_count: 1234 } ),
		surveyOf( { id: 2, title: 'Draft one', status: 'draft' } ),
		surveyOf( { id: 3, title: 'Later one', publish_at: '2099-05-01T10:00:00+02:00' } ),
		surveyOf( { id: 4, title: 'Old one', status: 'trash', responses_count: 3 } ),
	] );

describe( 'the list of surveys', () => {
	it( 'shows the status, shortcode and count of each survey, and counts in its filters', async () => {
		await openApp( 'surveys', '/', some() );
		const live = await row( 'Live one' );

		expect( within( live ).getByText( 'Published' ) ).toBeTruthy();
		expect( within( live ).getByText( '[userfeedback id="1"]' ).closest( '[dir="ltr"]' ) ).not.toBeNull();
		expect( within( live ).getByRole( 'link', { name: '1,234' } ).getAttribute( 'href' ) ).toBe(
			'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_results#/survey/1/responses'
		);
		expect( within( await row( 'Later one' ) ).getByText( 'Scheduled' ) ).toBeTruthy();
		expect( within( await row( 'Later one' ) ).getByText( /May 1, 2099/ ) ).toBeTruthy();
		expect( await filter( /^All \(3\)/ ) ).toBeTruthy();
		expect( await filter( /^Scheduled \(1\)/ ) ).toBeTruthy();
		expect( screen.queryByText( 'Old one' ) ).toBeNull();
	} );

	it( 'makes a survey with features the edition lacks read-only, and says why', async () => {
		await openApp(
			'surveys',
			'/',
			new FakeSite( [
				surveyOf( { id: 1, title: 'Live one' } ),
				surveyOf( { id: 2, title: 'Resting', missing_parts: [ 'behavior' ] } ),
			] )
		);
		const resting = within( await row( 'Resting' ) );
		expect( resting.getByText( /uses features that aren’t in your edition/ ) ).toBeTruthy();
		expect( resting.getByRole( 'link', { name: 'Results' } ) ).toBeTruthy();
		for ( const name of [ 'Edit', 'Resting', 'Duplicate', /^Preview/ ] ) {
			expect( resting.queryByRole( 'link', { name } ), String( name ) ).toBeNull();
		}
		expect( within( await row( 'Live one' ) ).getByRole( 'link', { name: 'Edit' } ) ).toBeTruthy();
	} );

	it( 'links to the spreadsheet of a survey next to its response count', async () => {
		const site = some();
		site.told.set( 1, { google_drive: { spreadsheet_id: '1aB/c' } } );
		site.told.set( 2, { google_drive: { spreadsheet_id: '' } } );
		await openApp( 'surveys', '/', site );
		const link = within( await row( 'Live one' ) ).getByRole( 'link', {
			name: 'Spreadsheet (opens in a new tab)',
		} );
		expect( link.getAttribute( 'href' ) ).toBe( 'https://docs.google.com/spreadsheets/d/1aB%2Fc/edit' );
		expect( screen.getAllByRole( 'link', { name: /^Spreadsheet/ } ) ).toHaveLength( 1 );
	} );

	it( 'opens the new-survey screen on first load when the site has no surveys', async () => {
		const { address } = await openApp( 'surveys', '/', new FakeSite() );
		await screen.findByRole( 'button', { name: /^Start from Scratch/ } );
		expect( address() ).toBe( '/new/setup' );
	} );

	it( 'says No Surveys when you return to an empty list', async () => {
		const { user } = await openApp( 'surveys', '/', new FakeSite() );
		await screen.findByRole( 'button', { name: /^Start from Scratch/ } );
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( await screen.findByRole( 'heading', { name: 'No Surveys' } ) ).toBeTruthy();
	} );

	it( 'offers Retry when loading fails', async () => {
		const site = some();
		site.next.set( 'GET /surveys', problem( 500, 'The database is away.' ) );
		const { user } = await openApp( 'surveys', '/', site );
		await screen.findByText( /The database is away/ );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await row( 'Live one' ) ).toBeTruthy();
	} );

	it( 'sends filter, search and order to the server and keeps them in the URL', async () => {
		const site = some();
		const { user, address } = await openApp( 'surveys', '/', site );
		await row( 'Live one' );
		await user.click( screen.getByRole( 'button', { name: 'Title' } ) );
		await user.type( screen.getByLabelText( 'Search surveys' ), 'Draft' );
		await waitFor( () => expect( screen.queryByText( 'Live one' ) ).toBeNull() );

		expect( address() ).toBe( '/?search=Draft&orderby=title&order=asc' );
		expect( Object.fromEntries( site.requests.at( -1 )?.query ?? [] ) ).toMatchObject( {
			search: 'Draft',
			orderby: 'title',
			order: 'asc',
		} );
	} );
} );

/** Guards against: a list that says "All pages" for a survey that comes after another one on every page. */
describe( 'the order of surveys', () => {
	it( 'is shown in the list, with the survey that each one shows after', async () => {
		await openApp(
			'surveys',
			'/',
			new FakeSite( [ surveyOf( { id: 1, title: 'Older' } ), surveyOf( { id: 2, title: 'Newest' } ) ] )
		);

		const link = await screen.findByRole( 'link', { name: 'Shows after “Newest”' } );
		expect( within( await row( 'Older' ) ).getByText( 'Position 2 of 2' ) ).toBeTruthy();
		expect( within( await row( 'Older' ) ).queryByText( 'All pages' ) ).toBeNull();
		expect( link.getAttribute( 'href' ) ).toBe( '/order' );
	} );

	it( 'changes on a button press, is announced, keeps focus, and updates the others', async () => {
		const site = new FakeSite( [ surveyOf( { id: 1, title: 'Older' } ), surveyOf( { id: 2, title: 'Newest' } ) ] );
		const { user } = await openApp( 'surveys', '/order', site );
		const up = await screen.findByRole( 'button', { name: 'Move “Older” up' } );
		expect(
			within( await row( 'Older' ) ).getByText( /^This survey shows only after “Newest” on every page/ )
		).toBeTruthy();

		await user.click( up );

		await screen.findByText( '“Older” is now in position 1.' );
		await waitFor( () =>
			expect( screen.getAllByRole( 'link', { name: /Older|Newest/ } )[ 0 ]?.textContent ).toBe( 'Older' )
		);
		expect( site.sent( 'POST /surveys/1/move' ) ).toEqual( [ { to: 'up', place: 2 } ] );
		expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe( 'Move “Older” up' );
		expect( document.activeElement?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( await screen.findByText( /^This survey shows only after “Older” on every page/ ) ).toBeTruthy();
	} );

	it( 'is not saved after another user changed it, and then shows the current order', async () => {
		const site = new FakeSite( [ surveyOf( { id: 1, title: 'Older' } ), surveyOf( { id: 2, title: 'Newest' } ) ] );
		const { user } = await openApp( 'surveys', '/order', site );
		const top = await screen.findByRole( 'button', { name: 'Move “Older” to the top' } );
		site.tester.move( site.surveys, 1, { to: 'top', place: 2 } );

		await user.click( top );

		await screen.findByText( /The survey wasn’t moved\./, { selector: '.components-notice__content' } );
		await waitFor( () =>
			expect( within( screen.getAllByRole( 'row' )[ 1 ] ?? document.body ).getByText( 'Older' ) ).toBeTruthy()
		);
	} );

	it( 'can’t be changed by users who can only view results', async () => {
		await openApp( 'surveys', '/order', new FakeSite( [ surveyOf( { id: 1, title: 'Older' } ) ] ), {
			edit: false,
		} );
		await row( 'Older' );
		expect( screen.queryByRole( 'button', { name: /^Move/ } ) ).toBeNull();
	} );
} );

describe( 'bulk actions', () => {
	it( 'run the selected action only after Apply', async () => {
		const site = some();
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( within( await row( 'Draft one' ) ).getByRole( 'checkbox' ) );
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Publish' );
		expect( site.sent( 'POST /surveys/publish' ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

		await screen.findByText( '1 survey published.', { selector: 'p' } );
		await screen.findByText( 'Visitors can see this survey now.' );
		expect( site.sent( 'POST /surveys/publish' ) ).toEqual( [ { survey_ids: [ 2 ] } ] );
	} );

	/** Guards against: "10 surveys are live now." after a bulk publish, although visitors saw one of them. */
	it( 'say how many published surveys visitors see, and how many show later', async () => {
		const drafts = [ 1, 2, 3 ].map( ( id ) =>
			surveyOf( { id, title: `Draft ${ String( id ) }`, status: 'draft' } )
		);
		const { user } = await openApp( 'surveys', '/', new FakeSite( drafts ) );
		for ( const { title } of drafts ) {
			await user.click( within( await row( title ) ).getByRole( 'checkbox' ) );
		}
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Publish' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

		await screen.findByText( '3 surveys published.', { selector: 'p' } );
		await screen.findByText( 'Visitors can see 1 of them, if its settings allow it.' );
		screen.getByText( '2 of them show only after other surveys on all of their pages.' );
		expect( screen.getAllByRole( 'link', { name: 'Change survey order' } ).length ).toBeGreaterThan( 0 );
	} );

	it( 'report which surveys were skipped and why', async () => {
		const site = some();
		site.next.set( 'POST /surveys/publish', {
			status: 200,
			body: { updated: [], skipped: [ { id: 2, reason: 'Some questions are missing options.' } ] },
		} );
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( within( await row( 'Draft one' ) ).getByRole( 'checkbox' ) );
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Publish' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

		expect(
			( await screen.findByText( /Some questions are missing options/, { selector: 'li' } ) ).textContent
		).toContain( 'Draft one' );
	} );

	it( 'clear the selection when the filter changes', async () => {
		const { user } = await openApp( 'surveys', '/', some() );
		await user.click( within( await row( 'Draft one' ) ).getByRole( 'checkbox' ) );
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Make Draft' );
		await user.click( await filter( /^Draft \(1\)/ ) );
		await waitFor( () => expect( screen.queryByText( 'Live one' ) ).toBeNull() );

		expect( within( await row( 'Draft one' ) ).getByRole( 'checkbox' ) ).toHaveProperty( 'checked', false );
		expect( screen.getByLabelText( 'Bulk actions' ) ).toHaveProperty( 'value', '' );
	} );

	it( 'return to all surveys when the filtered list becomes empty', async () => {
		const { user, address } = await openApp( 'surveys', '/?filter=draft', some() );
		await user.click( within( await row( 'Draft one' ) ).getByRole( 'checkbox' ) );
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Publish' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		await row( 'Live one' );
		expect( address() ).toBe( '/' );
	} );

	it( 'delete permanently only after a dialog that states the number', async () => {
		const site = some();
		const { user } = await openApp( 'surveys', '/?filter=trash', site );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select all' } ) );
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Delete Permanently' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		const dialog = await screen.findByRole( 'dialog' );
		expect( within( dialog ).getByText( /^3 responses will also be deleted\./ ) ).toBeTruthy();
		expect( site.sent( 'DELETE /surveys' ) ).toEqual( [] );

		await user.click( within( dialog ).getByRole( 'button', { name: 'Delete 1 survey' } ) );
		await waitFor( () => expect( site.sent( 'DELETE /surveys' ) ).toEqual( [ { survey_ids: [ 4 ] } ] ) );
	} );
} );

describe( 'a row', () => {
	it( 'moves to the Trash, and Undo restores it with its status', async () => {
		const site = some();
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( within( await row( 'Live one' ) ).getByRole( 'button', { name: 'Trash' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );

		await waitFor( () => expect( site.surveys.find( ( { id } ) => id === 1 )?.status ).toBe( 'publish' ) );
		expect( site.sent( 'POST /surveys/trash' ) ).toEqual( [ { survey_ids: [ 1 ] } ] );
	} );

	it( 'moves to the Trash once when the button is double-clicked', async () => {
		const site = some();
		const { user } = await openApp( 'surveys', '/', site );
		await user.dblClick( within( await row( 'Live one' ) ).getByRole( 'button', { name: 'Trash' } ) );
		await screen.findByRole( 'button', { name: 'Undo' } );

		expect( site.sent( 'POST /surveys/trash' ) ).toEqual( [ { survey_ids: [ 1 ] } ] );
	} );

	it( 'is duplicated, and the copy opens', async () => {
		const site = some();
		const { user, address } = await openApp( 'surveys', '/', site );
		await user.click( within( await row( 'Live one' ) ).getByRole( 'link', { name: 'Duplicate' } ) );
		await screen.findByRole( 'button', { name: 'Copy of Live one Edit title' } );
		expect( address() ).toBe( '/edit/5/questions' );
	} );

	it( 'gets a version to compare it with, which opens, if it is published', async () => {
		const site = some();
		site.next.set( 'POST /surveys/1/version', { status: 201, body: { id: 2 } } );
		const { user, address } = await openApp( 'surveys', '/', site );
		const live = within( await row( 'Live one' ) );
		expect( screen.getAllByRole( 'link', { name: 'Compare versions' } ) ).toHaveLength( 1 );
		await user.click( live.getByRole( 'link', { name: 'Compare versions' } ) );
		await waitFor( () => expect( address() ).toBe( '/edit/2/questions' ) );
	} );

	it( 'offers only actions that the user has permission for', async () => {
		await openApp( 'surveys', '/', some(), { edit: false, delete: false } );
		const live = await row( 'Live one' );
		expect( within( live ).queryByRole( 'button', { name: 'Trash' } ) ).toBeNull();
		expect( within( live ).queryByRole( 'link', { name: 'Edit' } ) ).toBeNull();
		expect( within( live ).getByRole( 'link', { name: 'Results' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'link', { name: 'Create New' } ) ).toBeNull();
	} );
} );
