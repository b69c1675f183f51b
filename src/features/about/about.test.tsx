import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADDONS, type Feature, FEATURES } from '@/contract/features';
import { addonName } from '@/lib/edition/feature-label';
import { FakeSite } from '@/testing/fakes/fake-site';
import { needsMoreThan, promisedBy } from '@/testing/promises';
import { openApp, stopServing } from '@/testing/render-app';
import { SILENT_PUBLISHER } from '@/testing/silent-publisher';
import { blurbs } from './model/blurbs';

beforeEach( () => {
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { plugins: 'n' } } } } );
} );
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

describe( 'About', () => {
	it( 'describes the plugin and the plugins that work with it', async () => {
		await openApp( 'settings', '/about', new FakeSite(), {}, 'lite' );
		expect( await screen.findByRole( 'heading', { name: 'About UserFeedback' } ) ).toBeTruthy();
		expect( await screen.findByRole( 'heading', { name: 'MonsterInsights' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'heading', { name: 'WooCommerce' } ) ).toBeNull();
	} );

	it( 'compares plans from the feature table on sites that never upgraded', async () => {
		const { user } = await openApp( 'settings', '/about', new FakeSite(), {}, 'lite' );
		await user.click( await screen.findByRole( 'link', { name: 'Lite vs Pro' } ) );
		const table = await screen.findByRole( 'table' );
		const rows = within( table ).getAllByRole( 'row' );
		expect( rows ).toHaveLength( 1 + 4 + Object.keys( FEATURES ).length );
		const cells = ( name: string ) =>
			within( within( table ).getByRole( 'row', { name: new RegExp( `^${ name }` ) } ) )
				.getAllByRole( 'cell' )
				.map( ( { textContent } ) => textContent.replace( '–', '' ) );
		expect( cells( 'Unlimited surveys and responses' ) ).toEqual( [ 'Yes', 'Yes', 'Yes', 'Yes' ] );
		expect( cells( 'All templates' ) ).toEqual( [ 'Partial', 'Yes', 'Yes', 'Yes' ] );
		expect( cells( 'Device targeting' ) ).toEqual( [ 'No', 'No', 'Yes', 'Yes' ] );
		expect( cells( 'Country targeting' ) ).toEqual( [ 'No', 'No', 'No', 'Yes' ] );
		expect( screen.getByText( /Lite users get 50% off/ ) ).toBeTruthy();
		expect( screen.getByRole( 'link', { name: /Upgrade to Pro/ } ).getAttribute( 'href' ) ).toContain(
			'utm_campaign=lite-vs-pro'
		);
	} );

	it( 'has no comparison on a site that upgraded, not even by direct URL', async () => {
		const { address } = await openApp( 'settings', '/about/lite-vs-pro', new FakeSite(), {}, 'plus' );
		await screen.findByRole( 'heading', { name: 'About UserFeedback' } );
		expect( address() ).toBe( '/about' );
		expect( screen.queryByRole( 'link', { name: 'Lite vs Pro' } ) ).toBeNull();
	} );

	/** Guards against: Getting started promised a survey on phones that the free edition shows on desktops only. */
	it.each( [
		[ 'lite' as const, 1 ],
		[ 'elite' as const, 0 ],
	] )( 'says that surveys show on desktops only, if they do: %s', async ( plan, count ) => {
		await openApp( 'settings', '/about/getting-started', new FakeSite(), {}, plan );
		await screen.findByText( 'Publish it' );
		expect( screen.queryAllByText( /With your plan, surveys show on desktops only/ ) ).toHaveLength( count );
	} );

	it( 'guides through the first survey based on the site’s progress', async () => {
		const site = new FakeSite();
		site.next.set( 'GET /checklist', {
			status: 200,
			body: {
				steps: [
					{ name: 'made', is_done: true },
					{ name: 'published', is_done: false },
				],
				survey_id: 7,
				is_dismissed: true,
			},
		} );
		await openApp( 'settings', '/about/getting-started', site, {}, 'lite' );
		expect( await screen.findByText( '[userfeedback id="7"]' ) ).toBeTruthy();
		const steps = screen.getAllByRole( 'listitem' );
		expect( steps ).toHaveLength( 5 );
		expect( screen.getAllByText( 'Done' ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'button', { name: 'Read the full guide' } ) ).toBeTruthy();
		expect( screen.getByRole( 'link', { name: 'Publish survey' } ).getAttribute( 'href' ) ).toMatch(
			/#\/edit\/7\/publish$/
		);
	} );
} );

describe( 'Welcome', () => {
	// Guards against: a card with a Plus badge that promised device rules, which need Pro.
	it( 'promises in each card only what the plan on its badge includes', () => {
		for ( const { title, text, needs } of blurbs().filter( ( blurb ) => blurb.needs !== undefined ) ) {
			const promised = promisedBy( `${ title } ${ text }` );
			expect( promised ).toContain( needs );
			expect( promised.filter( needsMoreThan( FEATURES[ needs as Feature ].plan ) ) ).toEqual( [] );
		}
	} );

	it( 'lists eight features and leaves out content that the publisher didn’t provide', async () => {
		await openApp( 'settings', '/welcome', new FakeSite(), {}, 'elite' );
		const create = await screen.findByRole( 'link', { name: 'Create Your First Survey' } );
		expect( create.getAttribute( 'href' ) ).toMatch( /userfeedback_surveys#\/new\/setup$/ );
		expect( screen.getByRole( 'link', { name: 'Read the guide' } ).getAttribute( 'href' ) ).toBe(
			'/about/getting-started'
		);
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 8 );
		expect( screen.queryByRole( 'button', { name: /^Play:/ } ) ).toBeNull();
		expect( screen.queryByRole( 'figure' ) ).toBeNull();
		expect( screen.queryByText( /50% off/ ) ).toBeNull();
	} );

	it( 'shows the publisher’s content and loads the video on click', async () => {
		const publisher = {
			...SILENT_PUBLISHER,
			price: '$199 per year',
			guide_url: 'https://example.org/guide',
			video: { title: 'Two minutes', url: 'https://videos.example.org/1' },
			testimonials: [ { quote: 'It asks.', name: 'A. B.', role: 'Owner' } ],
		};
		const { user } = await openApp( 'settings', '/welcome', new FakeSite(), {}, 'lite', { publisher } );
		expect( await screen.findByText( '$199 per year' ) ).toBeTruthy();
		expect( screen.getByRole( 'figure' ).textContent ).toContain( 'It asks.' );
		expect( screen.getByRole( 'link', { name: /Read the guide/ } ).getAttribute( 'href' ) ).toBe(
			'https://example.org/guide'
		);
		expect( document.querySelector( 'iframe' ) ).toBeNull();
		expect( screen.getByText( 'Video from videos.example.org' ) ).toBeTruthy();
		await user.click( screen.getByRole( 'button', { name: /Two minutes/ } ) );
		expect( screen.getByTitle( 'Two minutes' ).getAttribute( 'src' ) ).toBe( 'https://videos.example.org/1' );
	} );

	it( 'has no create button for users who can’t create surveys', async () => {
		await openApp( 'settings', '/welcome', new FakeSite(), { edit: false }, 'lite' );
		await screen.findByRole( 'link', { name: 'Read the guide' } );
		expect( screen.queryByRole( 'link', { name: 'Create Your First Survey' } ) ).toBeNull();
	} );
} );

describe( 'Growth tools, the featured card', () => {
	const first = () =>
		within( screen.getByRole( 'heading', { name: 'Featured' } ).closest( 'section' ) ?? document.body );

	it( 'promotes Pro on a site without a plan', async () => {
		await openApp( 'settings', '/growth-tools', new FakeSite(), {}, 'lite' );
		await screen.findByRole( 'heading', { name: 'Featured' } );
		expect(
			first()
				.getByRole( 'link', { name: /Upgrade to Pro/ } )
				.getAttribute( 'href' )
		).toContain( 'utm_campaign=growth-tools' );
	} );

	it.each( [ 'plus', 'pro' ] as const )( 'promotes Elite to %s and lists what it adds', async ( plan ) => {
		await openApp( 'settings', '/growth-tools', new FakeSite(), {}, plan );
		await screen.findByRole( 'heading', { name: 'Featured' } );
		expect( first().getByRole( 'link', { name: /Upgrade to Elite/ } ) ).toBeTruthy();
		const adds = first().getByText( /^Adds .+ to your current plan\.$/ ).textContent;
		for ( const [ addon, needed ] of Object.entries( ADDONS ) ) {
			const isNew = needed === 'elite' || ( needed === 'pro' && plan === 'plus' );
			expect( adds.includes( addonName( addon as keyof typeof ADDONS ) ) ).toBe( isNew );
		}
	} );

	it( 'promotes monitoring, or the companion plugin once, to Elite sites', async () => {
		const monitoring = { title: 'Watch', excerpt: 'It watches.', url: 'https://example.org/watch' };
		const fake = new FakeSite();
		await openApp( 'settings', '/growth-tools', fake, {}, 'elite', {
			publisher: { ...SILENT_PUBLISHER, monitoring },
		} );
		await screen.findByRole( 'heading', { name: 'Featured' } );
		expect(
			first()
				.getByRole( 'link', { name: /Learn More/ } )
				.getAttribute( 'href' )
		).toBe( monitoring.url );
		await stopServing();

		await openApp( 'settings', '/growth-tools', fake, {}, 'elite' );
		await screen.findByRole( 'heading', { name: 'Featured' } );
		expect( first().getByRole( 'heading', { name: 'MonsterInsights' } ) ).toBeTruthy();
		expect( screen.getAllByRole( 'heading', { name: 'MonsterInsights' } ) ).toHaveLength( 1 );
	} );
} );
