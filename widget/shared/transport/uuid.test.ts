import { expect, it } from 'vitest';
import { uuid } from './uuid';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it( 'creates unique IDs, on plain HTTP as well', () => {
	const plain = { getRandomValues: crypto.getRandomValues.bind( crypto ) };
	const made = Array.from( { length: 200 }, () => uuid( plain ) );

	made.forEach( ( id ) => expect( id ).toMatch( VERSION_4 ) );
	expect( new Set( made ).size ).toBe( 200 );
} );
