import { expect, test } from 'vitest';
import { bothTries } from './vitest.mjs';

const file = ( /** @type {string[]} */ ...statuses ) => ( {
	name: 'card.test.tsx',
	status: 'failed',
	message: '',
	assertionResults: statuses.map( ( status ) => ( { status, fullName: 'shows a card', failureMessages: [] } ) ),
} );

test( 'counts each test of a repeated file once', () => {
	const first = { passed: 98, failed: 2, skipped: 0 };

	expect(
		bothTries( first, [ file( 'passed', 'failed', 'failed' ) ], { passed: 3, failed: 0, skipped: 0 } )
	).toEqual( {
		passed: 100,
		failed: 0,
		skipped: 0,
		again: 2,
	} );
	expect(
		bothTries( first, [ file( 'passed', 'failed', 'failed' ) ], { passed: 2, failed: 1, skipped: 0 } )
	).toEqual( {
		passed: 99,
		failed: 1,
		skipped: 0,
		again: 1,
	} );
} );

test( 'counts tests of a file that could not be imported at first', () => {
	const second = { passed: 3, failed: 0, skipped: 0 };

	expect( bothTries( { passed: 97, failed: 0, skipped: 0 }, [ file() ], second ) ).toMatchObject( {
		passed: 100,
		failed: 0,
	} );
} );
