import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurveyDraft, SurveyTemplate } from '@/contract/types';
import { editionOf } from '@/testing/edition-of';
import { FakeSite } from '@/testing/fakes/fake-site';
import { recorded } from '@/testing/recorded';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( stopServing );

const names = async () =>
	( await screen.findAllByRole( 'heading', { level: 3 } ) ).map( ( { textContent } ) => textContent );
const nameOf = ( name: string ) => screen.findByRole( 'button', { name } );
const open = ( address = '/new' ) => openApp( 'surveys', address, new FakeSite() );

describe( 'the gallery of templates', () => {
	it( 'is the start of a new survey, and disables all other steps', async () => {
		const { address } = await open( '/new/questions' );

		await nameOf( 'What brings you here?' );
		expect( address() ).toBe( '/new/setup' );
		expect( screen.getByRole( 'button', { name: 'Questions' } ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( screen.getByRole( 'button', { name: /^Next/ } ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	} );

	it( 'counts the templates of its categories, and filters by a link', async () => {
		const { user, address } = await open();
		await user.click( await screen.findByRole( 'link', { name: 'Website 2' } ) );

		expect( await names() ).toEqual( [ 'What brings you here?', 'Choose a layout' ] );
		expect( address() ).toBe( '/new/setup?category=website' );
		expect( screen.getByText( '2 templates', { selector: '[role=status]' } ) ).toBeTruthy();
		expect( screen.getByRole( 'link', { name: 'Website 2' } ).getAttribute( 'aria-current' ) ).toBe( 'true' );
	} );

	it( 'shows the first question as visitors see it, and all of them in the preview', async () => {
		const site = new FakeSite();
		const cards = { key: 'website-visit', questions: [ { title: 'One' }, { title: 'Two' } ] };
		site.next.set( 'GET /survey-templates/cards', {
			status: 200,
			body: { script: '', look: {}, strings: {}, cards: [ cards ] },
		} );
		window.userfeedback_cards = {
			draw: ( place, { question, number, count } ) => {
				place.textContent = `${ question.title }, ${ number } of ${ count }`;
			},
		};
		const { user } = await openApp( 'surveys', '/new', site );

		expect( await screen.findByText( 'One, 1 of 3' ) ).toBeTruthy();
		await user.click( await nameOf( 'What brings you here?' ) );
		expect( await within( await screen.findByRole( 'dialog' ) ).findByText( 'Two, 2 of 3' ) ).toBeTruthy();
		delete window.userfeedback_cards;
	} );

	it( 'is searched and sorted', async () => {
		const { user, address } = await open();
		await nameOf( 'What brings you here?' );
		await user.selectOptions( screen.getByLabelText( 'Sort by' ), 'Most Popular' );
		expect( ( await names() ).at( -1 ) ).toBe( 'Report a problem' );

		await user.type( screen.getByRole( 'searchbox', { name: 'Search templates' } ), 'CART' );
		expect( await names() ).toEqual( [ 'Abandoned cart' ] );
		expect( address() ).toBe( '/new/setup?search=CART&sort=popular' );
	} );

	it( 'shows what was searched without results, and a button to show all', async () => {
		const { user } = await open( '/new/setup?search=nowhere' );
		await screen.findByText( 'Sorry No results found!' );
		expect( screen.getByText( /“nowhere”/ ) ).toBeTruthy();

		await user.click( screen.getByRole( 'button', { name: 'Show all templates' } ) );
		expect( await names() ).toHaveLength( 5 );
	} );

	it( 'shows all questions of a template with reasons, and creates a survey from it', async () => {
		const site = new FakeSite();
		const { user, address } = await openApp( 'surveys', '/new', site );
		await user.click( await nameOf( 'What brings you here?' ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect( dialog.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toContain(
			'What was missing?Only if the answer to question 2 is not “Yes”'
		);
		expect( dialog.getByText( /Only visitors who didn’t find everything are asked/ ) ).toBeTruthy();
		await user.click( dialog.getByRole( 'button', { name: 'Use this template' } ) );

		expect( await screen.findByDisplayValue( 'What brought you here today?' ) ).toBeTruthy();
		expect( address() ).toBe( '/new/questions' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( site.sent( 'POST /surveys' ) ).toHaveLength( 1 ) );
		const [ sent ] = site.sent( 'POST /surveys' ) as SurveyDraft[];
		expect( sent ).toMatchObject( { title: 'What brings you here?', type: 'survey', template: 'website-visit' } );
		expect( sent?.questions ).toHaveLength( 3 );
	} );

	it( 'creates an NPS survey from a score template without opening its preview', async () => {
		const { user } = await open();
		await user.click( await screen.findByRole( 'button', { name: 'Use template: Would you recommend us?' } ) );

		expect(
			await screen.findByDisplayValue( 'How likely are you to recommend us to a friend or colleague?' )
		).toBeTruthy();
	} );

	it( 'asks before replacing typed questions, and one undo restores them', async () => {
		const { user, address } = await open();
		await user.click( await screen.findByRole( 'button', { name: /^Start from Scratch/ } ) );
		await user.type( await screen.findByRole( 'textbox', { name: 'Question' } ), 'Mine' );
		await user.click( screen.getByRole( 'button', { name: 'Setup' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Use template: Abandoned cart' } ) );
		await screen.findByText( /title and questions with those of “Abandoned cart”/ );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( address() ).toBe( '/new/setup' );

		await user.click( screen.getByRole( 'button', { name: 'Use template: Abandoned cart' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Replace' } ) );
		await screen.findByDisplayValue( 'What’s keeping you from ordering today?' );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByDisplayValue( 'Mine' ) ).toBeTruthy();
		expect( screen.getAllByRole( 'textbox', { name: 'Question' } ) ).toHaveLength( 1 );
	} );

	it( 'doesn’t ask before replacing unchanged template questions', async () => {
		const { user } = await open();
		await user.click( await screen.findByRole( 'button', { name: 'Use template: Abandoned cart' } ) );
		await screen.findByDisplayValue( 'What’s keeping you from ordering today?' );
		await user.click( screen.getByRole( 'button', { name: 'Setup' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Use template: What brings you here?' } ) );

		expect( await screen.findByDisplayValue( 'What brought you here today?' ) ).toBeTruthy();
	} );
} );

/** Acts as when the owner switches tabs: autosave then doesn't wait ten seconds. */
async function hideWindow(): Promise< void > {
	const hidden = vi.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( 'hidden' );
	await act( async () => {
		fireEvent( document, new Event( 'visibilitychange' ) );
		await Promise.resolve();
	} );
	hidden.mockRestore();
}

describe( 'F8: trying a template', () => {
	const begin = async () => {
		const site = new FakeSite();
		const app = await openApp( 'surveys', '/new', site );
		await app.user.click( await screen.findByRole( 'button', { name: 'Use template: Abandoned cart' } ) );
		await screen.findByDisplayValue( 'What’s keeping you from ordering today?' );
		return { ...app, site };
	};
	const autosaved = async ( { user, address }: Awaited< ReturnType< typeof begin > > ) => {
		await user.type( screen.getByDisplayValue( 'What’s keeping you from ordering today?' ), ' Tell us.' );
		await hideWindow();
		await waitFor( () => expect( address() ).toMatch( /^\/edit\/\d+\/questions/ ) );
	};

	it( 'creates no draft until something is edited', async () => {
		const { site, user } = await begin();
		await hideWindow();
		expect( site.sent( 'POST /surveys' ) ).toEqual( [] );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Redo' } ) );
		await hideWindow();
		expect( site.sent( 'POST /surveys' ) ).toEqual( [] );
	} );

	it( 'can be replaced by another template in the same survey until it is saved', async () => {
		const app = await begin();
		const { site, user, address } = app;
		await autosaved( app );
		await user.click( screen.getByRole( 'button', { name: 'Previous' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Use template: What brings you here?' } ) );
		expect( address() ).toMatch( /^\/edit\/\d+\/setup$/ );
		await user.click( await screen.findByRole( 'button', { name: 'Replace' } ) );
		await screen.findByDisplayValue( 'What brought you here today?' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Setup' } ) ).toBeNull() );
		expect( site.surveys.map( ( { title } ) => title ) ).toEqual( [ 'What brings you here?' ] );
	} );

	it.each( [ 'before', 'after' ] )( 'creates no second survey with the browser’s Back %s Next', async ( when ) => {
		const app = await begin();
		const { site, user, address, router } = app;
		await autosaved( app );
		if ( when === 'after' ) {
			await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
			await waitFor( () => expect( address() ).toMatch( /settings$/ ) );
			expect( screen.queryByRole( 'button', { name: 'Setup' } ) ).toBeNull();
		}
		await act( () => router.navigate( when === 'after' ? -2 : -1 ) );

		const [ survey ] = site.surveys;
		await waitFor( () =>
			expect( address() ).toBe( `/edit/${ String( survey?.id ) }/${ when === 'after' ? 'questions' : 'setup' }` )
		);
		expect( screen.getByRole( 'button', { name: 'Abandoned cart Edit title' } ) ).toBeTruthy();
	} );

	it( 'still lets a new survey be started from the menu', async () => {
		const app = await begin();
		await autosaved( app );
		await screen.findByText( /^Saved \d/ );
		await act( () => app.router.navigate( '/new' ) );
		await waitFor( () => expect( app.address() ).toBe( '/new/setup' ) );
		expect( await screen.findByRole( 'button', { name: 'Untitled survey Edit title' } ) ).toBeTruthy();
	} );
} );

describe( 'a locked template', () => {
	const without = ( installed: boolean ) => {
		const { addons } = editionOf( 'elite' );
		return { addons: { ...addons, templates: { type: 'licensed', installed, active: false } as const } };
	};

	// Guards against: a gallery in which a site without a plan had to search for the few templates that it can use.
	it( 'is listed last, can be focused, and explains how to unlock it', async () => {
		const { user } = await openApp( 'surveys', '/new', new FakeSite(), {}, 'lite' );
		const isLocked = ( name: string | null ) => /Pro$/.test( name ?? '' );
		const cards = await names();
		expect( cards.map( isLocked ) ).toEqual( cards.map( isLocked ).sort() );
		expect( cards.some( isLocked ) ).toBe( true );
		expect( cards.every( isLocked ) ).toBe( false );
		const locked = await nameOf( 'Would you recommend us?' );
		expect( locked.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( screen.getByText( 'Requires Templates, Question Types addons' ) ).toBeTruthy();
		expect( screen.getAllByText( 'Requires Templates addon' ) ).toHaveLength( 2 );
		expect( screen.queryByRole( 'button', { name: 'Use template: Would you recommend us?' } ) ).toBeNull();

		locked.focus();
		await user.keyboard( '{Enter}' );
		expect( await screen.findByText( 'Premium Template is a Pro feature' ) ).toBeTruthy();
	} );

	it( 'is unlocked immediately by activating its add-ons', async () => {
		const site = new FakeSite();
		const closed = recorded< SurveyTemplate[] >( 'templates' );
		const withoutQuestions = closed.body.map( ( template ) =>
			template.required_addons.length > 0
				? { ...template, config: { ...template.config, questions: [] } }
				: template
		);
		site.next.set( 'GET /survey-templates', { status: 200, body: withoutQuestions } );
		const { user } = await openApp( 'surveys', '/new', site, {}, 'elite', without( false ) );
		await user.click( await nameOf( 'Choose a layout' ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		await user.click( dialog.getByRole( 'button', { name: 'Install and activate' } ) );

		await user.click( await screen.findByRole( 'button', { name: 'Use template: Choose a layout' } ) );
		expect( await screen.findByDisplayValue( 'Which of these layouts do you prefer?' ) ).toBeTruthy();
		expect( site.sent( 'POST /admin-ajax.php' ) ).toEqual( [
			{ action: 'userfeedback_install_addon', nonce: 'n', plugin: 'templates' },
			{ action: 'userfeedback_activate_addon', nonce: 'n', plugin: 'templates' },
		] );
	} );

	it( 'shows users who can’t change settings whom to ask', async () => {
		const { user } = await openApp(
			'surveys',
			'/new',
			new FakeSite(),
			{ settings: false },
			'elite',
			without( true )
		);
		await user.click( await nameOf( 'Choose a layout' ) );

		expect( await screen.findByText( /who can change UserFeedback settings/ ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Activate' } ) ).toBeNull();
	} );

	it( 'asks for a key when the license is no longer valid', async () => {
		await openApp( 'surveys', '/new', new FakeSite(), {}, 'lite', { is_pro: true } );

		expect(
			await screen.findByText( /Enter a valid license key/, { selector: '.components-notice__content' } )
		).toBeTruthy();
	} );
} );

beforeEach( () => {
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { addons: 'n' } } } } );
} );
afterEach( () => void Reflect.deleteProperty( window, 'userfeedback' ) );

describe( 'a template chosen in the setup wizard', () => {
	it( 'opens its questions immediately, and Back doesn’t apply it again', async () => {
		const { address, router } = await open( '/new/setup?use=website-visit' );
		await screen.findByRole( 'textbox', { name: 'Question' } );
		expect( address() ).toBe( '/new/questions' );
		expect( router.state.historyAction ).toBe( 'REPLACE' );
	} );
} );
