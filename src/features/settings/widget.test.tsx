import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const previewed = ( site: FakeSite ) =>
	site
		.sent( 'POST /surveys/preview' )
		.map( ( body ) => [ ( body as SurveyDraft ).title, ( body as SurveyDraft ).settings?.theming?.color_scheme ] );

describe( 'the look of new surveys', () => {
	it( 'uses the builder’s fields, previews immediately, and saves as settings', async () => {
		const site = new FakeSite( [ surveyOf( { id: 5, title: 'Shop' } ) ] );
		const { user } = await openApp( 'settings', '/widget', site );
		await user.click( await screen.findByRole( 'radio', { name: 'Dark' } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Bottom left' } ) );
		await user.type( screen.getByRole( 'textbox', { name: 'Skip button text' } ), 'Not now' );
		await waitFor( () => expect( previewed( site ).at( -1 ) ).toEqual( [ 'Shop', 'dark' ] ) );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /settings' ) ).toEqual( [
				{ settings: { widget_theme: 'dark', widget_position: 'bottom_left', skip_text: 'Not now' } },
			] )
		);
	} );

	it( 'shows an error at the logo', async () => {
		const site = new FakeSite( [ surveyOf( { id: 5 } ) ] );
		const { user } = await openApp( 'settings', '/widget', site );
		await user.click( await screen.findByRole( 'radio', { name: 'Custom image' } ) );
		site.next.set( 'POST /settings', {
			status: 400,
			body: {
				code: 'userfeedback_invalid',
				message: 'Nothing was saved.',
				data: { status: 400, params: { 'settings.widget_custom_logo': 'You must select a custom logo.' } },
			},
		} );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await screen.findAllByText( 'You must select a custom logo.' ) ).not.toEqual( [] );
	} );

	it( 'links to the first survey if there is none to preview', async () => {
		await openApp( 'settings', '/widget', new FakeSite() );
		const create = await screen.findByRole( 'link', { name: 'Create New' } );
		expect( create.getAttribute( 'href' ) ).toContain( 'page=userfeedback_surveys#/new/setup' );
	} );

	it( 'has the free options in the free edition, and shows how to unlock the rest', async () => {
		const { user } = await openApp( 'settings', '/widget', new FakeSite(), {}, 'lite' );
		expect( await screen.findByRole( 'radio', { name: 'Bottom left' } ) ).toBeTruthy();
		await user.click( screen.getByRole( 'radio', { name: /^Dark/ } ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
	} );
} );
