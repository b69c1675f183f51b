import { expect, it } from 'vitest';
import { isUsable } from './freshness';

const NOON = 1_800_000_000;
const seconds = ( after: number ): number => ( NOON + after ) * 1000;

it( 'uses a page for a day when the server cannot be reached', () => {
	expect( isUsable( NOON, seconds( 86_400 ) ) ).toBe( true );
	expect( isUsable( NOON, seconds( 86_401 ) ) ).toBe( false );
} );
