import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '@/contract/features';
import type { GoogleConnection, GoogleDrive, SurveyDraft } from '@/contract/types';
import { destinationOf } from '@/testing/fakes/fake-deliveries';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

beforeEach( () =>
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { google: 'n' } } } } )
);
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

interface Opening {
	connection?: Partial< GoogleConnection >;
	drive?: GoogleDrive;
	plan?: Plan;
	at?: string;
	settings?: boolean;
}

async function open( { connection = {}, drive, plan = 'elite', at = '', settings = true }: Opening = {} ) {
	const survey = surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { title: 'How was it?' } ) ] } );
	Object.assign( survey.settings.google_drive, drive );
	const site = new FakeSite( [ survey ] );
	Object.assign( site.settings.stored.settings.google_drive, connection );
	site.deliveries.destinations = [ destinationOf( { channel: 'google', target: 'sheet' } ) ];
	const app = await openApp( 'surveys', `/edit/5/notifications${ at }`, site, { settings }, plan );
	await screen.findByRole( 'heading', { name: 'Workflow' } );
	return { ...app, site };
}

const card = () => within( screen.getByRole( 'region', { name: 'Google Drive' } ) );
const sent = ( site: FakeSite ) =>
	( site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined )?.settings?.google_drive;

describe( 'the Google Drive card', () => {
	it( 'opens when switched on, accepts a file name, and closes when switched off', async () => {
		const { user, site } = await open( { connection: { connected: true } } );
		card().getByText( 'Off' );
		await user.click( card().getByRole( 'switch', { name: 'Google Drive' } ) );
		const name = await card().findByRole( 'textbox', { name: 'File Name inside Google Drive' } );
		expect( name.getAttribute( 'placeholder' ) ).toBe( 'Google Sheet Name' );
		await user.type( name, 'Visits' );
		await user.keyboard( '{Control>}s{/Control}' );
		await waitFor( () => expect( sent( site ) ).toMatchObject( { enable: true, file_name: 'Visits' } ) );

		await user.click( card().getByRole( 'switch', { name: 'Google Drive' } ) );
		expect( card().queryByRole( 'textbox' ) ).toBeNull();
	} );

	it( 'links to the spreadsheet and shows the last delivery', async () => {
		await open( {
			connection: { connected: true },
			drive: { enable: true, file_name: 'Visits', spreadsheet_id: 'sheet-1' },
			at: '?card=google',
		} );
		const link = await card().findByRole( 'link', { name: /Open spreadsheet/ } );
		expect( link.getAttribute( 'href' ) ).toBe( 'https://docs.google.com/spreadsheets/d/sheet-1/edit' );
		await card().findByText( /^Last sent / );
	} );

	it( 'opens Google, shows the result, and reports errors', async () => {
		const { user, site } = await open( { connection: { has_client: true }, at: '?card=google&google=denied' } );
		card().getByText( /because you didn’t allow access/ );
		site.next.set( 'POST /admin-ajax.php', { status: 500, body: 'No.' } );
		await user.click( await card().findByRole( 'button', { name: 'Connect to Google Drive' } ) );
		await screen.findAllByText( 'An error occurred while connecting to Google Drive. Please try again.' );
		expect( site.sent( 'POST /admin-ajax.php' ) ).toContainEqual(
			expect.objectContaining( { action: 'userfeedback_google_sheets_get_auth_url', return: 'survey_5' } )
		);
	} );

	it( 'shows that the connection was lost, and who can reconnect', async () => {
		await open( {
			connection: { connected: true, needs_reconnect: true, has_client: true },
			at: '?card=google',
			settings: false,
		} );
		await card().findByText( /Google disconnected this site\./ );
		card().getByText( 'Ask someone who can change settings to connect it.' );
		expect( card().queryByRole( 'button', { name: 'Connect to Google Drive' } ) ).toBeNull();
	} );

	it( 'is shown but disabled when the plan lacks it', async () => {
		const { user } = await open( { plan: 'lite' } );
		await user.click( card().getByRole( 'checkbox', { name: /Save responses to Google Drive/ } ) );
		expect( await screen.findByRole( 'dialog' ) ).toBeTruthy();
	} );
} );
