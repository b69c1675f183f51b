import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResponseRow, SingleResponse } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { spamOf } from '@/testing/fakes/fake-spam';
import type { ServerAnswer, ServerRequest } from '@/testing/loopback-server';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

const browser = ( window as unknown as { happyDOM: { setViewport: ( size: { width: number } ) => void } } ).happyDOM;

beforeEach( () => browser.setViewport( { width: 1280 } ) );
afterEach( async () => {
	await stopServing();
	browser.setViewport( { width: 1024 } );
} );

/** A survey with 41 responses on three pages; the first is #41. */
class Walked extends FakeSite {
	status: SingleResponse[ 'status' ] = 'publish';

	/** @param value given to the first question of each response. */
	constructor( value?: string[] ) {
		super( [ surveyOf( { id: 1, title: 'Shop' } ) ] );
		const others = this.answer;
		Object.assign( this, {
			answer: ( request: ServerRequest ): ServerAnswer => {
				const [ path, single ] = /^\/surveys\/1\/responses(?:\/(\d+))?$/.exec( request.path ) ?? [];
				if ( path === undefined || request.method !== 'GET' ) {
					return others( request );
				}
				this.requests.push( request );
				return {
					status: 200,
					body:
						single === undefined
							? list( Number( request.query.get( 'page' ) ) )
							: { ...one( Number( single ), value ), status: this.status },
				};
			},
		} );
	}
}

function one( id: number, value?: string[] ): SingleResponse {
	const response = spamOf( id, `Said ${ String( id ) }` );
	return {
		...response,
		answers: response.answers.map( ( answer ) => ( { ...answer, ...( value && { value } ) } ) ),
		status: 'publish',
		position: 42 - id,
		total: 41,
		previous_id: id < 41 ? id + 1 : null,
		next_id: id > 1 ? id - 1 : null,
	};
}

function list( page: number ) {
	const items = Array.from( { length: 41 }, ( _, place ): ResponseRow => {
		const id = 41 - place;
		return { ...one( id ), first_answer: `Row ${ String( id ) }`, preview: `Row ${ String( id ) }` };
	} ).slice( ( page - 1 ) * 20, page * 20 );
	return {
		items,
		pagination: { page, pages: 3, per_page: 20, total: 41 },
		status_filters: [ { status: 'all', count: 41 } ],
	};
}

const panel = () => screen.findByRole( 'complementary', { name: 'Selected response' } );

describe( 'the response panel', () => {
	it( 'opens with a click on its row, and the list stays', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses', new Walked() );
		await user.click( await screen.findByText( 'Row 39' ) );
		expect( await within( await panel() ).findByText( 'Said 39' ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1/responses?open=39' );
		expect( document.activeElement?.textContent ).toBe( 'Response #39' );
		expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 20 );
		expect(
			within( await panel() )
				.getByRole( 'link', { name: 'Open full page' } )
				.getAttribute( 'href' )
		).toBe( '/survey/1/responses/39' );
	} );

	/** "Red, dark, Blue" could have been two options or three. */
	it( 'shows each chosen option in its own box', async () => {
		const { user } = await openApp( 'results', '/survey/1/responses', new Walked( [ 'Red, dark', 'Blue' ] ) );
		await user.click( await screen.findByText( 'Row 39' ) );
		const first = await within( await panel() ).findByText( 'Red, dark' );
		expect( first.tagName ).toBe( 'BDI' );
		expect( first.parentElement?.textContent, 'as it is read out' ).toBe( 'Red, dark, Blue' );
	} );

	it( 'isn’t opened by the checkbox of its row', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses', new Walked() );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #39' } ) );
		expect( address() ).toBe( '/survey/1/responses' );
	} );

	it( 'keeps the selected rows', async () => {
		const { user } = await openApp( 'results', '/survey/1/responses', new Walked() );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Response #39' } ) );
		await user.click( screen.getByText( 'Row 38' ) );
		await panel();
		expect( screen.getByRole< HTMLInputElement >( 'checkbox', { name: 'Select Response #39' } ).checked ).toBe(
			true
		);
	} );

	it( 'moves to the next page and back, and returns focus to its row', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses', new Walked() );
		await user.click( await screen.findByRole( 'link', { name: 'Response #23' } ) );
		await within( await panel() ).findByText( 'Response 19 of 41' );
		await user.keyboard( 'j' );
		expect( await screen.findByText( 'Response 20 of 41' ) ).toBeTruthy();
		await user.keyboard( '{ArrowDown}' );
		expect( await screen.findByText( 'Response 21 of 41' ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1/responses?open=21&page=2' );
		expect( await screen.findByText( 'Row 21' ) ).toBeTruthy();
		await user.keyboard( 'k' );
		expect( await screen.findByText( 'Response 20 of 41' ) ).toBeTruthy();
		await screen.findByText( 'Row 22' );
		expect( address() ).toBe( '/survey/1/responses?open=22' );

		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses' ) );
		expect( document.activeElement?.textContent ).toBe( 'Response #22' );
	} );

	it( 'ignores keys that are typed into a field', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses?open=39', new Walked() );
		await within( await panel() ).findByText( 'Said 39' );
		await user.type( screen.getByRole( 'combobox', { name: 'Survey' } ), 'jj' );
		expect( address() ).toBe( '/survey/1/responses?open=39' );
	} );

	it( 'is a separate page in a narrow window, with the same list', async () => {
		browser.setViewport( { width: 1100 } );
		const { user, address } = await openApp( 'results', '/survey/1/responses?status=publish&page=2', new Walked() );
		await user.click( await screen.findByText( 'Row 21' ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses/21?status=publish' ) );
		const back = await screen.findByRole( 'link', { name: 'Back to All Responses' } );
		await waitFor( () =>
			expect( back.getAttribute( 'href' ) ).toBe( '/survey/1/responses?status=publish&page=2' )
		);
		await user.click( screen.getByRole( 'button', { name: 'Next response' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses/20?status=publish' ) );
	} );

	it( 'can be trashed and deleted on its page; deleting it opens the list', async () => {
		const site = new Walked();
		const { user, address } = await openApp( 'results', '/survey/1/responses/21?status=publish', site );
		site.next.set( 'POST /surveys/1/responses/trash', { status: 200, body: { updated: [ 21 ], skipped: [] } } );
		const button = await screen.findByRole( 'button', { name: 'Trash' } );
		site.status = 'trash';
		await user.click( button );
		expect( await screen.findByText( '1 response moved to the Trash.' ) ).toBeTruthy();
		expect( site.sent( 'POST /surveys/1/responses/trash' ) ).toEqual( [ { response_ids: [ 21 ] } ] );

		await user.click( await screen.findByRole( 'button', { name: 'Delete permanently' } ) );
		site.next.set( 'DELETE /surveys/1/responses', { status: 200, body: { updated: [ 21 ], skipped: [] } } );
		expect( address() ).toBe( '/survey/1/responses/21?status=publish' );
		await user.click( await screen.findByRole( 'button', { name: 'Delete 1 response' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1/responses?status=publish&page=2' ) );
	} );

	it( 'requests its neighbors with the list’s filters', async () => {
		const site = new Walked();
		await openApp( 'results', '/survey/1/responses?status=publish&f.device=mobile&open=39', site );
		await within( await panel() ).findByText( 'Said 39' );
		const asked = site.requests.find( ( { path } ) => path === '/surveys/1/responses/39' );
		expect( asked?.query.get( 'filter[status]' ) ).toBe( 'publish' );
		expect( asked?.query.get( 'filter[device][0]' ) ).toBe( 'mobile' );
	} );

	it( 'is locked in the free edition, and explains how to unlock it', async () => {
		const { user, address } = await openApp( 'results', '/survey/1/responses', new Walked(), {}, 'lite' );
		await user.click( await screen.findByText( 'Row 39' ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1/responses' );
	} );
} );
