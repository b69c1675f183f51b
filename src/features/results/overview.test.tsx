import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ResultsSummary, SummarySurvey } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import type { ServerRequest } from '@/testing/loopback-server';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf } from '@/testing/survey-of';

afterEach( stopServing );

const points = ( ...counts: number[] ) =>
	counts.map( ( count, index ) => ( { date: `2026-11-${ String( 15 + index ) }`, count } ) );

const row = ( id: number, title: string, changes: Partial< SummarySurvey > = {} ): SummarySurvey => ( {
	id,
	title,
	type: 'survey',
	status: 'publish',
	created_at: '2026-11-01T10:00:00+01:00',
	publish_at: null,
	impressions: 50,
	responses_count: 40,
	range_responses_count: 12,
	range_data_points: points( 4, 8 ),
	...changes,
} );

function summaryOf( surveys: SummarySurvey[], changes: Partial< ResultsSummary > = {} ): ResultsSummary {
	return {
		total_responses: 12,
		impressions: 48,
		starts: 16,
		data_points: points( 4, 8 ),
		previous: { total_responses: 8, impressions: 1, starts: 1, data_points: points( 3, 5 ) },
		not_counted: 0,
		surveys,
		pagination: { page: 1, pages: surveys.length, per_page: 20, total: surveys.length },
		...changes,
	};
}

/** A site that always returns this overview. */
class Overviewed extends FakeSite {
	readonly asked: ServerRequest[] = [];

	constructor( summary: ResultsSummary ) {
		super();
		const answer = this.answer;
		Object.assign( this, {
			answer: ( request: ServerRequest ) => {
				if ( request.path !== '/results-summary' ) {
					return answer( request );
				}
				this.asked.push( request );
				return { status: 200, body: summary };
			},
		} );
	}
}

const figure = async ( label: string ) =>
	( await screen.findByText( label, { selector: 'dt' } ) ).nextSibling?.textContent;

it( 'the overview shows responses, their change, and both rates', async () => {
	await openApp( 'results', '/', new Overviewed( summaryOf( [ row( 1, 'Shop' ) ] ) ) );
	expect( await figure( 'Responses' ) ).toBe( '12' );
	expect( await figure( 'Change from previous period' ) ).toBe( '+50%' );
	expect( await figure( 'Response rate' ) ).toBe( '25%' );
	expect( await figure( 'Completion rate' ) ).toBe( '75%' );
} );

it( 'the overview table lists surveys with counts and links to their results', async () => {
	const site = new Overviewed( summaryOf( [ row( 1, 'Shop' ) ] ) );
	site.results.set( 1, resultsOf( { id: 1 } ) );
	const { user, address } = await openApp( 'results', '/', site );
	const cells = within( await screen.findByRole( 'row', { name: /Shop/ } ) );
	expect( cells.getByText( '40' ) ).toBeTruthy();
	expect( cells.getByText( '12' ) ).toBeTruthy();
	await user.click( cells.getByRole( 'link', { name: 'View Results of Shop' } ) );
	await screen.findByText( 'Total responses' );
	expect( address() ).toBe( '/survey/1' );
} );

it( 'shares without a base are shown as a dash', async () => {
	const nothing = { total_responses: 0, impressions: 0, starts: 0, data_points: points( 0, 0 ) };
	await openApp(
		'results',
		'/',
		new Overviewed( summaryOf( [ row( 1, 'Shop' ) ], { ...nothing, previous: nothing } ) )
	);
	for ( const label of [ 'Change from previous period', 'Response rate', 'Completion rate' ] ) {
		expect( await figure( label ) ).toBe( '–' );
	}
} );

it( 'a rate is missing with a reason if most responses came without the widget', async () => {
	await openApp(
		'results',
		'/',
		new Overviewed( summaryOf( [ row( 1, 'Shop' ) ], { total_responses: 6, impressions: 1, starts: 0 } ) )
	);
	expect( await figure( 'Response rate' ) ).toBe( '–' );
	expect( await figure( 'Completion rate' ) ).toBe( '–' );
	screen.getByText( 'Not available: more responses than impressions' );
	screen.getByText( 'Not available: more responses than visitors who started' );
} );

it( 'the URL keeps range, comparison, and order', async () => {
	const site = new Overviewed( summaryOf( [ row( 1, 'Shop' ) ] ) );
	const { user, address } = await openApp( 'results', '/?page=2', site );
	await user.click( await screen.findByRole( 'button', { name: 'Past 30 Days', pressed: false } ) );
	await user.click( await screen.findByRole( 'checkbox', { name: /Compare/ } ) );
	// Now also with the previous period in its own column.
	await waitFor( () =>
		expect(
			screen.getAllByRole( 'row', { hidden: true } ).map( ( { textContent } ) => textContent )
		).toContainEqual( expect.stringMatching( /43$/ ) )
	);
	await user.click(
		within( screen.getByRole( 'table', { name: 'Surveys' } ) ).getByRole( 'button', { name: 'Title' } )
	);
	expect( address() ).toBe( '/?range=last-30-days&compare=1&orderby=title&order=asc' );
} );

it( 'a range is compared with the same number of days before it', async () => {
	const site = new Overviewed( summaryOf( [ row( 1, 'Shop' ) ] ) );
	const { user, address } = await openApp( 'results', '/?compare=1', site );
	await user.click( await screen.findByRole( 'button', { name: /^Date range:/ } ) );
	expect( screen.queryByRole( 'radio', { name: 'All time' } ) ).toBeNull(); // It has no previous period.
	for ( const [ label, day ] of [
		[ 'From', '2025-04-01' ],
		[ 'To', '2025-06-30' ],
	] as const ) {
		fireEvent.change( screen.getByLabelText( label ), { target: { value: day } } );
	}
	await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

	await waitFor( () => expect( address() ).toBe( '/?compare=1&from=2025-04-01&to=2025-06-30' ) );
	const query = site.asked.at( -1 )?.query;
	expect( [ query?.get( 'start_date' ), query?.get( 'end_date' ) ] ).toEqual( [ '2025-04-01', '2025-06-30' ] );
	expect( await screen.findByRole( 'button', { name: 'Apr 1, 2025 – Jun 30, 2025' } ) ).toBeTruthy(); // The column.
	for ( const name of [ 'Past 7 Days', 'Past 30 Days' ] ) {
		expect( screen.getByRole( 'button', { name, pressed: false } ) ).toBeTruthy();
	}

	await user.click( screen.getByRole( 'button', { name: 'Past 7 Days' } ) );
	await waitFor( () => expect( address() ).toBe( '/?compare=1' ) );
	expect( screen.getByRole( 'button', { name: /^Date range:/ } ).textContent ).toMatch(
		/^Date range: \w+ \d+ – \w+ \d+$/
	);
} );

it( 'a chosen survey shows its cards on the overview', async () => {
	const site = new Overviewed( summaryOf( [ row( 7, 'Shop' ) ] ) );
	site.results.set( 7, resultsOf( { id: 7, impressions: 5120, responses_count: 480 } ) );
	await openApp( 'results', '/?survey=7', site );
	expect( await figure( 'Impressions' ) ).toBe( '5,120' );
	expect( screen.getByRole( 'combobox', { name: 'Survey' } ) ).toHaveProperty( 'value', 'Shop' );
} );

it( 'an NPS survey opens its results directly', async () => {
	const site = new Overviewed( summaryOf( [ row( 7, 'Score', { type: 'nps' } ) ] ) );
	site.results.set( 7, resultsOf( { id: 7, title: 'Score' } ) );
	const { address } = await openApp( 'results', '/?survey=7', site );
	expect( await screen.findByRole( 'heading', { name: 'Score' } ) ).toBeTruthy();
	expect( address() ).toBe( '/survey/7' );
} );

it( '30 days and the comparison require a plan, and explain that', async () => {
	const site = new Overviewed( summaryOf( [ row( 1, 'Shop' ) ], { previous: null } ) );
	const { user, address } = await openApp( 'results', '/?range=last-30-days', site, {}, 'lite' );
	await user.click( await screen.findByRole( 'button', { name: /Past 30 Days/ } ) );
	expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
	expect( address() ).toBe( '/?range=last-30-days' );
	expect( site.asked.every( ( { query } ) => ! ( 'start_date' in query ) ) ).toBe( true );
} );

it( 'a site without surveys shows no figures', async () => {
	await openApp( 'results', '/', new Overviewed( summaryOf( [] ) ) );
	expect( await screen.findByText( 'No Surveys' ) ).toBeTruthy();
	expect( screen.queryByText( 'Completion rate' ) ).toBeNull();
} );
