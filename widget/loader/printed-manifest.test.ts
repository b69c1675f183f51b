import { expect, it } from 'vitest';
import { manifest } from '../testing';
import { mayBeOld } from './printed-manifest';

const MADE = 1_800_000_000;
const printed = manifest( [], { made_at: MADE } );
const after = ( seconds: number ): number => ( MADE + seconds ) * 1000;

it( 'believes a page for ten minutes, in which none comes from a cache', () => {
	expect( mayBeOld( printed, after( 600 ) ) ).toBe( false );
	expect( mayBeOld( printed, after( 601 ) ) ).toBe( true );
} );

it( 'believes the page of who is logged in, which was printed for them alone and may have what strangers do not get', () => {
	const { is } = printed.page;
	const own = { ...printed, page: { ...printed.page, is: { ...is, user_logged_in: [ 'logged_in' ] } } };

	expect( mayBeOld( own, after( 90_000 ) ) ).toBe( false );
} );

it( 'believes a preview', () => {
	expect( mayBeOld( { ...printed, preview: true }, after( 90_000 ) ) ).toBe( false );
} );

it( 'believes a page from a server whose clock is ahead', () => {
	expect( mayBeOld( printed, after( -300 ) ) ).toBe( false );
} );
