import { describe, expect, it } from 'vitest';
import { editionOf } from '@/testing/edition-of';
import { upgradeLink } from './upgrade-link';

const seller = { site_url: 'https://shop.example/', upgrade_url: 'https://example.org/buy?a=1', partner_url: '' };
const partner = { ...seller, partner_url: 'https://partner.example/c/7?id=9' };

describe( 'the way to a higher plan', () => {
	it( 'says which prompt led there, and keeps what the address had', () => {
		expect( upgradeLink( { ...seller, ...editionOf( 'lite' ) }, 'display-timings' ) ).toBe(
			'https://example.org/buy?a=1&utm_source=liteplugin&utm_medium=upgrade-prompt&utm_campaign=display-timings'
		);
	} );

	it( 'tells sites that were upgraded once from those that were not', () => {
		expect( upgradeLink( { ...seller, ...editionOf( 'plus' ) }, 'scheduling' ) ).toContain(
			'utm_source=proplugin'
		);
	} );

	it( 'goes by the partner of a site without a plan, and of no other', () => {
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

	it( 'may be a page of the site itself', () => {
		const own = { ...seller, upgrade_url: '/buy', ...editionOf( 'lite' ) };
		expect( upgradeLink( own, 'webhooks' ) ).toMatch( /^https:\/\/shop\.example\/buy\?utm_source=liteplugin/ );
	} );

	it( 'is nowhere where nobody sells', () => {
		expect( upgradeLink( { ...partner, upgrade_url: '', ...editionOf( 'lite' ) }, 'webhooks' ) ).toBe( '' );
	} );
} );
