import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { QuestionStats } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, resultsOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const [ FOUND, SCORE, WHY ] = [ 1, 2, 3 ].map(
	( n ) => `${ String( n ).repeat( 8 ) }-1111-4111-8111-111111111111`
) as [ string, string, string ];

const statsOf = ( id: string, title: string, parts: Partial< QuestionStats > = {} ): QuestionStats => ( {
	id,
	type: 'radio-button',
	title,
	is_quantitative: true,
	total_answers: 9,
	skipped: 0,
	average: null,
	score: null,
	options: [],
	answers: [],
	...parts,
} );

function answered( responses = 480 ): FakeSite {
	const site = new FakeSite( [
		surveyOf( {
			id: 1,
			questions: [
				questionOf( {
					id: FOUND,
					title: 'Found it?',
					type: 'radio-button',
					config: { options: [ 'Yes', 'No' ], include_name: false },
				} ),
				questionOf( { id: SCORE, title: 'How good?', type: 'nps' } ),
				questionOf( { id: WHY, title: 'Why?', type: 'text' } ),
			],
		} ),
	] );
	site.results.set(
		1,
		resultsOf( {
			id: 1,
			responses_count: responses,
			range_responses_count: responses,
			question_stats: [ statsOf( FOUND, 'Found it?' ), statsOf( SCORE, 'How good?', { type: 'nps' } ) ],
		} )
	);
	site.filters.values = [
		{ value: 'mobile', count: 1200 },
		{ value: 'desktop', count: 80 },
	];
	return site;
}

const asked = ( site: FakeSite ) =>
	site.requests
		.filter( ( { path } ) => path === '/surveys/1/results' )
		.at( -1 )
		?.query.toString() ?? '';

describe( 'a filter', () => {
	it( 'by visit data is chosen by value, kept in the URL, and sent to the server', async () => {
		const site = answered();
		const { user, address } = await openApp( 'results', '/survey/1?range=all-time', site );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Phone (1,200)' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

		await waitFor( () => expect( address() ).toBe( '/survey/1?range=all-time&f.device=mobile' ) );
		await waitFor( () => expect( decodeURIComponent( asked( site ) ) ).toContain( 'filter[device][0]=mobile' ) );
		expect( within( screen.getByRole( 'group', { name: 'Filters' } ) ).getByText( 'Phone' ) ).toBeTruthy();
		await waitFor( () => expect( screen.queryByText( 'Impressions' ) ).toBeNull() ); // Until then, all old numbers are shown.

		await user.click( screen.getByRole( 'button', { name: 'Remove the filter “Phone”' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1?range=all-time' ) );
		expect( document.activeElement?.textContent ).toBe( 'Add filter' );
	} );

	it( 'by answers offers what fits the question', async () => {
		const site = answered();
		const { user } = await openApp( 'results', '/survey/1', site );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await screen.findByRole( 'option', { name: '3. Why?' } );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Filter by' } ), '3. Why?' );
		await user.type( screen.getByRole( 'textbox', { name: 'Text' } ), ' slow ' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByText( 'Why? contains “slow”' ) ).toBeTruthy();

		await user.click( screen.getByRole( 'button', { name: 'Add filter' } ) );
		await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Filter by' } ), '2. How good?' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'From' } ), '9' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByText( 'How good? 9 to 10' ) ).toBeTruthy();

		await user.click( screen.getByRole( 'button', { name: 'Add filter' } ) );
		await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Filter by' } ), '1. Found it?' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) ); // With no selection, nothing happens.
		await user.click( screen.getByRole( 'checkbox', { name: 'No' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByText( 'Found it? No' ) ).toBeTruthy();

		await waitFor( () => {
			const query = new URLSearchParams( asked( site ) );
			expect( query.get( 'filter[answers][0][text]' ) ).toBe( 'slow' );
			expect( query.get( 'filter[answers][1][min]' ) ).toBe( '9' );
			expect( query.get( 'filter[answers][2][values][0]' ) ).toBe( 'No' );
		} );
		await user.click( screen.getByRole( 'button', { name: 'Clear filters' } ) );
		await waitFor( () => expect( asked( site ) ).not.toContain( 'filter' ) );
	} );

	it( 'offers an answer whose option was removed from the survey', async () => {
		const site = answered();
		site.results.set(
			1,
			resultsOf( {
				id: 1,
				responses_count: 9,
				range_responses_count: 9,
				question_stats: [
					statsOf( FOUND, 'Found it?', {
						options: [
							{ value: 'Yes', count: 5, is_current: true },
							{ value: 'Perhaps', count: 4, is_current: false },
							{ value: 'Never chosen', count: 0, is_current: false },
						],
					} ),
				],
			} )
		);
		const { user } = await openApp( 'results', '/survey/1', site );
		await user.click( await screen.findByRole( 'button', { name: 'Add filter' } ) );
		await screen.findByRole( 'option', { name: '1. Found it?' } );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Filter by' } ), '1. Found it?' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Perhaps (removed)' } ) );
		expect( screen.queryByRole( 'checkbox', { name: /Never chosen/ } ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( await screen.findByText( 'Found it? Perhaps' ) ).toBeTruthy();
		await waitFor( () =>
			expect( new URLSearchParams( asked( site ) ).get( 'filter[answers][0][values][0]' ) ).toBe( 'Perhaps' )
		);
	} );

	it( 'is added with a click on an answer', async () => {
		const site = answered();
		site.results.set(
			1,
			resultsOf( {
				id: 1,
				responses_count: 9,
				range_responses_count: 9,
				question_stats: [
					statsOf( FOUND, 'Found it?', {
						options: [
							{ value: 'No', count: 9, is_current: true },
							{ value: 'Yes', count: 0, is_current: true },
						],
					} ),
				],
			} )
		);
		const { user } = await openApp( 'results', '/survey/1', site );
		await user.click( await screen.findByRole( 'button', { name: 'No' } ) );
		expect( await screen.findByText( 'Found it? No' ) ).toBeTruthy();
		await waitFor( () =>
			expect( new URLSearchParams( asked( site ) ).get( 'filter[answers][0][values][0]' ) ).toBe( 'No' )
		);
	} );

	it( 'without matching responses shows that, and can be cleared', async () => {
		const { user, address } = await openApp( 'results', '/survey/1?f.device=tablet', answered( 0 ) );
		const empty = ( await screen.findByText( 'No responses match these filters' ) ).parentElement ?? document.body;
		await user.click( within( empty ).getByRole( 'button', { name: 'Clear filters' } ) );
		await waitFor( () => expect( address() ).toBe( '/survey/1' ) );
	} );

	it( 'requires a plan', async () => {
		const { user } = await openApp( 'results', '/survey/1', answered(), {}, 'lite' );
		await user.click( await screen.findByRole( 'button', { name: /Add filter/ } ) );
		expect( within( await screen.findByRole( 'dialog' ) ).getByRole( 'heading' ).textContent ).toBe(
			'Response Filter is a Pro feature'
		);
	} );
} );

describe( 'a cross table of two questions', () => {
	it( 'shows the shares of each row, and marks significant differences in words', async () => {
		const site = answered();
		site.filters.table = {
			total: 300,
			rows: [
				{ value: 'Yes', count: 200 },
				{ value: 'No', count: 0 },
			],
			columns: [ { value: '10', count: 150 } ],
			cells: [ [ { count: 150, differs: 1 } ], [ { count: 0, differs: 0 } ] ],
		};
		await openApp( 'results', '/survey/1', site );
		await screen.findByText( /Based on 300 people who answered both questions\. ▲ and ▼ mark/ );
		const rows = within( screen.getByRole( 'region', { name: 'Table' } ) )
			.getAllByRole( 'row' )
			.map( ( row ) => row.textContent );
		expect( rows ).toEqual( [
			'10All',
			'Yes▲ More common than expected: 75%150200',
			'No–0', // No percentage of zero people.
			'All150300',
		] );
	} );
} );

describe( 'answers by visit data', () => {
	it( 'are available by device, page, or country, with one row for the rest', async () => {
		const site = answered();
		site.filters.table = {
			total: 30,
			rows: [
				{ value: 'mobile', count: 20 },
				{ value: '', count: 10 },
			],
			columns: [ { value: 'Yes', count: 30 } ],
			cells: [ [ { count: 20, differs: 0 } ], [ { count: 10, differs: 0 } ] ],
		};
		const { user } = await openApp( 'results', '/survey/1', site );
		await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Rows' } ), 'Device' );
		await screen.findByText( /Based on 30 people who answered the question\. No differences/ );
		expect(
			within( screen.getByRole( 'region', { name: 'Table' } ) )
				.getAllByRole( 'rowheader' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Phone', 'Other or unknown', 'All' ] );
		expect(
			site.requests
				.filter( ( { path } ) => path.endsWith( '/cross' ) )
				.at( -1 )
				?.query.get( 'rows' )
		).toBe( 'device' );
	} );

	it( 'need only one choice question', async () => {
		const site = answered();
		site.results.set(
			1,
			resultsOf( {
				id: 1,
				responses_count: 9,
				range_responses_count: 9,
				question_stats: [ statsOf( FOUND, 'Found it?' ) ],
			} )
		);
		await openApp( 'results', '/survey/1', site );
		expect( await screen.findByRole( 'combobox', { name: 'Rows' } ) ).toHaveProperty( 'value', 'device' );
		expect( screen.getByRole( 'combobox', { name: 'Columns' } ) ).toHaveProperty( 'value', FOUND );
	} );
} );

it( 'the median completion time is shown with the figures', async () => {
	const site = answered();
	site.filters.time = { median_seconds: 33.5, counted: 1200 };
	await openApp( 'results', '/survey/1', site );
	await screen.findByText( 'Based on 1,200 responses' );
	expect( screen.getByText( 'Median completion time' ).nextSibling?.textContent ).toBe( '34 seconds' );
} );
