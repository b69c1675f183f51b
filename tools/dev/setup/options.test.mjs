import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.mjs';

test.each( [
	[ 'demo', [ '--empty', '--port=8981' ], '--port --empty' ],
	[ 'demo', [ '--port', '8905' ], '--port' ],
	[ 'test:php', [ '--db', 'mariadb' ], '--db' ],
] )( 'npm run %s %j without the -- does not start with unintended options', ( script, args, taken ) => {
	const { status, stderr } = spawnSync( 'npm', [ 'run', script, ...args ], {
		cwd: ROOT,
		encoding: 'utf8',
		timeout: 40_000,
	} );

	expect( stderr ).toContain( `npm took ${ taken } for an option of its own.` );
	expect( stderr ).toContain( `put -- before the options: npm run ${ script } -- ` );
	expect( status ).toBe( 1 );
} );

test.each( [ 'demo', 'test', 'bench' ] )( '%s --help prints the options and does nothing', ( name ) => {
	const { status, stdout } = spawnSync( process.execPath, [ join( ROOT, `bin/${ name }.mjs` ), '--help' ], {
		encoding: 'utf8',
	} );

	expect( stdout ).toMatch( /^The options are: .+\n$/ );
	expect( status ).toBe( 0 );
} );
