import { beforeEach, expect, it } from 'vitest';
import { ratingMemory } from './memory';

const SITE = 'https://example.org/wp-json/userfeedback/v1/';
const VOTE = { rating: 4, nonce: 'key', at: 1_000, waits: true };

const denied = (): Storage => {
	throw new DOMException( 'denied', 'SecurityError' );
};

beforeEach( () => localStorage.clear() );

it( 'stores each vote under its own key, for this site', () => {
	const memory = ratingMemory( SITE, () => localStorage );
	expect( memory.set( 5, VOTE ) ).toBe( true );
	expect( memory.set( 6, { ...VOTE, waits: false } ) ).toBe( true );

	expect( Object.keys( localStorage ) ).toEqual( [
		`userfeedback-ratings:${ SITE }5`,
		`userfeedback-ratings:${ SITE }6`,
	] );
	expect( ratingMemory( SITE, () => localStorage ).get( 5 ) ).toEqual( VOTE );
	expect( ratingMemory( `${ SITE }other/`, () => localStorage ).get( 5 ) ).toBeUndefined();
	expect( memory.waiting() ).toEqual( [ 5 ] );
} );

it.each( [ 'none', 'null', '{', '[]', '{"rating":6}', '{"rating":-1}', '{"rating":"x"}' ] )(
	'does not read %s as a vote',
	( text ) => {
		localStorage.setItem( `userfeedback-ratings:${ SITE }5`, text );

		const memory = ratingMemory( SITE, () => localStorage );
		expect( memory.get( 5 ) ).toBeUndefined();
		expect( memory.waiting() ).toEqual( [] );
	}
);

it( 'keeps a vote until the page closes if storage is denied, and reports that', () => {
	const memory = ratingMemory( SITE, denied );

	expect( memory.set( 5, VOTE ) ).toBe( false );
	expect( memory.get( 5 ) ).toEqual( VOTE );
	expect( memory.waiting() ).toEqual( [] );
} );

it( 'does not return to an older vote if the storage is full', () => {
	const full = Object.create( localStorage, {
		setItem: {
			value: () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			},
		},
		getItem: { value: ( key: string ) => localStorage.getItem( key ) },
	} ) as Storage;
	ratingMemory( SITE, () => localStorage ).set( 5, { ...VOTE, rating: 1 } );
	const memory = ratingMemory( SITE, () => full );

	expect( memory.set( 5, VOTE ) ).toBe( false );
	expect( memory.get( 5 )?.rating ).toBe( 4 );
} );

it( 'reads changes from another tab', () => {
	const mine = ratingMemory( SITE, () => localStorage );
	mine.set( 5, VOTE );
	ratingMemory( SITE, () => localStorage ).set( 5, { ...VOTE, rating: 2 } );

	expect( mine.get( 5 )?.rating ).toBe( 2 );
} );
