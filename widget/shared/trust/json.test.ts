import { afterEach, expect, it } from 'vitest';
import { toJson } from './json';

type Spoiled = { toJSON?: () => unknown };

const spoiled = [ Array.prototype, Object.prototype, String.prototype ] as Spoiled[];

afterEach( () => {
	for ( const prototype of spoiled ) {
		delete prototype.toJSON;
	}
} );

const body = {
	answers: [ { question_id: 'q', value: [ 'A "quoted" one', 'B' ] }, { value: null } ],
	at: 5,
	none: undefined,
};

it( 'matches JSON.stringify()', () => {
	expect( toJson( body ) ).toBe( JSON.stringify( body ) );
} );

it( 'stays the same if Prototype on the page changes how lists are serialized', () => {
	const expected = JSON.stringify( body );
	for ( const prototype of spoiled ) {
		prototype.toJSON = () => 'spoiled';
	}

	expect( JSON.stringify( body ) ).toBe( '"spoiled"' );
	expect( toJson( body ) ).toBe( expected );
} );
