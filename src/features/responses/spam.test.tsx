import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { spamOf } from '@/testing/fakes/fake-spam';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf } from '@/testing/survey-of';

afterEach( stopServing );

function siteWith( count: number ): FakeSite {
	const site = new FakeSite();
	site.results.set( 1, resultsOf( { id: 1, title: 'Website feedback', responses_count: 0 } ) );
	site.spam.responses = Array.from( { length: count }, ( _, index ) =>
		spamOf( count - index, index === 0 ? '<img src=x onerror="document.title=1">' : `Answer ${ String( index ) }` )
	);
	return site;
}

const ids = () => screen.getAllByRole( 'rowheader' ).map( ( cell ) => cell.querySelector( 'a' )?.textContent );

describe( 'spam responses', () => {
	it( 'are announced in the results, with a link', async () => {
		const { user, address } = await openApp( 'results', '/survey/1', siteWith( 3 ) );
		expect( await screen.findByText( /3 responses were marked as spam/ ) ).toBeTruthy();
		await user.click( screen.getByRole( 'link', { name: 'Review spam' } ) );
		expect( await screen.findByRole( 'link', { name: 'Spam (3)' } ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1/responses?status=spam' );
		await waitFor( () => expect( ids() ).toEqual( [ 'Response #3', 'Response #2', 'Response #1' ] ) );
	} );

	it( 'are no longer mentioned once there are none', async () => {
		const { user } = await openApp( 'results', '/survey/1', siteWith( 1 ) );
		await user.click( await screen.findByRole( 'link', { name: 'Review spam' } ) );
		const actions = await screen.findByRole( 'group', { name: 'Actions for Response #1' } );
		await user.click( within( actions ).getByRole( 'button', { name: 'Not spam' } ) );
		expect( await screen.findByRole( 'heading', { name: 'No spam' } ) ).toBeTruthy();
		await user.click( screen.getByRole( 'link', { name: 'Summary' } ) );
		expect( await screen.findByText( 'Total responses' ) ).toBeTruthy();
		await waitFor( () => expect( screen.queryByText( /marked as spam/ ) ).toBeNull() );
	} );

	it( 'are opened by the URL of their former screen', async () => {
		const { address } = await openApp( 'results', '/survey/1/spam', siteWith( 2 ) );
		expect( await screen.findByText( /were submitted too quickly/ ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1/responses?status=spam' );
		expect( screen.queryByRole( 'group', { name: 'Filters' } ) ).toBeNull(); // Spam has no filters.
	} );

	it( 'are readable in every edition, as text', async () => {
		const { user, address } = await openApp(
			'results',
			'/survey/1/responses?status=spam',
			siteWith( 2 ),
			{},
			'lite'
		);
		await user.click( await screen.findByRole( 'link', { name: 'Response #2' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses/2?status=spam' ) );
		const answer = await screen.findByText( '<img src=x onerror="document.title=1">' );
		expect( answer.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'are restored immediately and leave the list', async () => {
		const site = siteWith( 2 );
		const { user } = await openApp( 'results', '/survey/1/responses?status=spam', site );
		const actions = await screen.findByRole( 'group', { name: 'Actions for Response #2' } );
		await user.click( within( actions ).getByRole( 'button', { name: 'Not spam' } ) );

		await waitFor( () => expect( ids() ).toEqual( [ 'Response #1' ] ) );
		expect( site.sent( 'POST /surveys/1/responses/restore' ) ).toEqual( [ { response_ids: [ 2 ] } ] );
		expect( screen.getAllByText( '1 response added to the results.' ).length ).toBeGreaterThan( 0 );
		expect( document.activeElement?.textContent ).toBe( 'Responses' ); // The row that had the button is gone.
	} );

	it( 'are deleted only after a dialog that shows the number', async () => {
		const site = siteWith( 3 );
		const { user } = await openApp( 'results', '/survey/1/responses?status=spam', site );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select all' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bulk actions' } ), 'Delete permanently' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( site.sent( 'DELETE /surveys/1/responses' ) ).toEqual( [] );
		await user.click( await screen.findByRole( 'button', { name: 'Delete 3 responses' } ) );

		expect( await screen.findByRole( 'heading', { name: 'No spam' } ) ).toBeTruthy();
		expect( site.sent( 'DELETE /surveys/1/responses' ) ).toEqual( [ { response_ids: [ 3, 2, 1 ] } ] );
	} );

	it( 'are read-only for users who can’t delete responses', async () => {
		await openApp( 'results', '/survey/1/responses?status=spam', siteWith( 1 ), { delete: false } );
		expect( await screen.findByRole( 'link', { name: 'View' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Not spam' } ) ).toBeNull();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it( 'can be reloaded after an error, and stay when an action failed', async () => {
		const site = siteWith( 1 );
		site.next.set( 'GET /surveys/1/responses', problem( 500, 'The database didn’t respond.' ) );
		const { user } = await openApp( 'results', '/survey/1/responses?status=spam', site );
		await user.click( await screen.findByRole( 'button', { name: 'Retry' } ) );
		site.next.set( 'POST /surveys/1/responses/restore', problem( 503, 'The database didn’t respond.' ) );
		const [ restore ] = await screen
			.findAllByRole( 'button', { name: 'Not spam' } )
			.then( ( all ) => all.slice( -1 ) );
		await user.click( restore as HTMLElement );

		expect(
			( await screen.findAllByText( /The responses weren’t changed\. The database didn’t respond\./ ) ).length
		).toBeGreaterThan( 0 );
		expect( ids() ).toEqual( [ 'Response #1' ] );
	} );

	it( 'go back to the first page when the last one is empty', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses?status=spam&page=2', siteWith( 21 ) );
		const actions = await screen.findByRole( 'group', { name: 'Actions for Response #1' } );
		await user.click( within( actions ).getByRole( 'button', { name: 'Not spam' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses?status=spam' ) );
		await waitFor( () => expect( ids() ).toHaveLength( 20 ) );
	} );
} );

describe( 'responses over the limit', () => {
	it( 'are listed apart, without filters, and can be added to the results', async () => {
		const site = siteWith( 2 );
		site.spam.responses = site.spam.responses.map( ( one ) => ( { ...one, status: 'over_limit' } ) );
		site.results.set( 1, resultsOf( { id: 1, responses_count: 5, max_responses: 5 } ) );
		const { user, address } = await openApp( 'results', '/survey/1', site );
		await screen.findByText( /Limit reached: 5 of 5/ );
		await user.click( screen.getByRole( 'link', { name: 'Review later responses' } ) );
		expect( await screen.findByText( /arrived after the survey had reached its limit/ ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1/responses?status=over_limit' );
		expect( screen.queryByRole( 'group', { name: 'Filters' } ) ).toBeNull();
		const actions = await screen.findByRole( 'group', { name: 'Actions for Response #2' } );
		await user.click( within( actions ).getByRole( 'button', { name: 'Add to results' } ) );
		await screen.findByText( '1 response added to the results.' );
		expect( site.sent( 'POST /surveys/1/responses/restore' ) ).toEqual( [ { response_ids: [ 2 ] } ] );
	} );
} );

describe( 'unfinished responses', () => {
	it( 'are listed apart, without filters, and can only be deleted', async () => {
		const site = siteWith( 2 );
		site.spam.responses = site.spam.responses.map( ( one ) => ( { ...one, status: 'partial' } ) );
		await openApp( 'results', '/survey/1/responses?status=partial', site );
		await screen.findByText( /left before they sent their answers/ );
		expect( screen.queryByRole( 'group', { name: 'Filters' } ) ).toBeNull();
		const actions = screen.getByRole( 'group', { name: 'Actions for Response #2' } );
		expect( within( actions ).queryByRole( 'button', { name: 'Add to results' } ) ).toBeNull();
		within( actions ).getByRole( 'button', { name: 'Delete permanently' } );
		const bulk = screen.getByRole( 'combobox', { name: 'Bulk actions' } );
		expect( within( bulk ).queryByRole( 'option', { name: /Restore|Add to results/ } ) ).toBeNull();
	} );
} );
