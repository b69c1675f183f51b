import { afterEach, expect, it } from 'vitest';
import { toJson } from './to-json';

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

it( 'is what JSON.stringify() makes', () => {
	expect( toJson( body ) ).toBe( JSON.stringify( body ) );
} );

it( 'is the same where the page has Prototype, which turned lists into texts so that their answers were refused', () => {
	const expected = JSON.stringify( body );
	for ( const prototype of spoiled ) {
		prototype.toJSON = () => 'spoiled';
	}

	expect( JSON.stringify( body ) ).toBe( '"spoiled"' );
	expect( toJson( body ) ).toBe( expected );
} );
