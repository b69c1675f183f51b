import { expect, it } from 'vitest';
import { manifest } from '../../testing';
import { mayBeOld } from './printed-manifest';

const MADE = 1_800_000_000;
const printed = manifest( [], { made_at: MADE } );
const after = ( seconds: number ): number => ( MADE + seconds ) * 1000;

it( 'trusts a page for ten minutes', () => {
	expect( mayBeOld( printed, after( 600 ) ) ).toBe( false );
	expect( mayBeOld( printed, after( 601 ) ) ).toBe( true );
} );

it( 'trusts a page printed for a logged-in user', () => {
	const { is } = printed.page;
	const own = { ...printed, page: { ...printed.page, is: { ...is, user_logged_in: [ 'logged_in' ] } } };

	expect( mayBeOld( own, after( 90_000 ) ) ).toBe( false );
} );

it( 'trusts a preview', () => {
	expect( mayBeOld( { ...printed, preview: true }, after( 90_000 ) ) ).toBe( false );
} );

it( 'trusts a page from a server whose clock is ahead', () => {
	expect( mayBeOld( printed, after( -300 ) ) ).toBe( false );
} );
