import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Survey, SurveyDraft } from '@/contract/types';
import { formOf } from '@/features/builder/draft/form/load-survey';
import { gateOf } from '@/features/builder/draft/targeting/gate';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const survey = ( most: number | null, days: number | null, parts: Partial< Survey > = {}, share = 1000 ) => {
	const settings = settingsOf( {} );
	const behavior = { ...settings.behavior, max_responses: most, spread_days: days, share };
	return surveyOf( {
		id: 5,
		questions: [ questionOf( { title: 'Which?' } ) ],
		settings: { ...settings, behavior },
		...parts,
	} );
};

describe( 'responses that are spread', () => {
	it( 'take a number of days, which needs a limit', async () => {
		const site = new FakeSite( [ survey( null, null, { status: 'draft' } ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/settings', site, {}, 'elite' );
		const name = 'Spread responses over a number of days';
		await user.click( await screen.findByRole( 'radio', { name: 'Stop at a number' } ) );
		await user.click( screen.getByRole( 'checkbox', { name } ) );
		const days = screen.getByRole( 'spinbutton', { name: 'Days to reach the limit' } );
		expect( days ).toHaveProperty( 'value', '30' );
		await user.clear( days );
		await user.type( days, '14' );
		await screen.findByText( /Stops at 500 responses, spread over 14 days$/ );
		expect( screen.queryByText( /Share of visitors today/ ) ).toBeNull();
		await screen.findByText( 'Only 1% of visitors see it.' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => {
			const sent = site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined;
			expect( sent?.settings?.behavior ).toMatchObject( { max_responses: 500, spread_days: 14 } );
		} );
		await user.click( screen.getByRole( 'radio', { name: 'No limit' } ) );
		expect( screen.queryByRole( 'checkbox', { name } ) ).toBeNull();
	} );

	it( 'show today’s share of visitors, also after a save', async () => {
		const site = new FakeSite( [ survey( 300, 30, { share_today: 42 } ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/settings', site, {}, 'elite' );
		await screen.findByText( 'Share of visitors today: 4.2%.' );
		await screen.findByText( 'Only 4.2% of visitors see it.' );
		await user.click( screen.getByRole( 'radio', { name: 'Once per visitor, answered or not' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( site.sent( 'POST /surveys' ) ).toHaveLength( 1 ) );
		screen.getByText( 'Share of visitors today: 4.2%.' );
	} );
} );

describe( 'the gate of a survey', () => {
	const share = ( of: Survey ) => gateOf( of.settings.behavior, 0, formOf( of, true ) )?.share;

	it.each( [
		[ 'today’s share', survey( 300, 30, { share_today: 42 } ), 42 ],
		[ 'the first share', survey( 300, 30 ), 10 ],
		[ 'the first share of a few days', survey( 300, 3 ), 111 ],
		[ 'the owner’s share as the maximum', survey( 300, 3, {}, 50 ), 50 ],
		[ 'no share without a limit', survey( null, 30 ), undefined ],
	] )( 'has %s', ( _, of, expected ) => {
		expect( share( of ) ).toBe( expected );
	} );
} );
