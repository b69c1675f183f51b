import { expect, it } from 'vitest';
import { printedRating, readTotals } from './printed';

const read = ( data: unknown ) => {
	const place = document.createElement( 'div' );
	place.setAttribute( 'data-userfeedback-rating', typeof data === 'string' ? data : JSON.stringify( data ) );
	return printedRating( place );
};

it( 'reads what the server printed', () => {
	const printed = { id: 5, nonce: 'key', average: 4.25, total: 12, at: 1_790_000_000 };
	expect( read( printed ) ).toEqual( printed );
} );

it.each( [
	'',
	'{',
	'null',
	'7',
	'"text"',
	'[]',
	'{}',
	'{"id":0}',
	'{"id":-3}',
	'{"id":"x"}',
	'{"id":null}',
	'{"id":{}}',
] )( 'rejects %s from a hostile author', ( text ) => {
	expect( read( text ) ).toBeUndefined();
} );

it.each( [
	[ 'an average of nobody', { average: 4, total: 0 }, { average: null, total: 0 } ],
	[ 'no average', { average: null, total: 3 }, { average: null, total: 3 } ],
	[ 'one beyond the scale', { average: 900, total: 3 }, { average: null, total: 3 } ],
	[ 'one below', { average: -1, total: 3 }, { average: null, total: 3 } ],
	[ 'objects', { average: {}, total: {} }, { average: null, total: 0 } ],
	[ 'markup', { average: '<b>', total: '<img src=x>' }, { average: null, total: 0 } ],
	[ 'nothing', {}, { average: null, total: 0 } ],
] )( 'handles %s', ( _, said, sums ) => {
	expect( readTotals( said ) ).toEqual( sums );
} );
