import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '@/contract/features';
import type { SurveyDraft, SurveyNotifications } from '@/contract/types';
import type { Site } from '@/lib/site';
import { destinationOf } from '@/testing/fakes/fake-deliveries';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf, toldOf, webhookOf } from '@/testing/survey-of';

afterEach( stopServing );

const Q = '11111111-1111-4111-8111-111111111111';
const HOOK = webhookOf( {} );

interface Opening {
	notifications?: SurveyNotifications;
	can?: Partial< Site[ 'can' ] >;
	plan?: Plan;
	at?: string;
	fake?: ( site: FakeSite ) => void;
}

const open = async ( { notifications, can = {}, plan = 'elite', at = '', fake }: Opening = {} ) => {
	const survey = surveyOf( {
		id: 5,
		status: 'draft',
		questions: [ questionOf( { id: Q, title: 'How many?', type: 'star-rating' } ) ],
		notifications: notifications ?? toldOf( { active: true, addresses: 'ada@example.org' } ),
	} );
	const site = new FakeSite( [ survey ] );
	fake?.( site );
	const app = await openApp( 'surveys', `/edit/5/notifications${ at }`, site, can, plan );
	await screen.findByRole( 'heading', { name: 'Workflow' } );
	return { ...app, site };
};
const press = ( name: string ) => screen.getByRole( 'button', { name } );
const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const card = ( name: string ) => within( screen.getByRole( 'region', { name } ) );
const sent = ( site: FakeSite ) => ( site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined )?.notifications;
const choose = ( name: string ) => screen.getByRole( 'combobox', { name } );

describe( 'the Workflow step', () => {
	it( 'is a list of cards, each with a summary', async () => {
		await open( { notifications: toldOf( { active: true, addresses: 'a@b.org, c@d.org', frequency: 'daily' } ) } );
		screen.getByText( 'Set up a series of actions that will trigger after a visitor submits a Survey.' );
		screen.getByText( 'A visitor submits a response' );
		card( 'Send Email' ).getByText( 'To 2 addresses, daily' );
		card( 'Webhooks' ).getByText( 'Off' );
		screen.getByText( 'More Integrations Coming Soon' );
		expect( screen.getByRole( 'link', { name: 'Send log for this survey' } ).getAttribute( 'href' ) ).toBe(
			'/deliveries?survey=5'
		);
	} );

	it( 'shows delivery status, and resumes deliveries that were stopped', async () => {
		const { user, site } = await open( {
			notifications: toldOf( { active: true, addresses: 'ada@example.org, bob@example.org' }, [ HOOK ] ),
			fake: ( { deliveries } ) => {
				deliveries.destinations = [
					destinationOf( {} ),
					destinationOf( {
						id: 2,
						target: 'bob@example.org',
						state: 'off',
						last_message: 'No such mailbox.',
					} ),
					destinationOf( { id: 3, target: 'gone@example.org', state: 'off' } ),
					destinationOf( {
						id: 4,
						channel: 'webhook',
						target: HOOK.id,
						state: 'failing',
						waiting: 3,
						failing_since: '2026-11-20T14:02:00+01:00',
						next_at: '2026-11-20T15:02:00+01:00',
						last_message: 'It did not answer.',
					} ),
				];
			},
		} );
		await card( 'Send Email' ).findByText( /^Last sent .*2:02/ );
		card( 'Send Email' ).getByText( 'bob@example.org: Paused: No such mailbox.' );
		expect( screen.queryByText( /gone@example.org/ ) ).toBeNull();
		screen.getByText( /^Failing since .*2:02.*, next attempt at .*3:02.* · It did not answer\. · 3 pending$/ );
		await user.click( press( 'Resume' ) );
		await waitFor( () => expect( screen.queryByText( /No such mailbox/ ) ).toBeNull() );
		expect( site.sent( 'POST /destinations/2/resume' ) ).toHaveLength( 1 );
	} );

	it( 'is read-only for users who can’t edit notifications', async () => {
		await open( {
			notifications: toldOf( { active: true, addresses: 'ada@example.org' }, [ HOOK ] ),
			can: { view: false, settings: false },
		} );
		await screen.findByText( /^To edit notifications, you need permission to view results or change settings/ );
		await screen.findByText( 'ada@example.org' );
		screen.getByText( 'POST https://example.org/hook' );
		expect( screen.queryByRole( 'switch' ) ).toBeNull();
		expect( screen.queryByRole( 'link', { name: 'Send log for this survey' } ) ).toBeNull();
	} );
} );

describe( 'a user who can change settings but not view results', () => {
	it( 'can edit email recipients but not webhooks', async () => {
		const { user, site } = await open( {
			notifications: toldOf( { active: true, addresses: 'ada@example.org' }, [
				webhookOf( { body: [ { key: 'stars', value: Q } ] } ),
			] ),
			can: { view: false },
		} );
		await screen.findByText( /^To change webhooks, you need permission to view results/ );
		expect( screen.queryByRole( 'switch', { name: 'Webhooks' } ) ).toBeNull();
		await user.click( screen.getByRole( 'switch', { name: 'Send Email' } ) );
		await user.click( press( 'Save' ) );
		await waitFor( () => expect( sent( site ) ).toMatchObject( { email: { active: false } } ) );
		expect( sent( site ) ).not.toHaveProperty( 'webhook' );
	} );
} );

describe( 'the email', () => {
	it( 'can be switched, addressed, and sent hourly, and all of it can be undone', async () => {
		const { user, site } = await open();
		await user.click( press( 'Send Email' ) );
		await user.clear( field( 'Email addresses' ) );
		await user.type( field( 'Email addresses' ), 'bob@example.org' );
		await user.selectOptions( choose( 'Frequency' ), 'hourly' );
		await user.click( screen.getByRole( 'switch', { name: 'Send Email' } ) );
		card( 'Send Email' ).getByText( 'Off' );
		await user.click( press( 'Undo' ) );
		card( 'Send Email' ).getByText( 'To bob@example.org, hourly' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sent( site ) ).toMatchObject( {
				email: { active: true, addresses: 'bob@example.org', frequency: 'hourly' },
			} )
		);
		expect( sent( site ) ).not.toHaveProperty( 'webhook' );
	} );

	it( 'accepts only email addresses, and moves focus to an invalid one on Next', async () => {
		const { user, site, address } = await open();
		await user.click( press( 'Send Email' ) );
		await user.type( field( 'Email addresses' ), ', bob,' );
		screen.getByText( 'To ada@example.org' ); // F19: invalid addresses were counted.
		await user.tab();
		const said = await screen.findByText( '“bob” isn’t an email address.' );
		expect( field( 'Email addresses' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		await user.click( press( 'Send Email' ) );
		expect( document.body.contains( said ) ).toBe( false );
		await user.click( press( 'Next' ) );
		await waitFor( () => expect( document.activeElement ).toBe( field( 'Email addresses' ) ) );
		expect( address() ).toBe( '/edit/5/notifications?card=email' );
		press( 'Workflow 1 problem' );
		expect( site.sent( 'POST /surveys' ) ).toEqual( [] );
		await user.clear( field( 'Email addresses' ) );
		expect( screen.queryByText( /isn’t an email address/ ), 'empty is valid' ).toBeNull();
	} );

	it( 'is sent for certain answers, with the rows of each question type', async () => {
		const { user, site } = await open();
		await user.click( press( 'Send Email' ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Send only for certain answers' } ) );
		await user.click( press( 'Next' ) );
		await screen.findByText( 'Choose an answer.' );
		await user.selectOptions( choose( 'Answer' ), '2' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sent( site )?.email?.logic ).toEqual( {
				enable: true,
				action: 'send',
				conditions: [ { question_id: Q, compare: '=', value: 2 } ],
			} )
		);
		await user.click( press( 'Remove condition 1' ) );
		expect( screen.getByRole( 'checkbox', { name: 'Send only for certain answers' } ) ).toHaveProperty(
			'checked',
			false
		);
	} );

	it( 'has locked conditions without Pro', async () => {
		const { user } = await open( { plan: 'plus' } );
		await user.click( press( 'Send Email' ) );
		await user.click( screen.getByRole( 'checkbox', { name: /^Send only for certain answers/ } ) );
		await screen.findByRole( 'dialog', { name: 'Conditional Email Logic is a Pro feature' } );
	} );

	it( 'is previewed in a frame without scripts, shortly after the last key', async () => {
		const { user, site } = await open( {
			at: '?card=email',
			fake: ( { deliveries } ) => {
				deliveries.mail = { ...deliveries.mail, html: '<p>It was fine.</p>' };
			},
		} );
		const frame = await screen.findByTitle( 'Message' );
		expect( frame.getAttribute( 'sandbox' ) ).not.toContain( 'allow-scripts' );
		expect( frame.getAttribute( 'srcdoc' ) ).toBe( '<p>It was fine.</p>' );
		screen.getByText( 'There are no responses yet, so this preview uses sample answers.' );
		expect( site.sent( 'POST /response-mail/sample' ) ).toMatchObject( [ { survey: { id: 5 } } ] );
		await user.type( field( 'Email addresses' ), ', b' );
		await waitFor( () => expect( site.sent( 'POST /response-mail/sample' ) ).toHaveLength( 2 ) );
	} );
} );

describe( 'webhooks', () => {
	it( 'are added, filled in, and saved with the contract’s field names', async () => {
		const { user, site } = await open();
		await user.click( press( 'Add webhook' ) );
		expect( screen.getByRole( 'switch', { name: 'Webhooks' } ) ).toHaveProperty( 'checked', true );
		await waitFor( () => expect( document.activeElement ).toBe( field( 'Request URL' ) ) );
		expect( field( 'Request URL' ).getAttribute( 'type' ) ).toBe( 'url' );
		await user.keyboard( 'https://example.org/hook' );
		await user.selectOptions( choose( 'Request Method' ), 'PUT' );
		await user.selectOptions( choose( 'Request Format' ), 'XML' );
		await user.type( field( 'Secret' ), 'hush' );
		await user.type( field( 'Header 1 name' ), 'X-Key' );
		await user.type( field( 'Header 1 value' ), 'k' );
		await user.type( field( 'Parameter 1 key' ), 'stars' );
		await user.selectOptions( choose( 'Parameter 1 value' ), '1. How many?' );
		await user.click( press( 'Add a parameter after parameter 1' ) );
		await waitFor( () => expect( document.activeElement ).toBe( field( 'Parameter 2 key' ) ) );
		await user.keyboard( 'page' );
		await user.selectOptions( choose( 'Parameter 2 value' ), 'Page URL' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sent( site ) ).toEqual( {
				webhook: {
					active: true,
					webhooks: [
						{
							id: expect.stringMatching( /^[0-9a-f-]{36}$/ ) as string,
							name: '',
							request_url: 'https://example.org/hook',
							request_method: 'PUT',
							request_format: 'XML',
							secret: 'hush',
							headers: [ { key: 'X-Key', value: 'k' } ],
							body: [
								{ key: 'stars', value: Q },
								{ key: 'page', value: 'page.url' },
							],
						},
					],
				},
			} )
		);
		await within( screen.getByRole( 'group', { name: 'Secret' } ) ).findByText( 'Stored' );
		within( screen.getByRole( 'group', { name: 'Header 1 value' } ) ).getByText( 'Stored' );
	} );

	it( 'say when and how they send several responses in one request', async () => {
		const { user } = await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		const help = () => screen.queryByText( /every five minutes, up to 1,000 per request/ );
		expect( help() ).toBeNull();
		await user.selectOptions( choose( 'Request Format' ), 'NDJSON' );
		expect( help() ).toBeTruthy();
		await user.selectOptions( choose( 'Request Method' ), 'DELETE' );
		expect( help() ).toBeNull();
	} );

	it( 'have a name that Enter saves and Escape reverts, and that can’t be empty', async () => {
		const { user } = await open( { notifications: toldOf( {}, [ webhookOf( { name: '' } ) ] ) } );
		await user.click( press( 'Unnamed Webhook Edit name' ) );
		await user.keyboard( 'Mine{Enter}' );
		await user.click( press( 'Mine Edit name' ) );
		await user.keyboard( 'Other{Escape}' );
		await user.click( press( 'Mine Edit name' ) );
		await user.clear( field( 'Webhook name' ) );
		await user.keyboard( '   {Enter}' );
		await waitFor( () => expect( document.activeElement ).toBe( press( 'Mine Edit name' ) ) );
	} );

	it( 'keep their first rows, and removing others moves focus to a remaining row', async () => {
		const { user } = await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		expect( screen.queryByRole( 'button', { name: 'Remove header 1' } ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Remove parameter 1' } ) ).toBeNull();
		await user.click( press( 'Add a header after header 1' ) );
		await user.click( press( 'Remove header 2' ) );
		await waitFor( () => expect( document.activeElement ).toBe( field( 'Header 1 name' ) ) );
		expect( screen.queryByRole( 'textbox', { name: 'Header 2 name' } ) ).toBeNull();
	} );

	it( 'have secrets that can be replaced or removed, and are never shown', async () => {
		const { user, site } = await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		const secret = () => within( screen.getByRole( 'group', { name: 'Secret' } ) );
		secret().getByText( 'Stored' );
		await user.click( press( 'Replace: Secret' ) );
		await waitFor( () => expect( document.activeElement ).toBe( field( 'Secret' ) ) );
		expect( field( 'Secret' ) ).toHaveProperty( 'value', '' );
		await user.keyboard( 'x' );
		await user.click( press( 'Keep stored value: Secret' ) );
		expect( press( 'Save' ).getAttribute( 'aria-disabled' ), 'nothing changed' ).toBe( 'true' );
		await user.click( press( 'Remove: Secret' ) );
		secret().getByText( 'Removed when you save' );
		await user.click( press( 'Save' ) );
		await waitFor( () =>
			expect( sent( site )?.webhook?.webhooks ).toMatchObject( [
				{ secret: '', headers: [ { key: 'Authorization' } ] },
			] )
		);
		expect( sent( site )?.webhook?.webhooks?.[ 0 ] ).not.toHaveProperty( 'has_secret' );
		expect( await screen.findByRole( 'textbox', { name: 'Secret' } ) ).toHaveProperty( 'value', '' );
	} );

	it( 'require stored values again when their URL changes, before saving', async () => {
		const { user, site } = await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		await user.type( field( 'Request URL' ), '/new' );
		expect(
			await screen.findAllByText( /^The webhook’s URL changed\. Enter this value again for the new URL/ )
		).toHaveLength( 2 );
		await user.click( press( 'Save' ) );
		expect( site.sent( 'POST /surveys' ) ).toEqual( [] );
		await user.type( field( 'Header 1 value' ), 'k' );
		await user.click( press( 'Remove: Secret' ) );
		expect(
			screen.queryByText( /^The webhook’s URL changed\. Enter this value again for the new URL/ )
		).toBeNull();
	} );

	it( 'show a server error at its field and move focus there', async () => {
		const path = 'notifications.webhook.webhooks[0].headers[0].value';
		const { user, site } = await open( { notifications: toldOf( {}, [ HOOK ] ) } );
		site.next.set( 'POST /surveys', {
			status: 400,
			body: {
				code: 'userfeedback_invalid',
				message: 'No.',
				data: { status: 400, params: { [ path ]: 'Not that.' } },
			},
		} );
		await user.click( press( 'Settings for Our hook' ) );
		await user.type( field( 'Parameter 1 key' ), 's' );
		await user.click( press( 'Replace: Header 1 value' ) );
		await user.keyboard( 'k' );
		await user.click( press( 'Settings for Our hook' ) );
		await user.click( press( 'Save' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Workflow 1 problem' } ) );
		await waitFor( () => expect( document.activeElement ).toBe( field( 'Header 1 value' ) ) );
		screen.getByText( 'Not that.' );
	} );

	it( 'are tested as in the form, and the response is shown', async () => {
		const { user, site } = await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		await user.click( press( 'Test Webhook' ) );
		await screen.findByText( 'Webhook test sent successfully!' );
		screen.getByText( 'Status 200 after 120 ms' );
		expect( site.sent( 'POST /webhooks/test' ) ).toMatchObject( [
			{ survey: { id: 5 }, webhook: { id: HOOK.id } },
		] );
		expect( site.sent( 'POST /webhooks/test' )[ 0 ] ).not.toHaveProperty( 'survey.notifications' );

		site.deliveries.tested = { success: false, status: 0, message: 'It did not answer.', body: '', took: 5000 };
		await user.click( press( 'Test Webhook' ) );
		await screen.findByText( 'It did not answer.' );
		screen.getByText( 'No reply after 5,000 ms' );

		// Guards against: "No reply after 0 ms" for an address that was refused, so that nothing was sent.
		site.deliveries.tested = { success: false, status: 0, message: 'It was not sent.', body: '', took: 0 };
		await user.click( press( 'Test Webhook' ) );
		await screen.findByText( 'It was not sent.' );
		expect( screen.queryByText( /No reply after/ ) ).toBeNull();
	} );

	it( 'are not tested without a URL', async () => {
		const { user, site } = await open( {
			notifications: toldOf( {}, [ webhookOf( { request_url: '', headers: [], has_secret: false } ) ] ),
			at: `?card=${ HOOK.id }`,
		} );
		expect( press( 'Test Webhook' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await user.click( press( 'Test Webhook' ) );
		expect( site.sent( 'POST /webhooks/test' ) ).toEqual( [] );
	} );

	it( 'show the request next to the form, with secrets masked', async () => {
		await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		const request = await screen.findByRole( 'region', { name: 'Request' } );
		expect( request.textContent ).toBe(
			'POST https://example.org/hook\nAuthorization: ••••\n\n{\n  "survey": "Tea"\n}'
		);
		// Guards against: JSON in a proportional font.
		expect( request.tagName ).toBe( 'PRE' );
		screen.getByText( 'This preview uses your latest response.' );
	} );

	it( 'are deleted after confirmation, and undo restores them', async () => {
		const { user } = await open( { notifications: toldOf( {}, [ HOOK ] ), at: `?card=${ HOOK.id }` } );
		await user.click( press( 'Delete' ) );
		const dialog = within( await screen.findByRole( 'dialog', { name: 'Are you sure' } ) );
		dialog.getByText( 'You would like to delete this webhook?' );
		await user.click( dialog.getByRole( 'button', { name: 'No, Cancel' } ) );
		await user.click( press( 'Delete' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Yes, Delete' } ) );
		expect( screen.queryByRole( 'button', { name: 'Our hook Edit name' } ) ).toBeNull();
		await waitFor( () => expect( document.activeElement ).toBe( press( 'Add webhook' ) ) );
		await user.click( press( 'Undo' ) );
		await screen.findByRole( 'button', { name: 'Our hook Edit name' } );
	} );

	it( 'are locked without Pro, with a note that existing ones are kept', async () => {
		const { user } = await open( { plan: 'plus', notifications: toldOf( {}, [ HOOK ] ) } );
		screen.getByText( '1 webhook is saved but not sent.' );
		await user.click( screen.getByRole( 'checkbox', { name: /^Send webhooks/ } ) );
		await screen.findByText(
			"We're sorry, Webhooks is not available on your plan. Please upgrade to the Pro plan to unlock all these awesome features."
		);
	} );
} );

describe( 'the Publish step', () => {
	it( 'shows what happens after a response, and links to it', async () => {
		const { user, address } = await open( {
			notifications: toldOf( { active: true, addresses: 'a@b.org', frequency: 'daily' }, [ HOOK ] ),
		} );
		await user.click( press( 'Next' ) );
		await screen.findByText( 'Email to a@b.org, daily and 1 webhook' );
		await user.click( press( 'Edit: After a response' ) );
		await waitFor( () =>
			expect( document.activeElement ).toBe( screen.getByRole( 'switch', { name: 'Send Email' } ) )
		);
		expect( address() ).toBe( '/edit/5/notifications?card=email' );
	} );
} );
