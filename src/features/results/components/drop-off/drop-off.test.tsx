import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { DropOff, DropOffQuestion, FilteredQuery } from '@/contract/types';
import { problem } from '@/testing/fakes/fake-site';
import type { ServerAnswer, ServerRequest } from '@/testing/loopback-server';
import { openPart, stopServing } from '@/testing/render-app';
import DropOffCard from './DropOffCard';

afterEach( stopServing );

const questionOf = ( id: string, parts: Partial< DropOffQuestion > ): DropOffQuestion => ( {
	question_id: `${ id.repeat( 8 ) }-1111-4111-8111-111111111111`,
	title: '',
	type: 'text',
	is_current: true,
	shown: 0,
	answered: 0,
	skipped: 0,
	passed: 0,
	left: 0,
	median_seconds: null,
	...parts,
} );

const NUMBERS: DropOff = {
	visits: 40,
	finished: 26,
	in_progress: 0,
	keeps_partial: false,
	questions: [
		questionOf( '1', { title: 'Found it?', shown: 40, answered: 38, left: 2, median_seconds: 4 } ),
		questionOf( '2', { title: 'Why?', shown: 38, answered: 20, skipped: 6, left: 12, median_seconds: 257 } ),
		questionOf( '3', { title: 'Email', shown: 20, answered: 20, passed: 6, median_seconds: 130 } ),
		questionOf( '4', { title: null, type: null, is_current: false } ),
	],
};

/** The routes of the card. */
class FakeVisits {
	reply: ServerAnswer = { status: 200, body: NUMBERS };
	queries: string[] = [];

	readonly answer = ( { path, query }: ServerRequest ): ServerAnswer => {
		if ( path === '/surveys/7/exports' ) {
			return { status: 200, body: { url: 'http://127.0.0.1/file?survey_id=7', at_once: 20_000, exports: [] } };
		}
		if ( path !== '/surveys/7/drop-off' ) {
			return problem( 404, 'No such route.' );
		}
		this.queries.push( decodeURIComponent( query.toString() ) );
		return this.reply;
	};
}

const open = ( fake: FakeVisits, asked: FilteredQuery = {} ) =>
	openPart(
		<MemoryRouter>
			<DropOffCard surveyId={ 7 } asked={ asked } />
		</MemoryRouter>,
		fake
	);

const answering = ( changes: Partial< DropOff > ): FakeVisits => {
	const fake = new FakeVisits();
	fake.reply.body = { ...NUMBERS, ...changes };
	return fake;
};

describe( 'where visitors leave', () => {
	it( 'links to unfinished responses if the survey keeps them', async () => {
		await open( answering( { visits: 0, keeps_partial: true } ) );
		const link = await screen.findByRole( 'link', { name: 'Review unfinished responses' } );
		expect( link.getAttribute( 'href' ) ).toMatch( /\/survey\/7\/responses\?status=partial$/ );
	} );

	it( 'shows the visits, a bar for each question, and a table of all numbers', async () => {
		await open( new FakeVisits() );
		await screen.findByText( /^40 visits, 26 finished \(65%\)\. Visitors left most often at “Why\?” \(12 of 38/ );
		expect( screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Found it?Shown: 40. Left here: 2 (5%).',
			'Why?Shown: 38. Left here: 12 (32%).',
			'EmailShown: 20. Left here: 0 (0%).',
			'Deleted questionShown: 0. Left here: 0 (0%).',
		] );
		const rows = within( screen.getByRole( 'region', { name: 'Table: where visitors leave' } ) )
			.getAllByRole( 'row' )
			.map( ( row ) => [ ...row.children ].map( ( { textContent } ) => textContent ) );
		expect( rows.slice( 1 ) ).toEqual( [
			[ 'Found it?', '40', '38', '0', '2', '5.0%', '0', '4 seconds' ],
			[ 'Why?', '38', '20', '6', '12', '31.6%', '0', 'Over 4 minutes' ],
			[ 'Email', '20', '20', '0', '0', '0.0%', '6', '2 minutes' ],
			[ 'Deleted question', '0', '0', '0', '0', '–', '0', '–' ],
		] );
	} );

	it( 'draws bars in proportion to the most visitors who saw a question', async () => {
		await open( new FakeVisits() );
		await screen.findByText( /40 visits/ );
		const widths = ( part: string ) =>
			[ ...document.querySelectorAll< HTMLElement >( `.uf-funnel__${ part }` ) ].map(
				( { style } ) => style.inlineSize
			);
		expect( widths( 'shown' ) ).toEqual( [ '100%', '95%', '50%', '0%' ] );
		expect( widths( 'left' ).map( parseFloat ) ).toEqual( [ 5, expect.closeTo( 31.58, 1 ) ] );
	} );

	it( 'names no question if visits are few or differences can be random', async () => {
		const few = answering( { visits: 9 } );
		await open( few );
		await screen.findByText( /^9 visits/ );
		expect( screen.queryByText( /most often/ ) ).toBeNull();
		await stopServing();

		const [ first, second ] = NUMBERS.questions as [ DropOffQuestion, DropOffQuestion ];
		await open( answering( { questions: [ { ...first, left: 5 }, second ] } ) );
		await screen.findByText( /^40 visits/ );
		expect( screen.queryByText( /most often/ ) ).toBeNull();
	} );

	it( 'says how many visits are not counted yet', async () => {
		await open( answering( { in_progress: 1 } ) );
		await screen.findByText( /1 visit isn’t counted yet\. Finished visits count within a minute/ );
	} );

	it( 'says when numbers appear if there are none', async () => {
		await open( answering( { visits: 0, finished: 0, in_progress: 3 } ) );
		await screen.findByText( /^No visits to show\. 3 visits aren’t counted yet\. .* 24 hours after/ );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
	} );

	it( 'is filtered by dates, devices, and languages', async () => {
		const fake = new FakeVisits();
		await open( fake, {
			from: '2026-11-01',
			to: '2026-11-20',
			filter: { device: [ 'mobile' ], language: [ 'de' ] },
		} );
		await screen.findByText( /40 visits/ );
		expect( fake.queries ).toEqual( [
			expect.stringContaining( 'from=2026-11-01&to=2026-11-20&filter[device][0]=mobile&filter[language][0]=de' ),
		] );
	} );

	it( 'shows no numbers for other filters', async () => {
		const fake = new FakeVisits();
		await open( fake, { filter: { device: [ 'mobile' ], country: [ 'DE' ] } } );
		await screen.findByText( /can only be filtered by device and page language/ );
		expect( fake.queries ).toEqual( [] );
		expect( screen.queryByRole( 'button', { name: 'Export this table' } ) ).toBeNull();
	} );

	it( 'shows what went wrong, and retries', async () => {
		const fake = new FakeVisits();
		fake.reply = problem( 500, 'The database is unavailable.' );
		const user = await open( fake );
		expect( ( await screen.findByRole( 'alert' ) ).textContent ).toContain( 'Couldn’t load where visitors leave.' );
		fake.reply = { status: 200, body: NUMBERS };
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await screen.findByText( /40 visits/ );
	} );

	it( 'exports its table with the dates and filters of the screen', async () => {
		const user = await open( new FakeVisits(), { from: '2026-11-01', filter: { device: [ 'mobile' ] } } );
		const toggle = await screen.findByRole< HTMLButtonElement >( 'button', { name: 'Export this table' } );
		await waitFor( () => expect( toggle.disabled ).toBe( false ) );
		await user.click( toggle );
		const { href } = await screen.findByRole< HTMLAnchorElement >( 'menuitem', { name: 'CSV' } );
		expect( Object.fromEntries( new URL( href ).searchParams ) ).toEqual( {
			survey_id: '7',
			report: 'drop_off',
			format: 'csv',
			status: 'publish',
			start: '2026-11-01',
			'filter[device][0]': 'mobile',
		} );
	} );
} );
