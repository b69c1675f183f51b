import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

afterEach( stopServing );

const SUBJECT = 'Shop: 3 responses in the past week';

describe( 'the weekly summary', () => {
	it( 'is previewed with the look on the screen, and only changes are saved', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/email', site );
		expect( await screen.findByText( SUBJECT ) ).toBeTruthy();
		expect( screen.getByTitle( 'Message' ).getAttribute( 'sandbox' ) ).toBe( 'allow-same-origin' );
		await user.click( screen.getByRole( 'radio', { name: 'Plain text' } ) );
		await waitFor( () => expect( screen.getByLabelText( 'Message' ).tagName ).toBe( 'PRE' ) );
		expect( screen.queryByRole( 'heading', { name: 'Header Image' } ) ).toBeNull();
		await user.type( screen.getByRole( 'textbox', { name: /^Email addresses/ } ), 'ann@example.org' );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /settings' ) ).toEqual( [
				{ settings: { summaries_html_template: false, notifications_recipients: 'ann@example.org' } },
			] )
		);
	} );

	it( 'shows an error at the address field', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/email', site );
		await user.type( await screen.findByRole( 'textbox', { name: /^Email addresses/ } ), 'nobody' );
		site.next.set( 'POST /settings', {
			status: 400,
			body: {
				code: 'userfeedback_invalid',
				message: 'settings.notifications_recipients: “nobody” isn’t an email address.',
				data: {
					status: 400,
					params: { 'settings.notifications_recipients': '“nobody” isn’t an email address.' },
				},
			},
		} );
		await user.click( screen.getByRole( 'button', { name: 'Save Settings' } ) );
		expect( await screen.findAllByText( 'Please fix errors on this page.' ) ).not.toEqual( [] );
		expect( screen.getByText( '“nobody” isn’t an email address.' ) ).toBeTruthy();
	} );

	it( 'sends a test with the look on the screen, and shows the result', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/email', site );
		await user.click( await screen.findByRole( 'radio', { name: 'Plain text' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Send test email' } ) );
		expect( await screen.findByText( 'Test email sent to me@example.org.' ) ).toBeTruthy();
		expect( site.sent( 'POST /summary-mail/test' ) ).toEqual( [
			{ summaries_html_template: false, notifications_header_image: '' },
		] );
		site.next.set( 'POST /summary-mail/test', {
			status: 200,
			body: { is_sent: false, message: 'Couldn’t send the test email to me@example.org: No such box.' },
		} );
		await user.click( screen.getByRole( 'button', { name: 'Send test email' } ) );
		expect(
			await screen.findByText( 'Couldn’t send the test email to me@example.org: No such box.' )
		).toBeTruthy();
	} );

	it( 'shows that summaries are turned off, and where to change that', async () => {
		const { user } = await openApp( 'settings', '/misc', new FakeSite() );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Disable Email Summaries' } ) );
		await user.click( screen.getByRole( 'link', { name: 'Email' } ) );
		expect( await screen.findByText( /Email summaries are turned off/ ) ).toBeTruthy();
	} );
} );
