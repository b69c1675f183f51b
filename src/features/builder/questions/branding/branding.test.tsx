import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '@/contract/features';
import type { Survey, SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const stored = ( theming: Partial< Survey[ 'settings' ][ 'theming' ] > = {} ) => {
	const survey = surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: 'Which?' } ) ] } );
	return { ...survey, settings: { ...survey.settings, theming: { ...survey.settings.theming, ...theming } } };
};

const open = async ( plan: Plan = 'elite', survey = stored() ) => {
	const site = new FakeSite( [ survey ] );
	site.fonts = {
		items: [ { family: 'Inter', weights: [ 400, 700 ], is_local: false, kept: [] } ],
		note: 'Any other is downloaded once.',
	};
	const app = await openApp( 'surveys', '/edit/5/questions', site, {}, plan );
	await app.user.click( await screen.findByRole( 'button', { name: 'Branding' } ) );
	return { ...app, site };
};
const press = ( name: string | RegExp ) => screen.getByRole( 'button', { name } );
const sentTheming = ( site: FakeSite ) =>
	( site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined )?.settings?.theming;

describe( 'branding', () => {
	it( 'is an entry of the outline, and is saved with the server’s field names', async () => {
		const { user, site, address } = await open();
		expect( address() ).toBe( '/edit/5/questions?question=look' );
		expect( press( 'Branding' ).getAttribute( 'aria-current' ) ).toBe( 'true' );
		expect( screen.queryByRole( 'textbox', { name: 'Question' } ) ).toBe( null );
		for ( const name of [ 'Styles', 'Display', 'Footer' ] ) {
			screen.getByRole( 'group', { name } );
		}
		await user.click( screen.getByRole( 'radio', { name: 'Bottom left' } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Speech bubble with a heart' } ) );
		await user.type( screen.getByRole( 'textbox', { name: 'Widget label text' } ), 'Ask us' );
		await user.type( screen.getByRole( 'textbox', { name: 'Next button text' } ), 'Go on' );
		await user.click( screen.getByRole( 'radio', { name: '“Powered by UserFeedback”' } ) );
		await user.click( press( 'Save' ) );

		await waitFor( () =>
			expect( sentTheming( site ) ).toMatchObject( {
				position: 'bottom_left',
				widget_toggle_icon: 'field-comment-heart',
				widget_toggle_text: 'Ask us',
				next_text: 'Go on',
				skip_text: '',
				logo_type: 'userfeedback',
				show_logo: true,
			} )
		);
	} );

	it( 'changes the logo and its visibility in one step, and undo restores both', async () => {
		const { user } = await open( 'elite', stored( { logo_type: 'none', show_logo: false } ) );
		const none = screen.getByRole< HTMLInputElement >( 'radio', { name: 'None' } );
		await user.click( screen.getByRole( 'radio', { name: 'Custom image' } ) );
		expect( none.checked ).toBe( false );
		await user.click( press( 'Undo' ) );
		expect( none.checked ).toBe( true );
	} );

	it( 'shows the contrast of custom colors, which a theme doesn’t have', async () => {
		const { user, site } = await open();
		expect( screen.queryByLabelText( 'Background color' ) ).toBe( null );
		await user.click( screen.getByRole( 'radio', { name: 'Custom' } ) );
		screen.getByText( 'Text on background: 14.8:1, easy to read.' );

		fireEvent.change( screen.getByLabelText( 'Text color' ), { target: { value: '#aaaaaa' } } );
		screen.getByText( 'This text is hard to read on this background. Visitors see a more readable text color.' );
		await user.click( press( 'Reset color' ) );
		screen.getByText( 'Text on background: 14.8:1, easy to read.' );
		await user.click( press( 'Save' ) );
		await waitFor( () => expect( sentTheming( site )?.color_scheme ).toBe( 'custom' ) );
	} );

	it( 'finds a font with an available weight and downloads it as soon as it is chosen', async () => {
		const { user, site } = await open();
		await screen.findByText( 'Any other is downloaded once.' );
		expect( site.sent( 'POST /fonts' ) ).toEqual( [] );
		await user.click( screen.getByRole( 'combobox', { name: 'Font' } ) );
		await user.click( await screen.findByRole( 'option', { name: 'Inter' } ) );
		await screen.findByText( 'This font is stored on your site. Visitors never contact a font service.' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Font weight' } ), '700' );
		await user.click( press( 'Save' ) );
		await waitFor( () => expect( sentTheming( site )?.font ).toEqual( { family: 'Inter', weight: '700' } ) );
		expect( site.sent( 'POST /fonts' ) ).toEqual( [
			{ family: 'Inter', weight: '400' },
			{ family: 'Inter', weight: '700' },
		] );
	} );

	it( 'shows why a font download failed, keeps the font, and retries on click', async () => {
		const { user, site } = await open();
		const why = { is_kept: false, message: 'The font service returned an error.' };
		site.next.set( 'POST /fonts', { status: 200, body: why } );
		await user.click( screen.getByRole( 'combobox', { name: 'Font' } ) );
		await user.click( await screen.findByRole( 'option', { name: 'Inter' } ) );
		await screen.findByText(
			/^The font service returned an error\. +Surveys use the page’s font until this one is downloaded\./
		);
		await user.click( press( 'Save' ) );
		await waitFor( () => expect( sentTheming( site )?.font ).toEqual( { family: 'Inter', weight: '400' } ) );

		await user.click( press( 'Try again' ) );
		await screen.findByText( 'This font is stored on your site. Visitors never contact a font service.' );
	} );

	it( 'offers to download a survey’s font that the site doesn’t have', async () => {
		const { user, site } = await open( 'elite', stored( { font: { family: 'Inter', weight: '400' } } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Download font' } ) );
		await screen.findByText( 'This font is stored on your site. Visitors never contact a font service.' );
		expect( site.sent( 'POST /fonts' ) ).toEqual( [ { family: 'Inter', weight: '400' } ] );
	} );

	it( 'requires an image for a custom logo before continuing, and moves focus to it', async () => {
		const { user } = await open( 'elite', stored( { logo_type: 'custom', show_logo: true, custom_logo: '' } ) );
		await user.click( press( /Which\?/ ) );
		await user.click( press( 'Next' ) );

		await screen.findByText( 'You must select a custom logo.' );
		screen.getByRole( 'button', { name: 'Questions 1 problem' } );
		await waitFor( () => expect( document.activeElement ).toBe( press( 'Choose a logo' ) ) );
	} );

	it( 'opens again when an undo changes one of its fields', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Dark' } ) );
		await user.click( press( /Which\?/ ) );
		expect( screen.queryByRole( 'radio', { name: 'Dark' } ) ).toBe( null );
		await user.click( press( 'Undo' ) );
		await waitFor( () => expect( document.activeElement?.closest( '.uf-branding' ) ).not.toBe( null ) );
	} );

	it( 'is locked in Lite, except corners, texts, and the credit line', async () => {
		const { user, site } = await open( 'lite' );
		await user.click( screen.getByRole( 'radio', { name: 'Bottom left' } ) );
		await user.click( screen.getByRole( 'radio', { name: /^Middle left/ } ) );
		await screen.findByRole( 'dialog', { name: /Widget Position is a .* feature/ } );
		await user.keyboard( '{Escape}' );
		await user.click( screen.getByRole( 'radio', { name: /^Dark/ } ) );
		await screen.findByRole( 'dialog', { name: /Custom Color Theme is a .* feature/ } );
		await user.keyboard( '{Escape}' );
		await user.click( press( /^Font/ ) );
		await screen.findByRole( 'dialog', { name: /Custom Font is a .* feature/ } );
		await user.keyboard( '{Escape}' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sentTheming( site ) ).toMatchObject( { position: 'bottom_left', color_scheme: 'light' } )
		);
	} );
} );
