import { expect, it } from 'vitest';
import { manifest } from '../../testing';
import { mayBeStale } from './printed-manifest';

const MADE = 1_800_000_000;
const printed = manifest( [], { made_at: MADE } );
const after = ( seconds: number ): number => ( MADE + seconds ) * 1000;

it( 'trusts a page for ten minutes', () => {
	expect( mayBeStale( printed, after( 600 ) ) ).toBe( false );
	expect( mayBeStale( printed, after( 601 ) ) ).toBe( true );
} );

it( 'trusts a page printed for a logged-in user', () => {
	const { is } = printed.page;
	const own = { ...printed, page: { ...printed.page, is: { ...is, user_logged_in: [ 'logged_in' ] } } };

	expect( mayBeStale( own, after( 90_000 ) ) ).toBe( false );
} );

it( 'trusts a preview', () => {
	expect( mayBeStale( { ...printed, preview: true }, after( 90_000 ) ) ).toBe( false );
} );

it( 'trusts a page from a server whose clock is ahead', () => {
	expect( mayBeStale( printed, after( -300 ) ) ).toBe( false );
} );
