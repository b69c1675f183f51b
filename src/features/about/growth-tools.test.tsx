import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { SILENT_PUBLISHER } from '@/testing/silent-publisher';
import { pluginIcons } from './model/plugin-icons';

beforeEach( () => {
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { plugins: 'n' } } } } );
} );
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

const card = async ( name: string ) => {
	const found = ( await screen.findByRole( 'heading', { name } ) ).closest( 'li' );
	if ( ! found ) throw new Error( `No card ${ name }.` );
	return within( found );
};

describe( 'Growth tools', () => {
	it( 'are grouped in sections, each with a URL that keeps the screen open', async () => {
		const { user, address } = await openApp( 'settings', '/growth-tools', new FakeSite(), {}, 'lite' );
		const nav = within( await screen.findByRole( 'navigation', { name: 'Growth tools' } ) );
		expect( nav.getAllByRole( 'link' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Featured',
			'Traffic',
			'Engagement',
			'Revenue',
			'Guides & Resources',
		] );
		await user.click( nav.getByRole( 'link', { name: 'Revenue' } ) );
		expect( address() ).toBe( '/growth-tools?section=revenue' );
		await waitFor( () =>
			expect( document.activeElement ).toBe( screen.getByRole( 'heading', { name: 'Revenue' } ) )
		);
		await user.tab();
		expect( document.activeElement?.textContent ).toBe( 'Install Plugin' );
	} );

	it( 'are installed and activated with one click, and can then be deactivated', async () => {
		const site = new FakeSite();
		const { user } = await openApp( 'settings', '/growth-tools', site, {}, 'lite' );
		const forms = await card( 'WPForms Lite' );
		expect( forms.getByText( 'Not installed' ) ).toBeTruthy();
		await user.dblClick( forms.getByRole( 'button', { name: 'Install Plugin' } ) );
		const busy = await forms.findByRole( 'button', { name: 'Activating...' } );
		expect( busy.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( await screen.findAllByText( 'WPForms Lite has been activated!' ) ).not.toEqual( [] );
		expect( site.plugins.done ).toEqual( [ 'install wpforms-lite', 'activate wpforms-lite' ] );
		expect( forms.queryByRole( 'button', { name: 'Deactivate' } ) ).toBeNull(); // It stays unchanged for a second.
		await user.click( await forms.findByRole( 'button', { name: 'Deactivate' }, { timeout: 8000 } ) );
		expect( await forms.findByRole( 'button', { name: 'Deactivating...' } ) ).toBeTruthy();
		expect( await forms.findByText( 'Inactive' ) ).toBeTruthy();
		expect( await forms.findByRole( 'button', { name: 'Activate' }, { timeout: 8000 } ) ).toBeTruthy();
	} );

	it( 'show why an installation failed and allow a retry', async () => {
		const site = new FakeSite();
		site.plugins.refused.set( 'userfeedback_install_plugin', 'Could not create directory.' );
		const { user } = await openApp( 'settings', '/growth-tools', site, {}, 'lite' );
		const shop = await card( 'WooCommerce' );
		await user.click( shop.getByRole( 'button', { name: 'Install Plugin' } ) );
		expect(
			await screen.findAllByText( 'There was an error installing the plugin. Could not create directory.' )
		).not.toEqual( [] );
		expect( await shop.findByRole( 'button', { name: 'Install Plugin' }, { timeout: 8000 } ) ).toBeTruthy();
	} );

	it( 'explain once why installing isn’t possible, and link to each plugin’s page', async () => {
		const site = new FakeSite();
		const locked = { may_change: false, hindrance: 'files' } as const;
		site.plugins.others = site.plugins.others.map( ( one ) => ( { ...one, ...locked } ) );
		site.plugins.automation = { ...site.plugins.automation, ...locked };
		site.plugins.analytics = { ...site.plugins.analytics, may_change: false, hindrance: 'needed' };
		await openApp( 'settings', '/growth-tools', site, {}, 'lite' );
		expect(
			(
				await screen.findAllByText(
					/^Plugins can’t be installed from here because this site’s files are locked\./
				)
			).length
		).toBeGreaterThan( 0 );
		const link = ( await card( 'WooCommerce' ) ).getByRole( 'link', { name: /Learn More/ } );
		expect( link.getAttribute( 'href' ) ).toBe( 'https://wordpress.org/plugins/woocommerce/' );
		expect( ( await card( 'MonsterInsights' ) ).getByText( 'Required by another active plugin' ) ).toBeTruthy();
	} );

	it( 'list the publisher’s own tools and guides last', async () => {
		const publisher = {
			...SILENT_PUBLISHER,
			tools: [
				{ section: 'revenue' as const, title: 'Till', excerpt: 'A till.', url: 'https://example.org/till' },
			],
			guides: [ { title: 'Asking well', excerpt: 'How to.', url: 'https://example.org/ask' } ],
		};
		await openApp( 'settings', '/growth-tools', new FakeSite(), {}, 'lite', { publisher } );
		expect( ( await card( 'Till' ) ).getByRole( 'link', { name: /Learn More/ } ) ).toBeTruthy();
		const manual = ( await card( 'Manual' ) ).getByRole( 'link', { name: 'Read This Guide' } );
		expect( manual.getAttribute( 'href' ) ).toBe( '/help' );
		expect( ( await card( 'Asking well' ) ).getByRole( 'link', { name: /Read This Guide/ } ) ).toBeTruthy();
	} );
} );

// Guards against: cards with a letter instead of an icon for the plugin's purpose.
it( 'every plugin that can be installed from here has an icon', () => {
	const known = readFileSync(
		join( import.meta.dirname, '../../../includes/Admin/GrowthTools/InstallablePlugin.php' ),
		'utf8'
	);
	const slugs = [ ...known.matchAll( /case \w+\s+= '([a-z-]+)'/g ) ].map( ( [ , slug = '' ] ) => slug );
	expect( Object.keys( pluginIcons ).sort() ).toEqual( slugs.sort() );
} );
