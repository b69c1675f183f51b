import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '@/contract/features';
import type { Survey, SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const stored = ( parts: Partial< Survey > = {} ) =>
	surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: 'Which?' } ) ], ...parts } );

const open = async ( plan: Plan = 'elite', survey = stored() ) => {
	const site = new FakeSite( [ survey ] );
	site.choices = [
		{ id: 'logged_in', label: 'Logged in' },
		{ id: 'logged_out', label: 'Logged out' },
	];
	site.pages = [ { id: 7, title: 'Our shop' } ];
	const app = await openApp( 'surveys', '/edit/5/settings', site, {}, plan );
	await screen.findByRole( 'group', { name: /Devices/ } );
	return { ...app, site };
};
const press = ( name: string ) => screen.getByRole( 'button', { name } );
const sentSettings = ( site: FakeSite ) =>
	( site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined )?.settings;

describe( 'page rules', () => {
	it( 'are chosen by keyboard, joined, and saved with the server’s field names', async () => {
		const { user, site } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		await user.click( screen.getByRole( 'combobox', { name: 'Page or post is' } ) );
		await user.keyboard( 'shop' );
		await screen.findByRole( 'option', { name: 'Our shop' } );
		await user.keyboard( '{Enter}' );
		await user.click( press( 'Add “or” group' ) );
		const second = screen.getByRole( 'combobox', { name: 'Rule 2' } );
		await waitFor( () => expect( document.activeElement ).toBe( second ) );
		await user.selectOptions( second, 'URL contains' );
		await user.type( screen.getByRole( 'textbox', { name: 'URL contains' } ), '/prices/' );
		await user.click( press( 'Save' ) );

		await waitFor( () =>
			expect( sentSettings( site )?.targeting ).toMatchObject( {
				pages: 'select',
				page_rules: [
					{ logic: 'page_or_post_is', operator: '&&', data: [ { id: 7, label: 'Our shop' } ] },
					{ logic: 'page_url_contains', operator: '||', data: '/prices/' },
				],
			} )
		);
		screen.getByText( 'On 2 groups of pages' );
	} );

	it( 'F15: are not marked before they lose focus, and a row counts once', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		await user.click( press( 'Add “or” group' ) );
		expect( screen.queryByText( 'A page rule is incomplete.' ) ).toBeNull();
		press( 'Settings' );
		await user.click( screen.getAllByRole( 'combobox', { name: 'Page or post is' } )[ 1 ] as HTMLElement );
		await user.click( screen.getByRole( 'radio', { name: 'When the page loads' } ) );

		await screen.findByText( 'A page rule is incomplete.' );
		press( 'Settings 1 problem' );
	} );

	it( 'without a value are marked, counted, and focused', async () => {
		const { user, address } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		await user.click( press( 'Next' ) );

		await screen.findByText( 'A page rule is incomplete.' );
		expect( address() ).toBe( '/edit/5/settings' );
		await waitFor( () =>
			expect( document.activeElement ).toBe( screen.getByRole( 'combobox', { name: 'Page or post is' } ) )
		);
		screen.getByRole( 'button', { name: 'Settings 1 problem' } );
	} );

	it( 'require a full URL for an exact match, checked before sending', async () => {
		const { user, site } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Rule 1' } ), 'URL is' );
		await user.type( screen.getByRole( 'textbox', { name: 'URL is' } ), '/prices/' );
		await user.click( press( 'Save' ) );
		await screen.findByText( 'Enter a full URL, such as https://example.org/prices/.' );
		expect( site.sent( 'POST /surveys' ) ).toEqual( [] );
	} );

	it( 'can’t all be removed, and undo restores them in place', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific pages' } ) );
		expect( screen.queryByRole( 'button', { name: /Remove rule/ } ) ).toBeNull();
		await user.click( press( 'Add “and” rule after rule 1' ) );
		await user.click( press( 'Remove rule 1' ) );
		expect( screen.queryByRole( 'combobox', { name: 'Rule 2' } ) ).toBeNull();
		await user.click( press( 'Undo' ) );
		const first = screen.getByRole( 'combobox', { name: 'Rule 1' } );
		await waitFor( () => expect( document.activeElement ).toBe( first ) );
		screen.getByRole( 'combobox', { name: 'Rule 2' } );
	} );
} );

describe( 'the list of cards', () => {
	it( 'shows which card is visible', async () => {
		const { user } = await open();
		const nav = within( screen.getByRole( 'navigation', { name: 'Settings sections' } ) );
		const current = () =>
			nav.getAllByRole( 'button' ).filter( ( button ) => button.hasAttribute( 'aria-current' ) );
		expect( current().map( ( { textContent } ) => textContent ) ).toEqual( [ 'Tracking' ] );
		await user.click( nav.getByRole( 'button', { name: 'Frequency and schedule' } ) );
		expect( current().map( ( { textContent } ) => textContent ) ).toEqual( [ 'Frequency and schedule' ] );
	} );
} );

describe( 'devices, time and length', () => {
	it( 'are summarized in the card header, and devices can’t be empty', async () => {
		const { user } = await open();
		screen.getByText( 'All Device Types · All countries' );
		for ( const name of [ 'Desktops', 'Tablets', 'Phones' ] ) {
			await user.click( screen.getByRole( 'checkbox', { name } ) );
		}
		await user.click( press( 'Next' ) );
		await screen.findByText( 'Choose at least one device.' );
	} );

	// Guards against: a survey that covers a phone's page as it opens, without a warning in the builder.
	it( 'recommend a delay when a survey opens immediately on phones', async () => {
		const { user } = await open();
		const advice = /^On phones, the survey covers much of the page/;
		screen.getByText( advice );
		await user.click( screen.getByRole( 'radio', { name: 'After a delay' } ) );
		expect( screen.queryByText( advice ) ).toBeNull();
		await user.click( screen.getByRole( 'radio', { name: 'When the page loads' } ) );
		screen.getByText( advice );
		await user.click( screen.getByRole( 'checkbox', { name: 'Phones' } ) );
		expect( screen.queryByText( advice ) ).toBeNull();
	} );

	/** Guards against: the seconds were indented below another choice than theirs. */
	it( 'have the seconds right below the choice that needs them', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'After a delay' } ) );
		const seconds = screen.getByRole( 'spinbutton', { name: 'Seconds' } );
		const above = screen
			.getAllByRole( 'radio' )
			.filter( ( radio ) => radio.compareDocumentPosition( seconds ) === Node.DOCUMENT_POSITION_FOLLOWING );
		expect( above.at( -1 ) ).toBe( screen.getByRole( 'radio', { name: 'After a delay' } ) );
	} );

	it( 'end on a proposed day that is valid for its month', async () => {
		const { user, site } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Until a date' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Month' } ), 'January' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Day' } ), '31' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Month' } ), 'February' );
		screen.getByText( /^Last shown on (February 2[78]|2[78] February)/ );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sentSettings( site )?.behavior ).toMatchObject( {
				run_time: 'expire',
				expire_at: { month: 2, day: 29 },
			} )
		);
	} );

	it( 'wait the chosen number of days before asking a visitor who closed it again', async () => {
		const { user, site } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Wait before asking again' } ) );
		const days = screen.getByRole( 'spinbutton', { name: 'Days' } );
		await user.clear( days );
		await user.type( days, '30' );
		await screen.findByText( /^Until the visitor answers; asks again 30 days after being closed/ );
		await user.click( press( 'Save' ) );
		await waitFor( () => expect( sentSettings( site )?.behavior ).toMatchObject( { ask_again_days: 30 } ) );
	} );

	it( 'stop at a number of responses, which names the reason in the test', async () => {
		const { user, site } = await open( 'elite', stored( { responses_count: 20 } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Stop at a number' } ) );
		screen.getByText( 'Limit: 20 of 500' );
		const most = screen.getByRole( 'spinbutton', { name: 'Responses' } );
		await user.clear( most );
		await user.type( most, '20{Enter}' );
		await screen.findByText( /Stops at 20 responses$/ );
		screen.getByText( 'Limit reached: 20 of 20' );
		await screen.findByText( 'It has reached its limit of responses.' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Tell visitors who are too late' } ) );
		const message = screen.getByRole( 'textbox', { name: 'Message for visitors who are too late' } );
		await user.type( message, 'All gone!' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sentSettings( site )?.behavior ).toMatchObject( {
				max_responses: 20,
				hard_limit: true,
				late_message: 'All gone!',
			} )
		);
		await user.click( screen.getByRole( 'radio', { name: 'No limit' } ) );
		expect( screen.queryByRole( 'spinbutton', { name: 'Responses' } ) ).toBeNull();
	} );

	it( 'have quiet days of their own, and a share of visitors in tenths of a percent', async () => {
		const { user, site } = await open();
		screen.getByRole( 'radio', { name: 'Follow the site’s quiet days (none are set)' } );
		await user.click( screen.getByRole( 'radio', { name: 'Count only from this survey’s own last display' } ) );
		const days = screen.getByRole( 'spinbutton', { name: 'Days between two displays' } );
		await user.clear( days );
		await user.type( days, '30' );
		await user.click( screen.getByRole( 'radio', { name: 'A random share of visitors' } ) );
		const share = screen.getByRole( 'spinbutton', { name: 'Percentage of visitors' } );
		expect( share ).toHaveProperty( 'value', '10' );
		await user.clear( share );
		await user.type( share, '12.5' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sentSettings( site )?.behavior ).toMatchObject( { quiet: 'own', quiet_days: 30, share: 125 } )
		);
	} );

	it( 'have no waiting days if a survey shows once, and explain why', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Wait before asking again' } ) );
		await user.click( screen.getByRole( 'radio', { name: 'Once per visitor, answered or not' } ) );
		const again = screen.getByRole( 'radio', { name: 'Ask again on the next visit' } );
		expect( again ).toHaveProperty( 'disabled', true );
		screen.getByText( 'The survey is shown once per visitor, so it won’t ask again after it’s closed.' );
		expect( screen.queryByRole( 'spinbutton', { name: 'Days' } ) ).toBeNull();
	} );

	it( 'show a server error at their field', async () => {
		const settings = settingsOf( {} );
		const survey = stored( { settings: { ...settings, behavior: { ...settings.behavior, timing: 'delay' } } } );
		const { user, site } = await open( 'elite', survey );
		await user.click( screen.getByRole( 'radio', { name: 'Once per visitor, answered or not' } ) );
		site.next.set( 'POST /surveys', {
			status: 400,
			body: {
				code: 'userfeedback_refused',
				message: '',
				data: { status: 400, params: { 'settings.targeting.devices': 'Not this device.' } },
			},
		} );
		await user.click( press( 'Save' ) );
		await within( screen.getByRole( 'group', { name: 'Devices' } ) ).findByText( 'Not this device.' );
	} );
} );

describe( 'countries', () => {
	/** Guards against: a survey for some countries, with none chosen, could be published and was shown to everyone. */
	it( 'keep the step incomplete when empty, with an error at the field', async () => {
		const { user, address } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific countries' } ) );
		await user.click( press( 'Next' ) );
		await screen.findByText( 'Choose a country, or show the survey in all countries.' );
		expect( address() ).toBe( '/edit/5/settings' );
		const field = screen.getByRole( 'combobox', { name: 'Countries where it’s shown' } );
		await waitFor( () => expect( document.activeElement ).toBe( field ) );
	} );

	it( 'are chosen by their names and saved by their codes', async () => {
		const { user, site } = await open();
		await user.click( screen.getByRole( 'radio', { name: 'Specific countries' } ) );
		screen.getByText( 'Choose at least one country. Until then, no one sees the survey.' );
		await user.click( screen.getByRole( 'combobox', { name: 'Countries where it’s shown' } ) );
		await user.keyboard( 'Germ{Enter}' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sentSettings( site )?.geo_targeting ).toEqual( { target: 'select', countries: [ 'DE' ] } )
		);
	} );
} );

describe( 'without a plan', () => {
	it.each( [
		[ 'checkbox', 'Phones', 'Device Targeting is a Pro feature', 'devices' ],
		[ 'radio', 'Specific countries Elite', 'Geo Targeting is an Elite feature', 'geo-targeting' ],
		[ 'radio', 'Specific pages Pro', 'Page Targeting is a Pro feature', 'page-targeting' ],
		[ 'radio', 'After a delay Pro', 'Display Timing is a Pro feature', 'display-timings' ],
		[ 'radio', 'Every time, answered or not Pro', 'Display Length is a Pro feature', 'display-length' ],
		[ 'radio', 'Wait before asking again Pro', 'Waiting Period is a Pro feature', 'behavior' ],
		[ 'radio', 'Stop at a number Pro', 'Response Limit is a Pro feature', 'behavior' ],
		[ 'radio', 'Until a date Pro', 'Survey Run Time is a Pro feature', 'survey-runtime' ],
	] )(
		'a %s, “%s”, explains how to unlock it, counts the click, and changes nothing',
		async ( role, name, words, campaign ) => {
			const { user } = await open( 'lite' );
			const choice = screen.getByRole( role, { name } );
			await user.click( choice );
			await screen.findByText( words );
			const link: HTMLAnchorElement = screen.getByRole( 'link', { name: /^Upgrade to/ } );
			expect( new URL( link.href ).searchParams.get( 'utm_campaign' ) ).toBe( campaign );
			expect( choice ).toHaveProperty( 'checked', false );
		}
	);

	it( 'tracking is free', async () => {
		const { user, site } = await open( 'lite' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Enable tracking' } ) );
		await user.click( press( 'Save' ) );
		await waitFor( () => expect( sentSettings( site )?.enable_tracking ).toBe( true ) );
	} );
} );
