import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResponseList, ResponseRow } from '@/contract/types';
import { daysOf } from '@/lib/date-range/date-range';
import { todayIn } from '@/lib/date-range/today';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import type { ServerAnswer, ServerRequest } from '@/testing/loopback-server';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const row = ( id: number, status: ResponseRow[ 'status' ] = 'publish' ): ResponseRow => ( {
	id,
	title: `Response #${ String( id ) }`,
	status,
	submitted_at: '2026-11-20T23:30:00+01:00',
	page_submitted: { id: 2, name: 'Prices', url: 'https://example.org/prices/', is_own: true },
	first_answer: `Answer ${ String( id ) }`,
	preview: `Answer ${ String( id ) } · Blue, Red`,
} );

/** A site with responses, whose server answers are set by the test. */
class Responded extends FakeSite {
	rows: ResponseRow[] = [ row( 3 ), row( 2 ), row( 1, 'trash' ) ];

	constructor() {
		super( [ surveyOf( { id: 1, title: 'Shop' } ), surveyOf( { id: 2, title: 'Newsletter' } ) ] );
		const others = this.answer;
		Object.assign( this, {
			answer: ( request: ServerRequest ): ServerAnswer =>
				request.path === '/surveys/1/responses' &&
				request.method === 'GET' &&
				! this.next.has( 'GET /surveys/1/responses' )
					? ( this.requests.push( request ),
						{ status: 200, body: this.shown( request.query.get( 'filter[status]' ) ) } )
					: others( request ),
		} );
	}

	private shown( status: string | null ): ResponseList {
		const count = ( wanted: string ) => this.rows.filter( ( shown ) => shown.status === wanted ).length;
		const items = this.rows.filter( ( shown ) => status === null || shown.status === status );
		return {
			items,
			pagination: { page: 1, pages: 1, per_page: 20, total: items.length },
			status_filters: [
				{ status: 'all', count: this.rows.length },
				{ status: 'publish', count: count( 'publish' ) },
				{ status: 'trash', count: count( 'trash' ) },
				{ status: 'spam', count: 4 },
			],
		};
	}
}

/** First and last day of each list request. */
const daysAsked = ( site: FakeSite ) =>
	site.requests
		.filter( ( { method, path } ) => method === 'GET' && path === '/surveys/1/responses' )
		.map( ( { query } ) => [ query.get( 'from' ), query.get( 'to' ) ] );

describe( 'the list of responses', () => {
	it( 'shows the answers, page, and date of each response, and links to it', async () => {
		await openApp( 'results', '/survey/1/responses', new Responded() );
		const first = await screen.findByRole( 'row', { name: /Response #3/ } );
		expect( within( first ).getByText( 'Answer 3 · Blue, Red' ) ).toBeTruthy();
		expect(
			within( first )
				.getByRole( 'link', { name: /Prices/ } )
				.getAttribute( 'href' )
		).toBe( 'https://example.org/prices/' );
		expect( within( first ).getByRole( 'link', { name: 'View' } ).getAttribute( 'href' ) ).toContain(
			'/responses/3'
		);
		const trashed = screen.getByRole( 'row', { name: /Response #1/ } );
		expect( within( trashed ).queryByRole( 'link', { name: 'View' } ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'Spam (4)' } ) ).toBeTruthy();
	} );

	/** Guards against: a visitor could place a link to another site in wp-admin, under a name of their choice. */
	it( 'links only to pages of this site, and shows any other URL as text', async () => {
		const site = new Responded();
		const url = 'https://evil.example/wp-login.php';
		site.rows = [ { ...row( 3 ), page_submitted: { id: 0, name: 'Home', url, is_own: false } } ];
		await openApp( 'results', '/survey/1/responses', site );
		const first = await screen.findByRole( 'row', { name: /Response #3/ } );
		expect( within( first ).getByText( url ) ).toBeTruthy();
		expect(
			within( first )
				.getAllByRole( 'link' )
				.filter( ( link ) => ( link.getAttribute( 'href' ) ?? '' ).includes( 'evil' ) )
		).toEqual( [] );
	} );

	it( 'filters by status, which the URL keeps', async () => {
		const site = new Responded();
		const { user, address } = await openApp( 'results', '/survey/1/responses', site );
		await user.click( await screen.findByRole( 'link', { name: 'Trash (1)' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses?status=trash' ) );
		await waitFor( () => expect( screen.queryByText( 'Answer 3' ) ).toBeNull() );
		expect(
			within( screen.getByRole( 'combobox', { name: 'Bulk actions' } ) ).getAllByRole( 'option' ).length
		).toBe( 3 );
	} );

	it( 'shows all dates by default, keeps a range in the URL, and starts at page 1', async () => {
		const site = new Responded();
		const { user, address } = await openApp( 'results', '/survey/1/responses?status=trash&page=2', site );
		await user.click( await screen.findByRole( 'button', { name: /Date range:\s+All time/ } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Last 7 Days' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses?status=trash&range=last-7-days' ) );
		const { from, to } = daysOf( { preset: 'last-7-days' }, todayIn( 'Europe/Berlin' ), 1 );
		await waitFor( () =>
			expect( daysAsked( site ) ).toEqual( [
				[ null, null ],
				[ from, to ],
			] )
		);
		expect( screen.getByRole( 'link', { name: 'Summary' } ).getAttribute( 'href' ) ).toContain(
			'range=last-7-days'
		);
	} );

	it( 'shows all dates in the free edition, whatever its URL contains', async () => {
		const site = new Responded();
		await openApp( 'results', '/survey/1/responses?range=last-7-days', site, {}, 'lite' );
		await screen.findByText( /^Answer 3/ );
		expect( daysAsked( site ) ).toEqual( [ [ null, null ] ] );
		expect( screen.queryByRole( 'button', { name: /Date range/ } ) ).toBeNull();
	} );

	it( 'runs a bulk action only on Apply, and shows what was skipped', async () => {
		const site = new Responded();
		const { user } = await openApp( 'results', '/survey/1/responses', site );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select all' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bulk actions' } ), 'Trash' );
		expect( site.sent( 'POST /surveys/1/responses/trash' ) ).toEqual( [] );
		site.next.set( 'POST /surveys/1/responses/trash', {
			status: 200,
			body: { updated: [ 3, 2 ], skipped: [ { id: 1, reason: 'It is there already.' } ] },
		} );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findAllByText( '#1: It is there already.' ) ).not.toEqual( [] );
		expect( site.sent( 'POST /surveys/1/responses/trash' ) ).toEqual( [ { response_ids: [ 3, 2, 1 ] } ] );
	} );

	it( 'asks before deleting, and changes nothing when the server fails', async () => {
		const site = new Responded();
		const { user } = await openApp( 'results', '/survey/1/responses', site );
		const trashed = await screen.findByRole( 'row', { name: /Response #1/ } );
		await user.click( within( trashed ).getByRole( 'button', { name: 'Delete permanently' } ) );
		site.next.set( 'DELETE /surveys/1/responses', problem( 500, 'The database is away.' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Delete 1 response' } ) );
		expect( await screen.findAllByText( /The database is away/ ) ).not.toEqual( [] );
		expect( screen.getByRole( 'row', { name: /Response #1/ } ) ).toBeTruthy();
	} );

	it( 'searches all answers from the first page, and keeps the search in the URL', async () => {
		const site = new Responded();
		const { user, address } = await openApp( 'results', '/survey/1/responses?page=2', site );
		await screen.findByText( /^Answer 3/ );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search responses' } ), 'blue' );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses?search=blue' ) );
		await waitFor( () => expect( site.requests.at( -1 )?.query.get( 'search' ) ).toBe( 'blue' ) );
		expect( screen.getAllByRole( 'link', { name: 'View' } )[ 0 ]?.getAttribute( 'href' ) ).toContain(
			'search=blue'
		);
	} );

	it( 'says that a response is missing, and links back to the list', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses/99', new Responded() );
		await screen.findByRole( 'heading', { name: 'Response not found' } );
		const links = screen.getAllByRole( 'link', { name: 'Back to All Responses' } );
		await user.click( links.at( -1 ) as HTMLElement );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses' ) );
	} );

	it( 'has no actions for users who can only view', async () => {
		await openApp( 'results', '/survey/1/responses', new Responded(), { delete: false } );
		await screen.findByText( /^Answer 3/ );
		expect( screen.queryByRole( 'button', { name: 'Trash' } ) ).toBeNull();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it( 'shows in the free edition what a plan includes', async () => {
		const { user } = await openApp( 'results', '/survey/1/responses', new Responded(), {}, 'lite' );
		const first = await screen.findByRole( 'row', { name: /Response #3/ } );
		expect( within( first ).queryByRole( 'link', { name: 'View' } ) ).toBeNull();
		expect( screen.queryByRole( 'combobox', { name: 'Bulk actions' } ) ).toBeNull();
		await user.click( within( first ).getByRole( 'button', { name: /Delete/ } ) );
		expect( within( await screen.findByRole( 'dialog' ) ).getByRole( 'heading' ).textContent ).toContain(
			'Response Trash'
		);
	} );
} );
