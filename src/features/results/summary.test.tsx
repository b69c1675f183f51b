import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { FakeSummary } from '@/testing/fakes/fake-summary';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf } from '@/testing/survey-of';

afterEach( async () => {
	await stopServing();
	window.localStorage.clear();
} );

const MADE = FakeSummary.of( {
	can_make: true,
	summary: 'Most find it.\nSearch is slow.',
	is_current: true,
	read: 40,
	texts: 1200,
	made_at: '2026-11-20T10:00:00+00:00',
} );

function answered(): FakeSite {
	const site = new FakeSite();
	site.results.set( 1, resultsOf( { id: 1, responses_count: 9, range_responses_count: 9 } ) );
	return site;
}

const asked = ( site: FakeSite ) => site.requests.filter( ( { path } ) => path === '/preload-ai-summary/1' ).length;

it( 'a summary is made only on click, and explains what is sent where', async () => {
	const site = answered();
	site.summary.kept = FakeSummary.of( { can_make: true } );
	site.summary.made = MADE;
	const { user } = await openApp( 'results', '/survey/1', site );
	expect( await screen.findByText( /to your site’s AI provider/ ) ).toBeTruthy();
	expect( asked( site ) ).toBe( 0 );

	await user.click( screen.getByRole( 'button', { name: 'Summarize with AI' } ) );
	expect( await screen.findByText( 'Search is slow.' ) ).toBeTruthy();
	expect( screen.getByText( /from all counts and 40 of 1,200 written answers\./ ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: /Summarize/ } ) ).toBeNull();
	expect( screen.getByText( 'Most find it.' ).closest( 'details' )?.open ).toBe( true );

	expect( window.localStorage.getItem( 'userfeedback-ai-summary-read-1' ) ).toBe( MADE.made_at );
} );

it( 'a summary that was already read is collapsed', async () => {
	const site = answered();
	site.summary.kept = MADE;
	window.localStorage.setItem( 'userfeedback-ai-summary-read-1', MADE.made_at ?? '' );
	await openApp( 'results', '/survey/1', site );
	expect( ( await screen.findByText( 'Most find it.' ) ).closest( 'details' )?.open ).toBe( false );
} );

it( 'an old summary stays until a newer one, and server errors are shown as sent', async () => {
	const site = answered();
	site.summary.kept = { ...MADE, is_current: false };
	site.summary.made = FakeSummary.of( { can_make: true, success: false, error: 'It was asked too often.' } );
	const { user } = await openApp( 'results', '/survey/1', site );
	await user.click( await screen.findByRole( 'button', { name: 'Include newer answers' } ) );
	expect( await screen.findByText( 'Error: It was asked too often.' ) ).toBeTruthy();
	expect( screen.getByText( 'Most find it.' ) ).toBeTruthy();
} );

it( 'an empty summary shows a note instead of an error', async () => {
	const site = answered();
	site.summary.kept = FakeSummary.of( { can_make: true } );
	site.summary.made = FakeSummary.of( { can_make: true } );
	const { user } = await openApp( 'results', '/survey/1', site );
	await user.click( await screen.findByRole( 'button', { name: 'Summarize with AI' } ) );
	expect( await screen.findByText( 'AI Summary is unavailable at this moment.' ) ).toBeTruthy();
} );

it( 'a site without AI has no summary card', async () => {
	const site = answered();
	await openApp( 'results', '/survey/1', site );
	await waitFor( () => expect( site.requests.some( ( { path } ) => path === '/ai-summary/1' ) ).toBe( true ) );
	await screen.findByText( 'Total responses' );
	expect( screen.queryByText( 'AI Summary' ) ).toBeNull();
} );

const CONNECTORS = 'http://127.0.0.1/wp-admin/options-connectors.php';

// Guards against: an offer failed when clicked and then vanished.
it( 'a site without a provider gets a link to Connectors until it is dismissed', async () => {
	const site = answered();
	site.summary.kept = FakeSummary.of( { connect_url: CONNECTORS } );
	const { user } = await openApp( 'results', '/survey/1', site );
	const link = await screen.findByRole( 'link', { name: /^Connect an AI provider/ } );
	expect( link.getAttribute( 'href' ) ).toBe( CONNECTORS );
	expect( screen.queryByRole( 'button', { name: 'Summarize with AI' } ) ).toBeNull();

	await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( screen.queryByRole( 'link', { name: /^Connect an AI provider/ } ) ).toBeNull();
	await stopServing( true );
	await openApp( 'results', '/survey/1', site );
	await screen.findByText( 'Total responses' );
	await waitFor( () => expect( site.requests.filter( ( { path } ) => path === '/ai-summary/1' ) ).toHaveLength( 2 ) );
	expect( screen.queryByRole( 'link', { name: /^Connect an AI provider/ } ) ).toBeNull();
} );

it( 'a provider removed before the click is replaced by a link to connect one', async () => {
	const site = answered();
	site.summary.kept = FakeSummary.of( { can_make: true } );
	site.summary.made = FakeSummary.of( { success: false, error: 'Gone.', connect_url: CONNECTORS } );
	const { user } = await openApp( 'results', '/survey/1', site );
	await user.click( await screen.findByRole( 'button', { name: 'Summarize with AI' } ) );
	expect( await screen.findByRole( 'link', { name: /^Connect an AI provider/ } ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Summarize with AI' } ) ).toBeNull();
} );

it( 'a plan without summaries shows one upgrade notice', async () => {
	const site = answered();
	const { user } = await openApp( 'results', '/survey/1', site, {}, 'plus' );
	await user.click( await screen.findByRole( 'button', { name: 'Upgrade' } ) );
	expect( within( await screen.findByRole( 'dialog' ) ).getByRole( 'heading' ).textContent ).toBe(
		'AI Summary is a Pro feature'
	);
	await user.keyboard( '{Escape}' );
	await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( screen.queryByRole( 'button', { name: 'Upgrade' } ) ).toBeNull();
	expect( site.requests.some( ( { path } ) => path.includes( 'ai-summary' ) ) ).toBe( false );
} );
