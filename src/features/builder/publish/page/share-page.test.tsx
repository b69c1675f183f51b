import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Behavior, SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';

afterEach( async () => {
	await stopServing();
	vi.restoreAllMocks();
} );

const PUBLISH = '/edit/5/publish';
const questions = [ questionOf( { title: 'Why?', type: 'text' } ) ];
const sent = ( site: FakeSite ) => site.sent( 'POST /surveys' ) as SurveyDraft[];
const off = { enabled: false, slug: '', heading: '', embed: false, invited: false };
const settings = settingsOf( {} );
const survey = ( page = off, behavior: Partial< Behavior > = {} ) =>
	surveyOf( {
		id: 5,
		status: 'draft',
		publish_at: null,
		questions,
		settings: { ...settings, share_page: page, behavior: { ...settings.behavior, ...behavior } },
	} );

it( 'gives a survey its own page', async () => {
	const site = new FakeSite( [ survey() ] );
	const { user } = await openApp( 'surveys', PUBLISH, site );
	await user.click( await screen.findByRole( 'checkbox', { name: 'Give this survey its own page' } ) );

	screen.getByText( 'Save the survey to get the address of its page.' );
	await user.type( screen.getByLabelText( 'Page address' ), 'tell-us' );
	await user.click( await screen.findByRole( 'button', { name: 'Save as Draft' } ) );
	await waitFor( () =>
		expect( sent( site ).at( -1 )?.settings?.share_page ).toEqual( { ...off, enabled: true, slug: 'tell-us' } )
	);
} );

it( 'shows the address, a QR code to download, and code for other sites', async () => {
	const page = { enabled: true, slug: 'tell-us', heading: 'A "survey"', embed: true, invited: false };
	const { user } = await openApp( 'surveys', PUBLISH, new FakeSite( [ survey( page ) ] ) );

	await screen.findByRole( 'button', { name: 'Copy the address http://127.0.0.1/survey/tell-us/' } );
	screen.getByText( 'Visitors see it after you publish the survey.', { exact: false } );
	expect( screen.getByRole( 'button', { name: 'Copy the embed code' } ).textContent ).toContain(
		'<iframe src="http://127.0.0.1/survey/tell-us/" title="A &#34;survey&#34;"'
	);
	await user.click( screen.getByRole( 'button', { name: 'Show QR code' } ) );
	const code = await screen.findByRole( 'img', { name: 'QR code for http://127.0.0.1/survey/tell-us/' } );
	expect( code.getAttribute( 'src' ) ).toMatch( /^data:image\/svg/ );
	screen.getByRole( 'button', { name: 'Download SVG' } );
	screen.getByRole( 'button', { name: 'Download PNG' } );
} );

it( 'does not offer an address that is not stored yet', async () => {
	const page = { enabled: true, slug: 'tell-us', heading: '', embed: true, invited: false };
	const { user } = await openApp( 'surveys', PUBLISH, new FakeSite( [ survey( page ) ] ) );
	await user.type( await screen.findByLabelText( 'Page address' ), '-too' );

	expect( screen.queryByRole( 'button', { name: 'Copy the embed code' } ) ).toBeNull();
	screen.getByText( 'Save the survey to get the address of its page.' );
} );

it( 'downloads single-use links', async () => {
	const page = { ...off, enabled: true, slug: 'tell-us' };
	const site = new FakeSite( [ survey( page ) ] );
	const urls = [ 'https://example.org/1', 'https://example.org/2' ];
	site.next.set( 'POST /surveys/5/single-use-links', { status: 200, body: { urls } } );
	const saved = vi.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( () => undefined );
	const { user } = await openApp( 'surveys', PUBLISH, site );
	const count = await screen.findByLabelText( 'Number of single-use links' );
	await user.clear( count );
	expect( screen.getByRole( 'button', { name: 'Download links as CSV' } ) ).toHaveProperty( 'disabled', true );
	await user.type( count, '2' );
	await user.click( screen.getByRole( 'button', { name: 'Download links as CSV' } ) );

	await waitFor( () => expect( saved ).toHaveBeenCalled() );
	const { href } = saved.mock.contexts[ 0 ] as HTMLAnchorElement;
	expect( decodeURIComponent( href ) ).toContain( `url\r\n${ urls.join( '\r\n' ) }\r\n` );
} );

it( 'downloads a personal link for each value of a hidden field', async () => {
	const page = { ...off, enabled: true, slug: 'tell-us' };
	const customer = questionOf( { title: 'customer', type: 'hidden' } );
	const site = new FakeSite( [ { ...survey( page ), questions: [ ...questions, customer ] } ] );
	const urls = [ 'https://example.org/1', 'https://example.org/2' ];
	site.next.set( 'POST /surveys/5/single-use-links', { status: 200, body: { urls } } );
	const saved = vi.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( () => undefined );
	const { user } = await openApp( 'surveys', PUBLISH, site );
	await user.selectOptions( await screen.findByLabelText( 'Links' ), customer.id );
	const button = screen.getByRole( 'button', { name: 'Download links as CSV' } );
	expect( button ).toHaveProperty( 'disabled', true );
	await user.type( screen.getByLabelText( 'Values of “customer”, one per line' ), ' =1+1{enter}{enter}A "B"' );
	await user.click( button );

	await waitFor( () => expect( saved ).toHaveBeenCalled() );
	const sentBody = site.sent( 'POST /surveys/5/single-use-links' );
	expect( sentBody ).toEqual( [ { field: customer.id, values: [ '=1+1', 'A "B"' ] } ] );
	const { href } = saved.mock.contexts[ 0 ] as HTMLAnchorElement;
	expect( decodeURIComponent( href ) ).toContain(
		`customer,url\r\n"'=1+1",${ urls[ 0 ] ?? '' }\r\n"A ""B""",${ urls[ 1 ] ?? '' }\r\n`
	);
} );

it( 'says that links bring back unfinished answers only if the survey keeps them', async () => {
	const page = { ...off, enabled: true, slug: 'tell-us' };
	const text = /their single-use link brings back their answers/;
	await openApp( 'surveys', PUBLISH, new FakeSite( [ survey( page, { drop_off: true, keep_partial: true } ) ] ) );
	await screen.findByText( text );
	await stopServing();

	await openApp( 'surveys', PUBLISH, new FakeSite( [ survey( page, { drop_off: false, keep_partial: true } ) ] ) );
	await screen.findByLabelText( 'Number of single-use links' );
	expect( screen.queryByText( text ) ).toBeNull();
} );
