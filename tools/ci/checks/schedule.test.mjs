import { expect, test } from 'vitest';
import { check, sum } from './result.mjs';
import { runParts, summary } from './schedule.mjs';
import { bothTries } from './vitest.mjs';

/** @type {string[]} */
const ran = [];

/**
 * @param {string} name
 * @param {Partial<import('./result.mjs').Part>} [more]
 * @returns {import('./result.mjs').Part}
 */
const part = ( name, more = {} ) => ( {
	name: `schedule.test ${ name }`,
	run: () => {
		ran.push( name );
		return Promise.resolve( check( true ) );
	},
	...more,
} );

test( 'only the PHP parts run while npm installs', async () => {
	let installed = () => {};
	/** @type {Promise<void>} */
	const npm = new Promise( ( resolve ) => ( installed = resolve ) );
	const last = part( 'the last of PHP', {
		phpAlone: true,
		run: () => {
			expect( ran ).toEqual( [ 'PHP' ] );
			installed();
			return Promise.resolve( check( true ) );
		},
	} );

	const results = await runParts( [ part( 'bundles' ), part( 'PHP', { phpAlone: true } ), last ], npm );

	expect( results ).toHaveLength( 3 );
	expect( ran ).toEqual( [ 'PHP', 'bundles' ] );
} );

test( 'a failing npm ends the run, whatever else is running', async () => {
	const forever = part( 'without end', { phpAlone: true, run: () => new Promise( () => undefined ) } );

	await expect( runParts( [ forever, part( 'bundles' ) ], Promise.reject( new Error( 'no npm' ) ) ) ).rejects.toThrow(
		'no npm'
	);
} );

test( 'a part reports how many of its tests passed only on a retry', () => {
	const clean = { passed: 3, failed: 0, skipped: 0 };

	expect( summary( sum( [ clean, { ...clean, again: 1 } ] ) ) ).toBe(
		'6 passed, 0 failed, 1 of them at a second try'
	);
	expect( summary( sum( [ clean, clean ] ) ) ).toBe( '6 passed, 0 failed' );
} );

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
