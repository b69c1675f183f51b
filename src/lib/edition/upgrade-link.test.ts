import { describe, expect, it } from 'vitest';
import { editionOf } from '@/testing/edition-of';
import { upgradeLink } from './upgrade-link';

const seller = { site_url: 'https://shop.example/', upgrade_url: 'https://example.org/buy?a=1', partner_url: '' };
const partner = { ...seller, partner_url: 'https://partner.example/c/7?id=9' };

describe( 'the upgrade link', () => {
	it( 'names its prompt and keeps the other URL parameters', () => {
		expect( upgradeLink( { ...seller, ...editionOf( 'lite' ) }, 'display-timings' ) ).toBe(
			'https://example.org/buy?a=1&utm_source=liteplugin&utm_medium=upgrade-prompt&utm_campaign=display-timings'
		);
	} );

	it( 'distinguishes sites that have upgraded from those that haven’t', () => {
		expect( upgradeLink( { ...seller, ...editionOf( 'plus' ) }, 'scheduling' ) ).toContain(
			'utm_source=proplugin'
		);
	} );

	it( 'goes through the partner only for sites without a plan', () => {
		const lite = new URL( upgradeLink( { ...partner, ...editionOf( 'lite' ) }, 'google-drive' ) );
		expect( lite.origin + lite.pathname ).toBe( 'https://partner.example/c/7' );
		expect( lite.searchParams.get( 'id' ) ).toBe( '9' );
		expect( lite.searchParams.get( 'u' ) ).toBe(
			upgradeLink( { ...seller, ...editionOf( 'lite' ) }, 'google-drive' )
		);
		expect( upgradeLink( { ...partner, ...editionOf( 'pro' ) }, 'google-drive' ) ).toMatch(
			/^https:\/\/example\.org/
		);
	} );

	it( 'can be a page of the site itself', () => {
		const own = { ...seller, upgrade_url: '/buy', ...editionOf( 'lite' ) };
		expect( upgradeLink( own, 'webhooks' ) ).toMatch( /^https:\/\/shop\.example\/buy\?utm_source=liteplugin/ );
	} );

	it( 'is empty when no seller is set', () => {
		expect( upgradeLink( { ...partner, upgrade_url: '', ...editionOf( 'lite' ) }, 'webhooks' ) ).toBe( '' );
	} );
} );
