import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PicturedOption, SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

type Picture = Omit< PicturedOption, 'label' >;

/** Opens two options, the first with this picture. */
async function open( type: 'image-radio' | 'icon-choice', picture: Picture, search = '' ) {
	const config = { options: [ { label: 'One', ...picture }, { label: 'Two' } ], include_name: false };
	const question = questionOf( { title: 'Which?', type, config } );
	const site = new FakeSite( [ surveyOf( { id: 5, status: 'draft', questions: [ question ] } ) ] );
	const app = await openApp( 'surveys', `/edit/5/questions?question=${ question.id }${ search }`, site );
	const saved = async () => {
		await app.user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( site.sent( 'POST /surveys' ) ).not.toEqual( [] ) );
		return ( site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft ).questions?.[ 0 ];
	};
	return { ...app, site, saved };
}

const imageButton = ( name: string ) => screen.findByRole( 'button', { name } );

describe( 'an image without the media library', () => {
	it( 'accepts a web URL and nothing else', async () => {
		const { user, saved } = await open( 'image-radio', {} );
		await user.click( await imageButton( 'Choose an image for option 1' ) );
		const dialog = await screen.findByRole( 'dialog' );
		const field = within( dialog ).getByRole( 'textbox', { name: 'Image URL' } );
		await user.type( field, 'javascript:alert(1){Enter}' );
		await within( dialog ).findByText( 'Enter a full URL, starting with https:// or http://.' );
		await user.clear( field );
		await user.type( field, 'https://example.org/hill.png{Enter}' );

		const changed = await imageButton( 'Image for option 1' );
		await waitFor( () => expect( document.activeElement ).toBe( changed ) );
		expect( ( await saved() )?.config?.options ).toEqual( [
			{ label: 'One', image: 'https://example.org/hill.png' },
			{ label: 'Two' },
		] );
	} );

	it( 'is marked when it is unavailable, and can be removed and restored', async () => {
		const { user } = await open( 'image-radio', { image: 'https://example.org/gone.png' } );
		const button = await imageButton( 'Image for option 1' );
		fireEvent.error( button.querySelector( 'img' ) as Element );
		within( button ).getByText( '(image unavailable)' );
		await user.click( button );
		await user.click( await screen.findByRole( 'button', { name: 'Remove image' } ) );
		await imageButton( 'Choose an image for option 1' );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await imageButton( 'Image for option 1' );
	} );

	it( 'keeps its option when Backspace is pressed in an empty label', async () => {
		const { user } = await open( 'image-radio', { image: 'https://example.org/hill.png' } );
		await user.click( await screen.findByRole( 'button', { name: 'Add option' } ) );
		const label = await screen.findByRole( 'textbox', { name: 'Option 1' } );
		await user.clear( label );
		await user.keyboard( '{Backspace}' );
		expect( screen.getAllByRole( 'textbox', { name: /^Option \d/ } ) ).toHaveLength( 3 );
	} );
} );

describe( 'an icon', () => {
	it( 'is found by its keywords and chosen with the keyboard', async () => {
		const { user, saved } = await open( 'icon-choice', {} );
		await user.click( await imageButton( 'Choose an icon for option 1' ) );
		const dialog = await screen.findByRole( 'dialog' );
		await within( dialog ).findByText( '397 icons' );
		await user.type( within( dialog ).getByRole( 'searchbox' ), 'rain{ArrowDown}' );
		const icons = within( dialog ).getAllByRole( 'option' );
		expect( icons.map( ( icon ) => icon.getAttribute( 'aria-label' ) ) ).toEqual( [ 'cloud rain', 'rainbow' ] );
		await user.keyboard( '{Enter}' );

		const button = await imageButton( 'Icon for option 1: cloud rain' );
		await waitFor( () => expect( document.activeElement ).toBe( button ) );
		expect( ( await saved() )?.config?.options ).toEqual( [
			{ label: 'One', icon: { style: 'outline', name: 'cloud-rain' } },
			{ label: 'Two' },
		] );
	} );

	it( 'has a size, and a color that can be reset', async () => {
		const { user, saved } = await open( 'icon-choice', {}, '&tab=settings' );
		await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Icon size' } ), 'Large' );
		const color = screen.getByLabelText( 'Icon color' );
		expect( color ).toHaveProperty( 'value', '#1579ef' );
		fireEvent.change( color, { target: { value: '#b32d2e' } } );
		await user.click( screen.getByRole( 'button', { name: 'Reset color' } ) );
		expect( color ).toHaveProperty( 'value', '#1579ef' );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( ( await saved() )?.settings ).toMatchObject( { icon_color: '#b32d2e', icon_size: 'large' } );
	} );
} );
