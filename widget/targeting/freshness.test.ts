import { expect, it } from 'vitest';
import { isFresh, isUsable } from './freshness';

const NOON = 1_800_000_000;
const seconds = ( after: number ): number => ( NOON + after ) * 1000;

it( 'believes a page for ten minutes', () => {
	expect( isFresh( NOON, seconds( 600 ) ) ).toBe( true );
	expect( isFresh( NOON, seconds( 601 ) ) ).toBe( false );
} );

it( 'makes do with a page for a day when the server cannot be reached', () => {
	expect( isUsable( NOON, seconds( 86_400 ) ) ).toBe( true );
	expect( isUsable( NOON, seconds( 86_401 ) ) ).toBe( false );
} );

it( 'believes a page from a server whose clock is ahead', () => {
	expect( isFresh( NOON, seconds( -300 ) ) ).toBe( true );
} );
