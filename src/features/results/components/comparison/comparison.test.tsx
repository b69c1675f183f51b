import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ComparisonResults } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf } from '@/testing/survey-of';
import { daysText, visitorsText, intervalText, progressText, verdictText } from './comparison-text';

afterEach( stopServing );

const side = ( id: number, title: string, responses: number, impressions: number ) => ( {
	id,
	title,
	status: 'publish' as const,
	responses,
	impressions,
	visitors: impressions / 2,
} );

const comparison: ComparisonResults = {
	original: side( 1, 'Feedback', 150, 1900 ),
	version: side( 2, 'Feedback (version B)', 162, 2050 ),
	started_on: '2026-11-01',
	from: '2026-11-02',
	to: null,
	lift: 20,
	planned: 1533,
	low: 0.957,
	high: 1.31,
	verdict: 'unclear',
	differences: [],
	is_uneven: false,
};

describe( 'the interval of a comparison', () => {
	it.each( [
		[ 0.957, 1.31, 'Version B gets between 4% fewer and 31% more responses per visitor.' ],
		[ 1.05, 1.4, 'Version B gets between 5% and 40% more responses per visitor.' ],
		[ 0.6, 0.9, 'Version B gets between 10% and 40% fewer responses per visitor.' ],
		[ 1.5, null, 'Version B gets at least 50% more responses per visitor.' ],
		[ 0, null, 'There are too few responses to say how the versions differ.' ],
		[ 0.2, 25, 'There are too few responses to say how the versions differ.' ],
	] )( 'from %s to %s', ( low, high, said ) => {
		expect( intervalText( { low, high } ) ).toBe( said );
	} );
} );

describe( 'the conclusion of a comparison', () => {
	it.each( [
		[ 'more', 'You can stop: version B gets more responses.', 'Version B got more responses.' ],
		[ 'fewer', 'You can stop: version B gets fewer responses.', 'Version B got fewer responses.' ],
		[ 'similar', 'You can stop: they differ by less than 20%.', 'They differed by less than 20%.' ],
		[ 'unclear', 'Not clear yet.', 'No clear result.' ],
	] as const )( '%s', ( verdict, running, ended ) => {
		expect( verdictText( { verdict, lift: 20, to: null } ) ).toBe( running );
		expect( verdictText( { verdict, lift: 20, to: '2026-11-09' } ) ).toBe( ended );
	} );

	it( 'has the progress and the days', () => {
		expect( progressText( comparison ) ).toBe( '312 of about 1,500 responses' );
		expect( daysText( comparison ) ).toBe( 'Responses and impressions since Nov 2, 2026.' );
		expect( daysText( { from: '2026-11-02', to: '2026-11-09' } ) ).toContain( 'to Nov 9, 2026' );
		expect( daysText( { from: '2026-11-02', to: '2026-11-01' } ) ).toContain( 'before its first full day' );
	} );

	it( 'has an alarm about visitors, if they can be compared', () => {
		const uneven = { ...comparison, is_uneven: true, version: side( 2, 'B', 162, 2624 ) };
		expect( visitorsText( comparison ) ).toBe( '' );
		expect( visitorsText( uneven ) ).toContain( 'Version B was shown to 58% of the visitors instead of half.' );
		expect( visitorsText( { ...uneven, differences: [ 'timing' ] } ) ).toContain(
			'The versions differ in timing, targeting, or place'
		);
	} );
} );

describe( 'the card of a comparison', () => {
	const answer = ( site: FakeSite, change: Partial< ComparisonResults > ) =>
		site.next.set( 'GET /surveys/1/comparison', { status: 200, body: { ...comparison, ...change } } );
	const open = async ( change: Partial< ComparisonResults > = {} ) => {
		const site = new FakeSite();
		site.results.set( 1, { ...resultsOf( { id: 1, title: 'Feedback' } ), is_compared: true } );
		answer( site, change );
		const { user } = await openApp( 'results', '/survey/1', site );
		const heading = await screen.findByRole( 'heading', { name: 'Comparison of versions' } );
		return { site, user, card: within( heading.closest( 'section' ) ?? document.body ) };
	};

	it( 'stops after a confirmation that says what happens', async () => {
		const { site, user, card } = await open();
		await user.click( await card.findByRole( 'button', { name: 'Stop and keep B' } ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		dialog.getByText( /“Feedback” becomes a draft\. All visitors can see “Feedback \(version B\)”/ );
		const stop = 'POST /surveys/2/comparison/stop';
		site.next.set( stop, { status: 200, body: {} } );
		answer( site, { to: '2026-11-09' } );
		await user.click( dialog.getByRole( 'button', { name: 'Stop comparison' } ) );

		await card.findByText( 'No clear result.' );
		expect( card.queryByRole( 'button' ) ).toBeNull();
		expect( site.sent( stop ) ).toEqual( [ { keep: 'version' } ] );
	} );

	it( 'links to the other version', async () => {
		const { card } = await open( { differences: [ 'place' ] } );
		const link = await card.findByRole( 'link', { name: 'Feedback (version B)' } );
		expect( link.getAttribute( 'href' ) ).toContain( '/survey/2' );
		card.getByText( /Numbers of visitors aren’t compared/ );
	} );
} );
