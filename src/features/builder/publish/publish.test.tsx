import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurveyDraft } from '@/contract/types';
import { editionOf } from '@/testing/edition-of';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';

beforeEach( () => {
	document.documentElement.lang = 'en-GB';
} );

afterEach( async () => {
	await stopServing();
	document.documentElement.lang = '';
	vi.restoreAllMocks();
} );

const PUBLISH = '/edit/5/publish';
const asked = [ questionOf( { title: 'Why?', type: 'text' } ), questionOf( { title: 'How?', type: 'star-rating' } ) ];
const draft = () => surveyOf( { id: 5, status: 'draft', publish_at: null, questions: asked } );
const header = ( name: string ) => screen.findByRole( 'button', { name } );
const sent = ( site: FakeSite ) => site.sent( 'POST /surveys' ) as SurveyDraft[];

async function scheduled( site: FakeSite ) {
	const { user, address } = await openApp( 'surveys', PUBLISH, site );
	await user.click( await screen.findByLabelText( 'Schedule' ) );
	const set = async ( label: string, value: string ) =>
		fireEvent.change( await screen.findByLabelText( label ), { target: { value } } );
	return { user, address, set };
}

describe( 'a draft', () => {
	it( 'can be shown to the team without being published', async () => {
		const site = new FakeSite( [ draft() ] );
		const { user } = await openApp( 'surveys', PUBLISH, site );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Show to my team' } ) );
		screen.getByText( 'Visitors won’t see this survey.' );
		await user.click( await header( 'Save as Draft' ) );
		await waitFor( () =>
			expect( sent( site ).at( -1 ) ).toMatchObject( { status: 'draft', settings: { for_team: true } } )
		);

		await user.click( screen.getByRole( 'radio', { name: 'Publish' } ) );
		expect( screen.queryByRole( 'checkbox', { name: 'Show to my team' } ) ).toBeNull();
	} );
} );

describe( 'a version of a survey', () => {
	const comparison = { with: 7, role: 'version', lift: 20, started_on: null, ended_on: null } as const;
	const original = surveyOf( { id: 7, title: 'Feedback', comparison: { ...comparison, with: 5, role: 'original' } } );

	it( 'says that publishing starts a comparison, and stores its smallest difference', async () => {
		const site = new FakeSite( [ { ...draft(), comparison }, original ] );
		const store = 'POST /surveys/5/comparison';
		site.next.set( store, { status: 200, body: { ...comparison, lift: 30 } } );
		const { user } = await openApp( 'surveys', PUBLISH, site );
		await screen.findByText( /half of the visitors see this version, half see “Feedback”\./ );
		const lift = await screen.findByRole( 'combobox', { name: 'Smallest difference worth finding' } );
		expect( ( lift as HTMLSelectElement ).value ).toBe( '20' );

		await user.selectOptions( lift, '30%' );
		await waitFor( () => expect( site.sent( store ) ).toEqual( [ { lift: 30 } ] ) );
		await waitFor( () => expect( ( lift as HTMLSelectElement ).value ).toBe( '30' ) );
	} );

	it( 'doesn’t wait for the survey that it is compared with', async () => {
		const site = new FakeSite( [ { ...draft(), comparison }, original ] );
		const { user } = await openApp( 'surveys', PUBLISH, site );
		await user.click( await screen.findByRole( 'radio', { name: 'Publish' } ) );
		await screen.findByText( 'Half of the visitors see it. The others see the other version.' );
		expect( screen.queryByText( /will show only after/ ) ).toBeNull();
	} );

	it( 'says that it is being compared', async () => {
		const running = { ...comparison, started_on: '2026-11-02' };
		await openApp( 'surveys', PUBLISH, new FakeSite( [ { ...draft(), comparison: running }, original ] ) );
		await screen.findByText( /This survey is compared with “Feedback”/ );
		expect( screen.queryByRole( 'combobox', { name: 'Smallest difference worth finding' } ) ).toBeNull();
	} );
} );

describe( 'the Publish step', () => {
	/** Guards against: "Visitors will see this survey on your site" for a survey behind another on every page. */
	it( 'names the survey that has priority over this one, and links to the order', async () => {
		const newer = surveyOf( { id: 9, title: 'Bulk 21' } );
		const { user } = await openApp(
			'surveys',
			PUBLISH,
			new FakeSite( [ { ...draft(), status: 'publish' }, newer ] )
		);

		await screen.findByText( 'This survey will show only after “Bulk 21” on every page.' );
		expect( screen.queryByText( /will see this survey on your site/ ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: 'Change survey order' } ).getAttribute( 'href' ) ).toMatch(
			/#\/order$/
		);

		await user.click( screen.getByRole( 'radio', { name: 'Draft' } ) );
		expect( screen.queryByText( /will show only after/ ) ).toBeNull();
	} );

	it( 'shows the devices used when the plan lacks device targeting', async () => {
		const open = { ...draft(), status: 'publish' as const, questions: asked.slice( 0, 1 ) };
		await openApp( 'surveys', PUBLISH, new FakeSite( [ open ] ), {}, 'lite' );

		await screen.findByText( 'Visitors on desktops will see this survey on your site.' );
		screen.getByText( 'It doesn’t show on phones or tablets.' );
	} );

	it( 'summarizes the survey, with a link to each part that has a screen', async () => {
		const base = settingsOf( { message: 'Thank you!' } );
		const settings = {
			...base,
			targeting: { ...base.targeting, devices: [ 'desktop' as const, 'mobile' as const ] },
			behavior: { ...base.behavior, timing: 'delay' as const, timing_delay: 20 },
		};
		const site = new FakeSite( [ { ...draft(), settings } ] );
		const { user, address } = await openApp( 'surveys', PUBLISH, site );
		const summary = ( await screen.findByText( 'Display timing' ) ).closest( 'dl' );
		for ( const words of [
			'2 questions: 1 × Short text and 1 × Star rating',
			'Phones and desktops',
			'All pages',
			'After 20 seconds',
			'Until the visitor answers',
			'As long as it’s published',
			'“Thank you!”',
			'Not sending events to analytics',
		] ) {
			expect( summary && within( summary ).getByText( words ) ).toBeTruthy();
		}

		await user.click( screen.getByRole( 'button', { name: 'Edit: Questions' } ) );
		await waitFor( () => expect( address() ).toBe( `/edit/5/questions?question=${ String( asked[ 0 ]?.id ) }` ) );
		await waitFor( () => expect( document.activeElement ).toHaveProperty( 'value', 'Why?' ) );
		await user.click( screen.getByRole( 'button', { name: 'Publish' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Edit: Thank you' } ) );
		await waitFor( () => expect( document.activeElement ).toHaveProperty( 'value', 'message' ) );
	} );

	it( 'schedules in the site’s time zone, and stays', async () => {
		const site = new FakeSite( [ draft() ] );
		const { user, address, set } = await scheduled( site );
		const scrolled = vi.spyOn( window, 'scrollTo' );
		await set( 'Day', '2099-07-01' );
		await set( 'Time', '14:30' );
		expect( screen.getByText( /^Starts on 1 Jul 2099, 14:30\. Goes live in / ) ).toBeTruthy();
		await user.click( await header( 'Save and Schedule' ) );

		await waitFor( () => expect( sent( site ) ).toHaveLength( 1 ) );
		expect( sent( site )[ 0 ] ).toMatchObject( { status: 'publish', publish_at: '2099-07-01T14:30:00+02:00' } );
		await waitFor( () => expect( scrolled ).toHaveBeenCalledWith( { top: 0 } ) );
		expect( address() ).toBe( PUBLISH );
	} );

	it( 'rejects a past or incomplete time and sends nothing', async () => {
		const site = new FakeSite( [ draft() ] );
		const { user, set } = await scheduled( site );
		await set( 'Day', '2020-01-01' );
		await screen.findByText( 'This time has passed. Choose a time in the future.' );
		const save = await header( 'Save and Schedule' );
		expect( save.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await user.click( save );
		await set( 'Day', '' );
		await screen.findByText( 'Choose a date and time.' );
		expect( screen.getByLabelText( 'Day' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		await user.click( save );
		await user.click( await header( 'Save' ) );
		await screen.findByText( 'Choose a date and time.' );
		await waitFor( () => expect( document.activeElement ).toBe( screen.getByLabelText( 'Day' ) ) );
		expect( sent( site ) ).toEqual( [] );

		await user.click( screen.getByLabelText( 'Draft' ) );
		await user.click( await header( 'Save as Draft' ) );
		await waitFor( () => expect( sent( site )[ 0 ] ).toMatchObject( { status: 'draft', publish_at: null } ) );
	} );

	it( 'undoes and redoes a choice in one step', async () => {
		const { user } = await scheduled( new FakeSite( [ draft() ] ) );
		await header( 'Save and Schedule' );
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		await header( 'Save as Draft' );
		expect( screen.getByLabelText( 'Draft' ) ).toHaveProperty( 'checked', true );
		await user.click( screen.getByRole( 'button', { name: /^Redo/ } ) );
		await header( 'Save and Schedule' );
	} );

	it( 'publishes a scheduled survey immediately, and returns to the list', async () => {
		const site = new FakeSite( [ { ...draft(), status: 'publish', publish_at: '2099-07-01T14:30:00+02:00' } ] );
		const { user, address } = await openApp( 'surveys', PUBLISH, site );
		expect( await screen.findByLabelText( 'Schedule' ) ).toHaveProperty( 'checked', true );
		await user.click( screen.getByLabelText( 'Publish' ) );
		await user.click( await header( 'Save and Publish' ) );
		await waitFor( () => expect( address() ).toBe( '/' ) );
		expect( sent( site )[ 0 ] ).toMatchObject( { status: 'publish', publish_at: null } );
	} );

	it( 'offers the block and shortcode that embed the survey', async () => {
		const { user } = await openApp( 'surveys', PUBLISH, new FakeSite( [ draft() ] ) );
		await user.click( await screen.findByRole( 'button', { name: /^Copy the block/ } ) );
		expect( await navigator.clipboard.readText() ).toBe( '<!-- wp:userfeedback/survey {"surveyId":5} /-->' );
		expect( screen.getByRole( 'button', { name: 'Copy the shortcode [userfeedback id="5"]' } ) ).toBeTruthy();
		expect( screen.getByText( 'Pop-up: All pages' ) ).toBeTruthy();
	} );
} );

describe( 'scheduling', () => {
	it( 'requires a plan and explains that', async () => {
		const { user } = await openApp( 'surveys', PUBLISH, new FakeSite( [ draft() ] ), {}, 'lite' );
		// Guards against: the plan was text in the label here, and a badge at every other locked radio button.
		expect( ( await screen.findByText( 'Pro', { selector: 'label[for] *' } ) ).className ).toContain( 'uf-badge' );
		await user.click( screen.getByLabelText( 'Schedule Pro' ) );
		expect( await screen.findByText( 'Survey Scheduling is a Pro feature' ) ).toBeTruthy();
		await user.click( screen.getByText( 'Close', { selector: '.uf-dialog button' } ) );
		expect( screen.getByLabelText( 'Draft' ) ).toHaveProperty( 'checked', true );
		await header( 'Save as Draft' );
		expect( screen.queryByText( /to schedule surveys/ ) ).toBeNull();
	} );

	it( 'is bought in another tab, and typed changes are kept', async () => {
		const { user } = await openApp( 'surveys', PUBLISH, new FakeSite( [ draft() ] ), {}, 'lite' );
		await user.click( await screen.findByRole( 'button', { name: /Edit title/ } ) );
		await user.keyboard( 'Typed{Enter}' );
		await user.click( screen.getByLabelText( 'Schedule Pro' ) );
		const buy = await screen.findByRole( 'link', { name: /^Upgrade to Pro Now/ } );
		expect( buy.getAttribute( 'target' ) ).toBe( '_blank' );
		expect( buy.getAttribute( 'href' ) ).toContain(
			'utm_source=liteplugin&utm_medium=upgrade-prompt&utm_campaign=scheduling'
		);
		expect( screen.getByText( /Lite users get 50% off/ ) ).toBeTruthy();
		buy.addEventListener( 'click', ( event ) => event.preventDefault() ); // The test opens no page.
		await user.click( buy );
		await user.click( screen.getByText( 'Close', { selector: '.uf-dialog button' } ) );
		expect( screen.getByRole( 'button', { name: /^Typed/ } ) ).toBeTruthy();
		expect( screen.getByText( 'Unsaved changes' ) ).toBeTruthy();
	} );

	it( 'is unlocked with one click when its add-on is inactive', async () => {
		const { addons, features } = editionOf( 'pro' );
		const { user } = await openApp( 'surveys', PUBLISH, new FakeSite( [ draft() ] ), {}, 'pro', {
			addons: { ...addons, behavior: { ...addons.behavior, active: false } },
			features: { ...features, scheduling: false },
		} );
		await screen.findByText( /Activate the Behavior add-on to schedule surveys\./ );
		await user.click( screen.getByRole( 'button', { name: 'Activate Addon' } ) );
		const dialog = await screen.findByRole( 'dialog' );
		expect( within( dialog ).getByText( /activate the Behavior addon to access this feature/ ) ).toBeTruthy();
	} );
} );
