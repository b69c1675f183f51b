import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SurveyResults } from '@/contract/types';
import type { Site } from '@/lib/site';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf } from '@/testing/survey-of';

afterEach( stopServing );

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';

function answered(): FakeSite {
	const site = new FakeSite();
	site.results.set(
		1,
		resultsOf( {
			id: 1,
			title: 'Website feedback',
			impressions: 5120,
			responses_count: 480,
			responses_count_7_days: 31,
			responses_count_30_days: 120,
			range_responses_count: 120,
			question_stats: [
				{
					id: A,
					type: 'checkbox',
					title: 'What do you read?',
					is_quantitative: true,
					total_answers: 4,
					skipped: 1,
					average: null,
					score: null,
					options: [
						{ value: 'News', count: 3, is_current: true },
						{ value: 'Prose', count: 2, is_current: true },
					],
					answers: [
						{
							response_id: 7,
							date: '2026-11-20T23:30:00+01:00',
							value: 'Mostly at night',
							kind: 'comment',
							score: null,
							extra: { name: '', comments: 'Mostly at night' },
						},
					],
				},
				{
					id: B,
					type: 'long-text',
					title: 'What is missing?',
					is_quantitative: false,
					total_answers: 25,
					skipped: 0,
					average: null,
					score: null,
					options: [],
					answers: [
						{
							response_id: 9,
							date: '2026-11-20T23:30:00+01:00',
							value: '<img src=x onerror="document.title=1">',
							kind: 'answer',
							score: null,
							extra: { name: '', comments: '' },
						},
					],
				},
			],
		} )
	);
	return site;
}

/** As many answers as responses, for a single-choice type. */
function asked( type: 'radio-button' ): FakeSite {
	const site = answered();
	for ( const question of site.results.get( 1 )?.question_stats.slice( 0, 1 ) ?? [] ) {
		question.type = type;
		question.total_answers = 5;
	}
	return site;
}

const card = async ( title: string ) =>
	( await screen.findByRole( 'heading', { name: title } ) ).closest( 'section' ) ?? document.body;

describe( 'results of a survey', () => {
	it( 'show where visitors leave if the survey records it, even without responses', async () => {
		const site = answered();
		const asks = () => site.requests.some( ( { path } ) => path === '/surveys/1/drop-off' );
		await openApp( 'results', '/survey/1', site );
		await screen.findByText( 'Total responses' );
		expect( screen.queryByRole( 'heading', { name: 'Where visitors leave' } ) ).toBeNull();
		expect( asks() ).toBe( false );
		await stopServing();

		site.results.set( 1, resultsOf( { id: 1, responses_count: 0, drop_off: true } ) );
		await openApp( 'results', '/survey/1', site );
		within( await card( 'Where visitors leave' ) ).getByRole( 'button', { name: 'Export this table' } );
		await screen.findByText( /^No visits to show/ );
		expect( asks() ).toBe( true );
	} );

	it( 'show totals', async () => {
		await openApp( 'results', '/survey/1', answered() );
		expect( ( await screen.findByText( 'Total responses' ) ).nextSibling?.textContent ).toBe( '480' );
		expect( screen.getByText( 'Impressions' ).nextSibling?.textContent ).toBe( '5,120' );
	} );

	it( 'show response rate and completion rate of the date range', async () => {
		const site = answered();
		const results = site.results.get( 1 );
		if ( results ) {
			Object.assign( results, {
				range_impressions: 2400,
				starts: 160,
				response_rate: 5,
				completion_rate: 75,
			} satisfies Partial< typeof results > );
		}
		await openApp( 'results', '/survey/1', site );
		expect( ( await screen.findByText( 'Response rate' ) ).parentElement?.textContent ).toBe(
			'Response rate5%Based on 2,400 impressions'
		);
		expect( screen.getByText( 'Completion rate' ).parentElement?.textContent ).toBe(
			'Completion rate75%Based on 160 visitors who started'
		);
		expect( screen.getByText( 'Responses', { selector: 'dt' } ).nextSibling?.textContent ).toBe( '120' );
	} );

	it( 'say why a rate is missing if most responses came without the widget', async () => {
		const site = answered();
		const results = site.results.get( 1 );
		if ( results ) {
			Object.assign( results, {
				range_impressions: 1,
				starts: 0,
				response_rate: null,
				completion_rate: null,
			} satisfies Partial< typeof results > );
		}
		await openApp( 'results', '/survey/1', site );
		expect( ( await screen.findByText( 'Response rate' ) ).parentElement?.textContent ).toBe(
			'Response rate–Not available: more responses than impressions'
		);
		expect( screen.getByText( 'Completion rate' ).parentElement?.textContent ).toBe(
			'Completion rate–Not available: more responses than visitors who started'
		);
	} );

	it( 'show the average of stars and the score of every NPS question', async () => {
		const site = answered();
		const stats = site.results.get( 1 )?.question_stats ?? [];
		const [ first, second ] = stats;
		if ( first && second ) {
			Object.assign( first, { type: 'star-rating', average: 4.25 } );
			Object.assign( second, {
				type: 'nps',
				is_quantitative: true,
				score: {
					promoter: 50,
					passive: 20,
					detractor: 30,
					nps: 20,
					total: 25,
					low: -10,
					high: 48,
					is_small: true,
				},
			} );
		}
		await openApp( 'results', '/survey/1', site );
		const stars = await card( 'What do you read?' );
		expect( stars.querySelector( '.uf-scale' )?.textContent ).toMatch( /^Average 4\.3 of 5/ );
		const nps = await card( 'What is missing?' );
		expect( nps.querySelector( '.uf-scale' )?.textContent ).toBe( 'Net Promoter Score 20' );
		within( nps ).getByText( '95% confidence interval: -10 to 48' );
	} );

	it( 'show the highest value next to an average only if no value is negative', async () => {
		const site = answered();
		const [ first, second ] = site.results.get( 1 )?.question_stats ?? [];
		const options = ( lowest: number ) =>
			[ lowest, 50 ].map( ( value ) => ( { value: String( value ), count: 1, is_current: true } ) );
		if ( first && second ) {
			Object.assign( first, { type: 'slider', average: 32, options: options( 0 ) } );
			Object.assign( second, { type: 'slider', is_quantitative: true, average: 32, options: options( -50 ) } );
		}
		await openApp( 'results', '/survey/1', site );
		const average = async ( title: string ) => ( await card( title ) ).querySelector( '.uf-scale' )?.textContent;
		expect( await average( 'What do you read?' ) ).toBe( 'Average 32.0 of 50' );
		expect( await average( 'What is missing?' ) ).toBe( 'Average 32.0 ' );
	} );

	it( 'mark removed options, and align decimals in a column', async () => {
		const site = answered();
		const first = site.results.get( 1 )?.question_stats[ 0 ];
		first?.options.push( { value: 'Maps', count: 1, is_current: false } );
		if ( first ) {
			first.total_answers = 3;
		}
		await openApp( 'results', '/survey/1', site );
		expect(
			within( within( await card( 'What do you read?' ) ).getByRole( 'table' ) )
				.getAllByRole( 'row' )
				.map( ( row ) => row.textContent )
		).toEqual( [ 'AnswerCountPercentage', 'News3100.0%', 'Prose266.7%', 'Maps (removed)133.3%' ] );
	} );

	it( 'show the score next to a comment, and the name next to an email address', async () => {
		const site = answered();
		const [ first, second ] = site.results.get( 1 )?.question_stats ?? [];
		if ( first?.answers[ 0 ] && second?.answers[ 0 ] ) {
			first.type = 'star-rating';
			first.answers[ 0 ].score = 2;
			second.type = 'email';
			second.answers[ 0 ].value = 'ada@example.org';
			second.answers[ 0 ].extra.name = 'Ada';
		}
		await openApp( 'results', '/survey/1', site );
		within( await card( 'What do you read?' ) ).getByText( '2 stars' );
		within( await card( 'What is missing?' ) ).getByText( 'ada@example.org (Ada)' );
	} );

	it( 'show no daily chart for a single day', async () => {
		await openApp( 'results', '/survey/1?range=today', answered() );
		await card( 'What do you read?' );
		expect( screen.queryByRole( 'heading', { name: 'Responses per day' } ) ).toBeNull();
	} );

	it( 'show the Share button to viewers', async () => {
		await openApp( 'results', '/survey/1', answered(), { edit: false } );
		await screen.findByRole( 'button', { name: 'Share' } );
	} );

	it( 'show only how many new responses are not counted yet', async () => {
		const site = answered();
		site.results.set( 1, { ...resultsOf( { id: 1, responses_count: 480 } ), not_counted: 2500 } );
		await openApp( 'results', '/survey/1', site );
		expect(
			await screen.findAllByText(
				/^2,500 new responses aren’t included in these numbers yet\./,
				{},
				{ timeout: 20_000 }
			)
		).not.toEqual( [] );
	} );

	it( 'show count and percentage of each answer, based on respondents', async () => {
		await openApp( 'results', '/survey/1', answered() );
		const table = within( await card( 'What do you read?' ) ).getByRole( 'table' );
		expect(
			within( table )
				.getAllByRole( 'row' )
				.map( ( row ) => row.textContent )
		).toEqual( [ 'AnswerCountPercentage', 'News375%', 'Prose250%' ] );
	} );

	it( 'show a table until a chart is chosen, and remember the choice per question', async () => {
		const { user } = await openApp( 'results', '/survey/1', asked( 'radio-button' ) );
		const first = within( await card( 'What do you read?' ) );
		expect( first.getByRole( 'button', { name: 'Table' } ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( first.queryByRole( 'group', { name: /^Chart:/ } ) ).toBeNull();
		await user.click( first.getByRole( 'button', { name: 'Pie' } ) );
		await stopServing( true );

		await openApp( 'results', '/survey/1', asked( 'radio-button' ) );
		const again = within( await card( 'What do you read?' ) );
		expect( again.getByRole( 'button', { name: 'Pie' } ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( again.getByRole( 'table' ) ).toBeTruthy();
	} );

	it( 'offer no pie chart for questions with several answers', async () => {
		localStorage.setItem( `userfeedback-graph-${ A }`, 'pie' ); // Stored by a version with pie charts.
		await openApp( 'results', '/survey/1', answered() );
		const graphs = within( await card( 'What do you read?' ) );
		expect( graphs.queryByRole( 'button', { name: 'Pie' } ) ).toBeNull();
		expect( graphs.getByRole( 'button', { name: 'Table' } ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	} );

	it( 'show in how many responses a question was asked, not its views', async () => {
		await openApp( 'results', '/survey/1', answered() );
		within( await card( 'What do you read?' ) ).getByText( 'Shown in 5 responses' );
	} );

	it( 'show no chart for incomplete options, and link to the questions', async () => {
		const site = answered();
		const results = site.results.get( 1 );
		results?.question_stats[ 0 ]?.options.push( { value: ' ', count: 0, is_current: true } );
		await openApp( 'results', '/survey/1', site );
		const first = within( await card( 'What do you read?' ) );
		expect( first.getByRole( 'link', { name: /Edit questions/ } ).getAttribute( 'href' ) ).toMatch(
			/page=userfeedback_surveys#\/edit\/1\/questions$/
		);
		expect( first.queryByRole( 'table' ) ).toBeNull();
	} );

	it( 'show visitor input as text, with the date in the site’s time zone', async () => {
		await openApp( 'results', '/survey/1', answered() );
		const typed = within( await card( 'What is missing?' ) );
		expect( typed.getByText( '<img src=x onerror="document.title=1">' ).querySelector( 'img' ) ).toBeNull();
		expect( typed.getByText( 'Nov 20, 2026' ) ).toBeTruthy();
		expect( typed.getByRole( 'button', { name: 'Show all 25 answers' } ) ).toBeTruthy();
		expect( within( await card( 'What do you read?' ) ).getByText( 'Mostly at night' ) ).toBeTruthy();
	} );

	it( 'are requested for the chosen range, which the URL keeps', async () => {
		const site = answered();
		const { user, address } = await openApp( 'results', '/survey/1', site );
		await user.click( await screen.findByRole( 'button', { name: /Last 30 Days/ } ) );
		await user.click( await screen.findByRole( 'radio', { name: 'All time' } ) );

		await waitFor( () => expect( address() ).toBe( '/survey/1?range=all-time' ) );
		await waitFor( () => expect( site.requests.at( -1 )?.query.has( 'from' ) ).toBe( false ) );
		expect( site.requests[ 0 ]?.query.get( 'from' ) ).toMatch( /^\d{4}-\d\d-\d\d$/ );
	} );

	it( 'are compared with the previous period, which all time lacks', async () => {
		const site = answered();
		const { user, address } = await openApp( 'results', '/survey/1?from=2026-11-01&to=2026-11-10', site );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Compare to previous period' } ) );
		expect( address() ).toBe( '/survey/1?from=2026-11-01&to=2026-11-10&compare=1' );
		expect( await screen.findByText( 'Previous period: 120' ) ).toBeTruthy();
		expect( screen.getAllByText( 'Oct 22 – Oct 31' ).length ).toBeGreaterThan( 0 );
		const asked = site.requests.map(
			( { query } ) => `${ query.get( 'from' ) ?? '' } ${ query.get( 'to' ) ?? '' }`
		);
		expect( asked ).toContain( '2026-10-22 2026-10-31' );

		await user.click( screen.getByRole( 'button', { name: /Nov 1/ } ) );
		await user.click( await screen.findByRole( 'radio', { name: 'All time' } ) );
		await waitFor( () => expect( screen.queryByRole( 'checkbox', { name: /Compare/ } ) ).toBeNull() );
	} );

	it( 'show what the free edition includes, and which plan includes the rest', async () => {
		const site = answered();
		const { user } = await openApp( 'results', '/survey/1?range=all-time', site, {}, 'lite' );
		await user.click( await screen.findByRole( 'button', { name: /Last 7 Days/ } ) );

		const long = await screen.findByRole( 'radio', { name: /Last 30 Days\s*Pro/ } );
		expect( long.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( screen.getByRole( 'radio', { name: 'Last 7 Days' } ).getAttribute( 'aria-disabled' ) ).toBeNull();
		expect( screen.getByText( /Your plan includes the past 7 days/ ) ).toBeTruthy();
		expect( site.requests[ 0 ]?.query.has( 'from' ) ).toBe( false );

		await user.click( long );
		const dialog = await screen.findByRole( 'dialog' );
		expect( within( dialog ).getByRole( 'heading' ).textContent ).toBe( 'Longer Date Range is a Pro feature' );
		expect(
			within( dialog ).getByText(
				"We're sorry, the Longer Date Range is not available on your plan. Please upgrade to unlock all these awesome features."
			)
		).toBeTruthy();
		expect( within( dialog ).getByText( /Lite users get 50% off/ ) ).toBeTruthy();
		expect(
			within( dialog )
				.getByRole( 'link', { name: /Upgrade to Pro Now/ } )
				.getAttribute( 'href' )
		).toBe( 'http://127.0.0.1/pricing/?utm_source=liteplugin&utm_medium=upgrade-prompt&utm_campaign=long-ranges' );
	} );

	// Guards against: view-only users never saw links, and a sentence was unreachable.
	it( 'show view-only users the links that exist, and who can change them', async () => {
		const site = answered();
		site.next.set( 'GET /surveys/1/shares', { status: 200, body: { shares: [], can_make: false, most: 20 } } );
		const { user } = await openApp( 'results', '/survey/1', site, { edit: false } );
		await user.click( await screen.findByRole( 'button', { name: 'Share' } ) );
		expect(
			await screen.findByText( 'To create or delete links, you need permission to edit surveys.' )
		).toBeTruthy();
	} );

	const COMPARED = { with: 2, role: 'original' as const, lift: 20, started_on: '2026-11-01', ended_on: null };
	it.each< [ string, boolean, Partial< SurveyResults >, Partial< Site[ 'can' ] > ] >( [
		[ 'a published survey', true, {}, {} ],
		[ 'whose version is a draft', true, { comparison: { ...COMPARED, started_on: null } }, {} ],
		[ 'that was compared', true, { comparison: { ...COMPARED, ended_on: '2026-11-09' } }, {} ],
		[ 'that is compared', false, { comparison: COMPARED }, {} ],
		[ 'a draft', false, { status: 'draft' }, {} ],
		[ 'that the edition can’t change', false, { missing_parts: [ 'behavior' ] }, {} ],
		[ 'that the user can’t change', false, {}, { edit: false } ],
	] )( 'offer to compare versions: %s', async ( _name, isOffered, more, can ) => {
		const site = new FakeSite();
		site.results.set( 1, resultsOf( { id: 1, title: 'Website feedback', status: 'publish', ...more } ) );
		await openApp( 'results', '/survey/1', site, can );
		await screen.findByRole( 'button', { name: 'Share' } );
		const link = screen.queryByRole( 'link', { name: 'Compare versions' } );

		expect( link?.getAttribute( 'href' )?.endsWith( 'userfeedback_surveys#/compare/1' ) ?? false ).toBe(
			isOffered
		);
	} );

	it( 'of a missing survey link back and offer no editing', async () => {
		const { user, address } = await openApp( 'results', '/survey/77', new FakeSite() );
		expect( await screen.findByText( 'This page doesn’t exist' ) ).toBeTruthy();
		expect( screen.queryByRole( 'link', { name: 'Edit survey' } ) ).toBeNull();
		await user.click( screen.getByRole( 'link', { name: 'Back to Results' } ) );
		await waitFor( () => expect( address() ).toBe( '/' ) );
	} );

	it( 'without responses link to the reasons why the survey may not show', async () => {
		const site = new FakeSite();
		site.results.set( 2, resultsOf( { id: 2 } ) );
		await openApp( 'results', '/survey/2', site );
		const door = await screen.findByRole( 'link', { name: /Why isn’t it showing\?/ } );
		expect( door.getAttribute( 'href' ) ).toBe( 'http://127.0.0.1/#userfeedback-why' );
	} );

	it( 'reject an invalid date range', async () => {
		const { user, address } = await openApp( 'results', '/survey/1?from=2026-01-01&to=2026-01-31', answered() );
		await user.click( await screen.findByRole( 'button', { name: /Jan 1, 2026/ } ) );
		await user.clear( await screen.findByLabelText( 'To' ) );
		await user.type( screen.getByLabelText( 'To' ), '2025-12-31' );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );

		expect( await screen.findByText( /earliest first/ ) ).toBeTruthy();
		expect( address() ).toBe( '/survey/1?from=2026-01-01&to=2026-01-31' );
	} );

	it( 'explain what to do while there are none', async () => {
		const site = new FakeSite();
		site.results.set( 2, resultsOf( { id: 2, status: 'draft' } ) );
		await openApp( 'results', '/survey/2', site );
		expect( await screen.findByText( 'No responses yet' ) ).toBeTruthy();
		expect( screen.getByRole( 'link', { name: 'Publish' } ).getAttribute( 'href' ) ).toBe(
			'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_surveys#/edit/2/publish'
		);
	} );

	it( 'show the score of an NPS survey and its three groups', async () => {
		const site = new FakeSite();
		site.results.set(
			3,
			resultsOf( {
				id: 3,
				type: 'nps',
				responses_count: 10,
				range_responses_count: 10,
				nps_overview: {
					promoter: 50,
					passive: 20,
					detractor: 30,
					nps: 20,
					total: 10,
					low: -30,
					high: 61,
					is_small: true,
				},
			} )
		);
		await openApp( 'results', '/survey/3', site );
		const score = within( await card( 'Net Promoter Score' ) );
		expect( score.getByText( '20' ) ).toBeTruthy();
		expect( score.getByText( '95% confidence interval: -30 to 61' ) ).toBeTruthy();
		expect( score.getByText( /Small sample/ ) ).toBeTruthy();
		expect( score.getAllByText( /^\d+%$/ ).map( ( share ) => share.textContent ) ).toEqual( [
			'50%',
			'20%',
			'30%',
		] );
	} );
} );

describe( 'the results page', () => {
	it( 'links back from an unknown URL', async () => {
		const { user, address } = await openApp( 'results', '/no/such/place', new FakeSite() );
		await user.click( await screen.findByRole( 'link', { name: 'Back to Results' } ) );
		await waitFor( () => expect( address() ).toBe( '/' ) );
	} );
} );
