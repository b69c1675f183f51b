import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Share } from '@/contract/types';
import { conditionText } from '@/components/filters/filter-text';
import { readFilter, writeFilter } from '@/lib/filters/filter';
import { filterByValue } from '@/question-types/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, resultsOf, surveyOf } from '@/testing/survey-of';

const ID = '11111111-1111-4111-8111-111111111111';

afterEach( stopServing );

it( 'shows the spread of typed numbers, and of ranges only numbers with answers', async () => {
	const site = new FakeSite( [ surveyOf( { id: 1 } ) ] );
	const option = ( value: string, count: number ) => ( { value, count, is_current: true } );
	site.results.set(
		1,
		resultsOf( {
			id: 1,
			responses_count: 107,
			range_responses_count: 107,
			question_stats: [
				{
					id: ID,
					type: 'number',
					title: 'How old are you?',
					is_quantitative: true,
					total_answers: 107,
					skipped: 0,
					average: 41.25,
					score: null,
					spread: { median: 40.5, lowest: -3, highest: 97 },
					others: 7,
					ranges: [ option( '-3 – 9', 60 ), option( '10 – 97', 47 ) ],
					options: [ option( '-3', 60 ), option( '5', 0 ), option( '97', 40 ) ],
					answers: [],
				},
			],
		} )
	);
	const { user } = await openApp( 'results', '/survey/1', site );
	const title = await screen.findByRole( 'heading', { name: 'How old are you?' } );
	const card = within( ( title.closest( 'section' ) ?? title.parentElement?.parentElement ) as HTMLElement );
	for ( const text of [ 'Average 41.3', 'Median 40.5', 'Lowest -3', 'Highest 97', /7 answers have other numbers/ ] ) {
		await card.findByText( ( _, element ) =>
			element?.tagName === 'P' && typeof text === 'string'
				? element.textContent === text
				: element?.tagName === 'P' && new RegExp( text ).test( element.textContent )
		);
	}
	expect( card.getAllByRole( 'rowheader' ).map( ( { textContent } ) => textContent ) ).toEqual( [ '-3', '97' ] );
	expect( card.queryByRole( 'button', { name: 'Pie' } ) ).toBeNull();
	await user.click( card.getByRole( 'button', { name: 'Vertical bars' } ) );
	expect( card.getAllByRole( 'rowheader' ) ).toHaveLength( 2 );
} );

it( 'writes dates in the language of the screen, and filters by one', async () => {
	const site = new FakeSite( [ surveyOf( { id: 1 } ) ] );
	const option = ( value: string, count: number ) => ( { value, count, is_current: true } );
	site.results.set(
		1,
		resultsOf( {
			id: 1,
			responses_count: 5,
			range_responses_count: 5,
			question_stats: [
				{
					id: ID,
					type: 'date',
					title: 'When was it?',
					is_quantitative: true,
					total_answers: 5,
					skipped: 0,
					average: null,
					score: null,
					dates: { earliest: '2025-12-31', median: '2026-03-14', latest: '2026-03-15' },
					options: [ option( '2025-12-31', 1 ), option( '2026-03-14', 4 ) ],
					answers: [],
				},
			],
		} )
	);
	await openApp( 'results', '/survey/1', site );
	const title = await screen.findByRole( 'heading', { name: 'When was it?' } );
	const card = within( ( title.closest( 'section' ) ?? title.parentElement?.parentElement ) as HTMLElement );
	for ( const text of [ 'Earliest Dec 31, 2025', 'Median Mar 14, 2026', 'Latest Mar 15, 2026' ] ) {
		await card.findByText( ( _, element ) => element?.tagName === 'P' && element.textContent === text );
	}
	expect( card.getAllByRole( 'rowheader' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Dec 31, 2025',
		'Mar 14, 2026',
	] );
} );

it.each( [
	[ { from: '2026-03-14', to: '2026-03-14' }, 'Mar 14, 2026' ],
	[ { from: '2026-03-14', to: '2026-04-01' }, 'Mar 14, 2026 to Apr 1, 2026' ],
	[ { from: '2026-03-14' }, 'from Mar 14, 2026' ],
	[ { to: '2026-03-14' }, 'until Mar 14, 2026' ],
	[ {}, 'any date' ],
] )( 'keeps a filter by dates in the URL, and names it: %j', ( range, words ) => {
	const condition = { question_id: ID, is: 'between', ...range } as const;
	expect( readFilter( writeFilter( new URLSearchParams(), { answers: [ condition ] } ) ) ).toEqual( {
		answers: [ condition ],
	} );
	const text = conditionText( condition, questionOf( { id: ID, type: 'date', title: 'When?' } ) );
	expect( text.replace( /[\u2066-\u2069]/g, '' ) ).toBe( `When? ${ words }` );
	expect( filterByValue( 'date', ID, '2026-03-14' ) ).toMatchObject( { from: '2026-03-14', to: '2026-03-14' } );
} );

/** A site with a ranking that has responses. */
function ranked(): FakeSite {
	const site = new FakeSite( [ surveyOf( { id: 1 } ) ] );
	const item = ( id: string, label: string, average: number, first: number ) => ( {
		id,
		type: 'ranking' as const,
		title: `What matters? – ${ label }`,
		is_quantitative: true,
		total_answers: 8,
		skipped: 2,
		average,
		score: null,
		ranking: { id: ID, title: 'What matters?', item: label, items: 2 },
		options: [
			{ value: '1', count: first, is_current: true },
			{ value: '2', count: 8 - first, is_current: true },
		],
		answers: [],
	} );
	site.results.set(
		1,
		resultsOf( {
			id: 1,
			responses_count: 10,
			range_responses_count: 10,
			question_stats: [
				item( '22222222-2222-4222-8222-222222222222', 'Food', 1.75, 2 ),
				item( '33333333-3333-4333-8333-333333333333', 'Room', 1.25, 6 ),
			],
		} )
	);
	return site;
}

it( 'shows a ranking in one card, the best average first, and filters by an item', async () => {
	const { user, address } = await openApp( 'results', '/survey/1', ranked() );
	const title = await screen.findByRole( 'heading', { name: 'What matters?' } );
	const card = within( ( title.closest( 'section' ) ?? title.parentElement?.parentElement ) as HTMLElement );
	expect( card.getAllByRole( 'row' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'ItemAverage rankRanked first',
		'Room1.3 of 275%',
		'Food1.8 of 225%',
	] );
	expect( card.getByText( '8 answered' ) ).toBeTruthy();
	expect( screen.queryByRole( 'heading', { name: /–/ } ) ).toBeNull();
	await user.click( card.getByRole( 'button', { name: 'Room' } ) );
	expect( readFilter( new URLSearchParams( address().split( '?' )[ 1 ] ) ).answers ).toEqual( [
		{ question_id: '33333333-3333-4333-8333-333333333333', is: 'between', min: 1, max: 1 },
	] );
} );

it( 'shares all items of a ranking as one question', async () => {
	const site = ranked();
	const ids = [ '22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333' ];
	const shareOf = ( id: number, questions: string[] ): Share => ( {
		id,
		survey_id: 1,
		token: '0',
		url: `http://127.0.0.1/?userfeedback_results=${ String( id ) }`,
		question_ids: questions,
		texts: false,
		days: 'all',
		created_at: '2026-11-20T12:00:00+00:00',
		expires_at: null,
		made_by: '',
	} );
	const shares = [ shareOf( 1, ids ), shareOf( 2, ids.slice( 1 ) ) ];
	site.next.set( 'GET /surveys/1/shares', { status: 200, body: { shares, can_make: true, most: 20 } } );
	site.next.set( 'POST /surveys/1/shares', { status: 201, body: shareOf( 3, ids ) } );
	const { user } = await openApp( 'results', '/survey/1', site );
	await user.click( await screen.findByRole( 'button', { name: 'Share' } ) );

	expect( await screen.findByText( 'All questions · All time · never expires' ) ).toBeTruthy();
	expect( screen.getByText( '1 question · All time · never expires' ) ).toBeTruthy();
	const form = within( screen.getByRole( 'group', { name: 'Questions to include' } ) );
	expect( form.getAllByRole( 'checkbox' ) ).toHaveLength( 1 );
	await user.click( form.getByRole( 'checkbox', { name: 'What matters?' } ) );
	const create = screen.getByRole( 'button', { name: 'Create link' } );
	expect( create.getAttribute( 'aria-disabled' ) ?? create.getAttribute( 'disabled' ) ).not.toBeNull();
	await user.click( form.getByRole( 'checkbox', { name: 'What matters?' } ) );
	await user.click( create );
	await waitFor( () =>
		expect(
			site.requests.find( ( { method, path } ) => method === 'POST' && path.endsWith( '/shares' ) )?.body
		).toMatchObject( {
			question_ids: ids,
		} )
	);
} );
