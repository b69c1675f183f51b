import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SurveyActivity, SurveyAudience } from '@/contract/types';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';
import { audienceText, placesText } from './model/audience';

afterEach( stopServing );

const row = ( title: string ) => screen.findByRole( 'row', { name: new RegExp( title ) } );
const many = ( count: number ) =>
	new FakeSite(
		Array.from( { length: count }, ( _, index ) => surveyOf( { id: index + 1, title: `Number ${ index + 1 }` } ) )
	);
const everywhere: SurveyAudience = {
	pages: 'all',
	page_rules: 0,
	devices: [ 'desktop', 'tablet', 'mobile' ],
	countries: null,
	for_team: false,
};
const quiet: SurveyActivity = { last_days: [ 0, 0, 0, 0, 0, 0, 0 ], impressions: 0, nps: null };

describe( 'the audience of a survey', () => {
	it.each( [
		[ 'All pages', '', {} ],
		[ '1 rule', '', { pages: 'select', page_rules: 1 } ],
		[ '3 rules', 'Phones, 2 countries', { pages: 'select', page_rules: 3, devices: [ 'mobile' ], countries: 2 } ],
		[ 'No rules yet', '', { pages: 'select' } ],
		[ 'All pages', 'No countries selected', { countries: 0 } ],
		[ 'All pages', 'Only your team, Phones', { for_team: true, devices: [ 'mobile' ] } ],
	] satisfies [ string, string, Partial< SurveyAudience > ][] )( 'is described as %s', ( places, whom, parts ) => {
		expect( placesText( { ...everywhere, ...parts } ) ).toBe( places );
		expect( audienceText( { ...everywhere, ...parts } ) ).toBe( whom );
	} );
} );

describe( 'a row', () => {
	it( 'shows the numbers of the survey in words', async () => {
		const site = new FakeSite( [
			surveyOf( { id: 1, title: 'Asked', type: 'nps', responses_count: 30 } ),
			surveyOf( { id: 2, title: 'Unasked', type: 'nps', status: 'draft' } ),
			surveyOf( { id: 3, title: 'Linked', responses_count: 6 } ),
		] );
		site.told.set( 3, { activity: { ...quiet, impressions: 1 }, audience: everywhere } );
		site.told.set( 1, {
			activity: { last_days: [ 0, 1, 2, 3, 0, 0, 6 ], impressions: 120, nps: -42 },
			audience: { ...everywhere, pages: 'select', page_rules: 2 },
		} );
		await openApp( 'surveys', '/', site );
		const asked = await row( 'Asked' );
		const unasked = await row( 'Unasked' );

		for ( const text of [ '12 in the last 7 days', '25% response rate', 'NPS -42', '2 rules' ] ) {
			expect( within( asked ).getByText( text ) ).toBeTruthy();
		}
		for ( const text of [ '0 in the last 7 days', 'No response rate yet', 'NPS: no score yet', 'All pages' ] ) {
			expect( within( unasked ).getByText( text ) ).toBeTruthy();
		}
		const linked = within( await row( 'Linked' ) );
		expect( linked.getByText( 'Not available: more responses than impressions' ) ).toBeTruthy();
	} );

	it( 'shows no activity to users who can’t view results', async () => {
		const site = many( 1 );
		site.told.set( 1, { audience: everywhere } );
		await openApp( 'surveys', '/', site, { view: false } );
		await row( 'Number 1' );

		expect( screen.queryByText( /in the last 7 days/ ) ).toBeNull();
		expect( screen.queryByRole( 'columnheader', { name: 'Past 7 days' } ) ).toBeNull();
		expect( screen.queryByRole( 'link', { name: 'Responses' } ) ).toBeNull();
	} );

	it( 'is named only by its title, and also has its actions in a menu', async () => {
		const site = many( 1 );
		const { user } = await openApp( 'surveys', '/', site );
		await row( 'Number 1' );
		expect( screen.getByRole( 'rowheader', { name: 'Number 1' } ) ).toBeTruthy();

		await user.click( screen.getByRole( 'button', { name: 'Actions for Number 1' } ) );
		const names = ( await screen.findAllByRole( 'menuitem' ) ).map( ( { textContent } ) => textContent );
		expect( names ).toEqual( [
			'Edit',
			'Results',
			'Responses',
			'Preview',
			'Duplicate',
			'Compare versions',
			'Trash',
		] );
		await user.click( screen.getByRole( 'menuitem', { name: 'Trash' } ) );
		await waitFor( () => expect( site.sent( 'POST /surveys/trash' ) ).toEqual( [ { survey_ids: [ 1 ] } ] ) );
	} );
} );

describe( 'Undo', () => {
	it( 'restores published surveys as published and drafts as drafts, in one step', async () => {
		const site = many( 2 );
		site.surveys.push( surveyOf( { id: 3, title: 'Number 3', status: 'draft' } ) );
		const { user } = await openApp( 'surveys', '/', site );
		await row( 'Number 1' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select all' } ) );
		expect( screen.getByText( '3 selected' ).getAttribute( 'role' ) ).toBe( 'status' );
		await user.selectOptions( screen.getByLabelText( 'Bulk actions' ), 'Trash' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );

		await waitFor( () =>
			expect( site.surveys.map( ( { status } ) => status ) ).toEqual( [ 'publish', 'publish', 'draft' ] )
		);
		expect( site.sent( 'POST /surveys/restore' ) ).toEqual( [
			{ survey_ids: [ 3 ] },
			{ survey_ids: [ 1, 2 ], status: 'publish' },
		] );
	} );

	it( 'restores drafts for users who can’t publish', async () => {
		const site = many( 1 );
		const { user } = await openApp( 'surveys', '/', site, { edit: false } );
		await row( 'Number 1' );
		await user.click( screen.getByRole( 'button', { name: 'Trash' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );

		await waitFor( () => expect( site.sent( 'POST /surveys/restore' ) ).toEqual( [ { survey_ids: [ 1 ] } ] ) );
	} );

	it( 'reports which surveys stayed in the Trash, and why', async () => {
		const site = many( 2 );
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( within( await row( 'Number 1' ) ).getByRole( 'button', { name: 'Trash' } ) );
		site.next.set( 'POST /surveys/restore', {
			status: 200,
			body: { updated: [], skipped: [ { id: 1, reason: 'It has no questions.' } ] },
		} );
		await user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );

		expect( ( await screen.findByText( /It has no questions/, { selector: 'li' } ) ).textContent ).toContain(
			'Number 1'
		);
	} );
} );

describe( 'the list with the keyboard', () => {
	it( 'moves focus to the list heading when the focused row is removed', async () => {
		const { user } = await openApp( 'surveys', '/', many( 2 ) );
		await user.click( within( await row( 'Number 1' ) ).getByRole( 'button', { name: 'Trash' } ) );
		await waitFor( () => expect( screen.queryByRole( 'row', { name: /Number 1/ } ) ).toBeNull() );

		await waitFor( () =>
			expect( document.activeElement ).toBe( screen.getByRole( 'heading', { name: 'Surveys list' } ) )
		);
	} );

	it( 'keeps focus in the page field and on a button with no further page', async () => {
		const { user, address } = await openApp( 'surveys', '/', many( 25 ) );
		const field = await screen.findByLabelText( 'Current page' );
		await user.clear( field );
		await user.type( field, '2{Enter}' );
		await screen.findByText( 'Number 15' );
		expect( document.activeElement ).toBe( screen.getByLabelText( 'Current page' ) );

		const next = screen.getByRole( 'button', { name: 'Next page' } );
		await user.click( next );
		await screen.findByText( 'Number 25' );
		expect( next.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( document.activeElement ).toBe( next );
		await user.click( next );
		expect( address() ).toBe( '/?page=3' );
	} );

	it( 'opens the last page for a number too high, and ignores non-numeric input', async () => {
		const { user, address } = await openApp( 'surveys', '/', many( 25 ) );
		const field = await screen.findByLabelText( 'Current page' );
		await user.clear( field );
		await user.type( field, 'two{Enter}' );
		expect( field ).toHaveProperty( 'value', '1' );
		await user.clear( field );
		await user.type( field, '99{Enter}' );
		await screen.findByText( 'Number 25' );
		expect( address() ).toBe( '/?page=3' );
		expect( field ).toHaveProperty( 'value', '3' );
	} );
} );

describe( 'the URL', () => {
	it( 'changes to the last page when the list has fewer pages', async () => {
		const { address } = await openApp( 'surveys', '/?page=9', many( 12 ) );
		await screen.findByText( 'Number 12' );
		expect( address() ).toBe( '/?page=2' );
	} );

	it( 'contains the search, and Back clears the search field', async () => {
		const { user, router, address } = await openApp( 'surveys', '/', many( 12 ) );
		const field = await screen.findByLabelText( 'Search surveys' );
		await user.type( field, 'Number 12' );
		await waitFor( () => expect( screen.queryByText( 'Number 1' ) ).toBeNull() );
		expect( address() ).toBe( '/?search=Number+12' );
		await router.navigate( -1 );
		await screen.findByText( 'Number 1' );

		expect( screen.getByLabelText( 'Search surveys' ) ).toHaveProperty( 'value', '' );
		expect( address() ).toBe( '/' );
	} );

	it( 'of a filter keeps the search and order and starts at the first page', async () => {
		await openApp( 'surveys', '/?search=Number&orderby=title&order=asc&page=2', many( 12 ) );
		const drafts = await screen.findByRole( 'link', { name: /^Draft/ } );
		expect( drafts.getAttribute( 'href' ) ).toBe( '/?filter=draft&search=Number&orderby=title&order=asc' );
		expect( screen.getByRole( 'link', { name: /^All/ } ).getAttribute( 'aria-current' ) ).toBe( 'page' );
	} );

	it( 'contains the number of surveys per page', async () => {
		const { user, address } = await openApp( 'surveys', '/', many( 12 ) );
		await user.selectOptions( await screen.findByLabelText( 'Items per page' ), '25' );
		await screen.findByText( 'Number 12' );
		expect( address() ).toBe( '/?perPage=25' );
	} );
} );

describe( 'loading the list', () => {
	it( 'ends with an announcement of the number of surveys', async () => {
		const site = many( 12 );
		await openApp( 'surveys', '/', site );
		expect( await screen.findByText( '12 surveys, page 1 of 2' ) ).toHaveProperty( 'tagName', 'P' );
	} );

	it( 'removes the loading message after an error', async () => {
		const site = many( 1 );
		site.next.set( 'GET /surveys', problem( 500, 'The database is away.' ) );
		await openApp( 'surveys', '/', site );
		await screen.findByText( /The database is away/ );
		expect( screen.queryByText( 'Loading surveys' ) ).toBeNull();
	} );
} );
