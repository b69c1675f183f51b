import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( async () => {
	await stopServing();
	delete window.userfeedback_rating_preview;
} );

async function open( plan: 'elite' | 'lite' = 'elite', site = new FakeSite() ) {
	const app = await openApp( 'post-ratings', '/settings', site, {}, plan );
	await screen.findByRole( 'textbox', { name: 'Rating question' } );
	return { site, ...app };
}

const SAVE = 'POST /post-ratings/settings';
const press = ( name: string ) => screen.getByRole( 'button', { name } );
const toast = ( text: string ) => screen.findByText( text, { selector: '.components-snackbar__content' } );
const question = () => screen.getByRole< HTMLInputElement >( 'textbox', { name: 'Rating question' } );

describe( 'post rating settings', () => {
	// Guards against: a preview of hearts under "Click on the stars to rate".
	it( 'use an instruction that matches the icon, and keep a custom one', async () => {
		const { user } = await open();
		const instruction = () => screen.getByRole< HTMLInputElement >( 'textbox', { name: 'Instruction' } );
		await user.click( screen.getByRole( 'radio', { name: 'Heart' } ) );
		expect( instruction().value ).toBe( 'Click on the icons to rate' );
		await user.click( screen.getByRole( 'radio', { name: 'Star' } ) );
		expect( instruction().value ).toBe( 'Click on the stars to rate' );
		await user.clear( instruction() );
		await user.type( instruction(), 'Rate it' );
		await user.click( screen.getByRole( 'radio', { name: 'Flame' } ) );
		expect( instruction().value ).toBe( 'Rate it' );
	} );

	it( 'save only changes, and confirm that for three seconds', async () => {
		const { site, user } = await open();
		expect( press( 'Save Settings' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await user.click( screen.getByRole( 'radio', { name: 'Heart' } ) );
		await user.clear( question() );
		await user.type( question(), 'Worth it?' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Show vote count' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Ask for a reason' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Ask after a rating of' } ), '1 to 3' );
		const said = watchToasts();
		await user.click( press( 'Save Settings' ) );
		await toast( 'Settings Updated' );
		expect( said() ).toEqual( [ 'Saving Changes...', 'Settings Updated' ] );
		expect( site.sent( SAVE ) ).toEqual( [
			{
				settings: {
					icon_id: 'heart',
					rating_instruction_message: 'Click on the icons to rate',
					rating_question: 'Worth it?',
					show_vote_count: 'no',
					ask_reason: 'yes',
					reason_at_most: 3,
				},
			},
		] );
		expect( press( 'Save Settings' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await waitFor( () => expect( shownToasts() ).toEqual( [] ), { timeout: 4_000 } ); // WordPress's own last for ten.
	} );

	it( 'keep the input when saving fails, and show the error at its field', async () => {
		const { site, user } = await open();
		await user.clear( question() );
		await user.type( question(), 'Worth it?' );
		site.next.set(
			SAVE,
			problem( 400, 'No.', { params: { 'settings.rating_question': 'That is not allowed.' } } )
		);
		await user.click( press( 'Save Settings' ) );
		await toast( 'Could Not Save Changes' );
		await waitFor( () => expect( shownToasts() ).toEqual( [ 'Could Not Save Changes' ] ) );
		screen.getByText( 'Please fix errors on this page.', { selector: '.components-notice__content' } );
		expect( screen.getByRole( 'alert' ).textContent ).toBe( 'That is not allowed.' );
		expect( question().value ).toBe( 'Worth it?' );
		await user.click( press( 'Save Settings' ) );
		await toast( 'Settings Updated' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'can be reset to their defaults one by one', async () => {
		const site = new FakeSite();
		Object.assign( site.ratings.stored.settings, { rating_question: 'Other?', text_color: '#111111' } );
		const { user } = await open( 'elite', site );
		expect( screen.getAllByRole( 'button', { name: /^Reset / } ) ).toHaveLength( 2 );
		await user.click( press( 'Reset Rating question' ) );
		expect( question().value ).toBe( 'How useful was this post?' );
		expect( document.activeElement ).toBe( question() );
		await user.click( press( 'Reset Text color' ) );
		expect( screen.queryByRole( 'button', { name: /^Reset / } ) ).toBeNull();
		await user.click( press( 'Save Settings' ) );
		await waitFor( () =>
			expect( site.sent( SAVE ) ).toEqual( [
				{ settings: { rating_question: 'How useful was this post?', text_color: '' } },
			] )
		);
	} );

	it( 'ask before discarding unsaved changes', async () => {
		const { user, address } = await open();
		await user.click( screen.getByRole( 'checkbox', { name: 'Show rating' } ) );
		await user.click( screen.getByRole( 'link', { name: 'Results' } ) );
		await user.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Stay' } ) );
		expect( address() ).toBe( '/settings' );
		expect( screen.getByRole< HTMLInputElement >( 'checkbox', { name: 'Show rating' } ).checked ).toBe( false );
		await user.click( press( 'Discard' ) );
		await user.click( screen.getByRole( 'link', { name: 'Results' } ) );
		await screen.findByText( 'No Results Found' );
	} );

	it( 'check contrast once both colors are known', async () => {
		const site = new FakeSite();
		Object.assign( site.ratings.stored.settings, { background_color: '#ffffff', text_color: '#aaaaaa' } );
		const { user } = await open( 'elite', site );
		screen.getByText( 'Text on background: 2.3:1, hard to read. Use at least 4.5:1.' );
		screen.getByText( 'Icons on background: 4.1:1, easy to see.' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Custom text color' } ) );
		expect( screen.queryByText( /^Text on background/ ) ).toBeNull();
		await user.click( screen.getByRole( 'checkbox', { name: 'Custom background' } ) );
		expect( screen.queryByText( /on background/ ) ).toBeNull();
	} );

	it( 'are previewed by the visitors’ script with the same data as a page', async () => {
		const drawn = watchPreview();
		const { site, user } = await open();
		await waitFor( () => expect( drawn.at( -1 ) ).toEqual( { scene: 'asking', question: RECORDED } ) );
		await user.type( question(), '?' );
		await waitFor( () =>
			expect( site.sent( 'POST /post-ratings/preview' ).at( -1 ) ).toMatchObject( {
				settings: { rating_question: 'How useful was this post??', show_rating: 'yes' },
			} )
		);
		expect( screen.queryByRole( 'button', { name: 'Asking for a reason' } ) ).toBeNull();
		await user.click( screen.getByRole( 'checkbox', { name: 'Ask for a reason' } ) );
		await user.click( press( 'Asking for a reason' ) );
		await waitFor( () => expect( drawn.at( -1 )?.scene ).toBe( 'reason' ) );
		expect( site.sent( SAVE ) ).toEqual( [] );
	} );

	it( 'offer each way to add ratings to a page manually', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Manually (block, shortcode, or template tag)' } ) );
		expect( screen.queryByRole( 'group', { name: 'Post types' } ) ).toBeNull();
		expect( press( 'Copy: Shortcode' ).textContent ).toBe( '[userfeedback-post-ratings]' );
		expect( press( 'Copy: Block' ).textContent ).toBe( '<!-- wp:userfeedback/post-ratings /-->' );
		expect( press( 'Copy: Template tag' ).textContent ).toBe( '<?php userfeedback_post_ratings(); ?>' );
	} );

	it( 'show that loading failed, and load on retry', async () => {
		const site = new FakeSite();
		site.next.set( 'GET /post-ratings/settings', problem( 500, 'No.' ) );
		const { user } = await openApp( 'post-ratings', '/settings', site );
		await screen.findByText( /^Couldn’t load the settings\./ );
		await user.click( press( 'Retry' ) );
		await screen.findByRole( 'textbox', { name: 'Rating question' } );
	} );
} );

describe( 'stars in search results', () => {
	it( 'are only for supported types, and explain why not for an article', async () => {
		const { site, user } = await open();
		await user.click( screen.getByRole( 'checkbox', { name: 'Review schema' } ) );
		const type = screen.getByRole( 'combobox', { name: 'Schema type for “Posts”' } );
		await user.selectOptions( type, 'Recipe' );
		expect( screen.queryByText( /no stars/i, { selector: '.uf-ratings__why' } ) ).toBeNull();
		await user.selectOptions( type, 'Article' );
		expect( screen.getByText( /./, { selector: '.uf-ratings__why' } ).textContent ).toBe(
			site.ratings.stored.schema_types.find( ( { value } ) => value === 'Article' )?.why
		);
		await user.click( screen.getByRole( 'checkbox', { name: 'Show rating' } ) );
		screen.getByText( /^Ratings are hidden, so/ );
	} );

	it( 'are rejected for a business that rates itself, with an error at the field', async () => {
		const { site, user } = await open();
		await user.click( screen.getByRole( 'checkbox', { name: 'Review schema' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Schema type for “Posts”' } ), 'Organization' );
		site.next.set(
			SAVE,
			problem( 400, 'No.', { params: { 'settings.schema_types[0].schema_type': 'It would rate itself.' } } )
		);
		await user.click( press( 'Save Settings' ) );
		await screen.findByText( 'It would rate itself.' );
		expect( site.sent( SAVE ) ).toEqual( [
			{
				settings: {
					use_review_schema: 'yes',
					schema_types: [ { post_type: 'post', schema_type: 'Organization' } ],
				},
			},
		] );
	} );
} );

describe( 'without the plan', () => {
	it( 'everything is visible but locked, and a click explains how to unlock it', async () => {
		const { user, site } = await open( 'lite' );
		expect( question().closest< HTMLFieldSetElement >( 'fieldset' )?.disabled ).toBe( true );
		screen.getByText( /Upgrade to Pro to let readers rate your posts\./ );
		expect( screen.queryByRole( 'button', { name: 'Save Settings' } ) ).toBeNull();
		await user.click( press( 'Upgrade' ) );
		await screen.findByRole( 'dialog', { name: 'Post Ratings is a Pro feature' } );
		await user.keyboard( '{Escape}' );
		await user.click( screen.getByRole( 'link', { name: 'Results' } ) );
		await screen.findByText( /Upgrade to Pro to let readers rate your posts/ );
		expect( site.sent( 'GET /post-ratings/results' ) ).toEqual( [] );
	} );
} );

/** The recorded question, whatever the settings. */
const RECORDED = 'How useful was this post?';

/** Replaces the visitors' script, and records its calls. */
function watchPreview(): { scene: string | undefined; question: string }[] {
	const drawn: { scene: string | undefined; question: string }[] = [];
	window.userfeedback_rating_preview = {
		draw: ( _place, { page, scene } ) => drawn.push( { scene, question: page.words.question } ),
	};
	return drawn;
}

const shownToasts = () =>
	[ ...document.querySelectorAll( '.components-snackbar__content' ) ].map( ( { textContent } ) => textContent );

/** Records toasts in order; each may disappear before a check. */
function watchToasts(): () => string[] {
	const said = new Set< string >();
	const watcher = new MutationObserver( () => shownToasts().forEach( ( text ) => said.add( text ) ) );
	watcher.observe( document.body, { subtree: true, childList: true, characterData: true } );
	return () => {
		watcher.disconnect();
		return [ ...said ];
	};
}
