import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const site = () => new FakeSite( [ surveyOf( { id: 1, title: 'Live one' } ) ] );

describe( 'the checklist', () => {
	it( 'is not requested for users who can’t create surveys', async () => {
		const fake = site();
		await openApp( 'surveys', '/', fake, { edit: false } );
		await screen.findByRole( 'row', { name: /Live one/ } );

		expect( screen.queryByRole( 'region', { name: 'Getting started' } ) ).toBeNull();
		expect( fake.sent( 'GET /checklist' ) ).toEqual( [] );
	} );

	it( 'stays and shows an error when dismissing it fails', async () => {
		const fake = site();
		fake.next.set( 'POST /checklist/dismiss', problem( 500, 'The database is away.' ) );
		const { user } = await openApp( 'surveys', '/', fake );

		await user.click( await screen.findByRole( 'button', { name: /^Dismiss this list/ } ) );

		await waitFor( () => expect( screen.getByRole( 'alert' ).textContent ).toContain( 'The database is away.' ) );
		expect( screen.getByRole( 'region', { name: 'Getting started' } ) ).toBeTruthy();
	} );
} );
