/** Tests the messages on a machine that lacks something: PATH is only a folder of dummy programs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from './paths.mjs';

const WHOLE_PHP =
	'for line in 8.4 pdo_sqlite sqlite3 mysqli curl zip gd mbstring dom xmlwriter intl; do echo \\$line; done';

/** @type {string} */
let bin;

beforeEach( () => {
	bin = mkdtempSync( join( tmpdir(), 'userfeedback-bin-' ) );
	for ( const tool of [ 'sh', 'cat' ] ) symlinkSync( `/bin/${ tool }`, join( bin, tool ) );
} );

afterEach( () => {
	rmSync( bin, { recursive: true } );
} );

describe( 'required programs', () => {
	test( 'a PHP that is too old is rejected with its version', () => {
		program( 'php', 'echo 8.0' );
		program( 'composer', '' );

		expect( ensureSystem( 1000 ) ).toContain( 'This is PHP 8.0, and PHP 8.1 or newer is needed.' );
	} );

	test( 'a missing PHP is reported together with its extensions', () => {
		const said = ensureSystem( 1000 );

		expect( said ).toContain( 'install -y --no-install-recommends php-cli php-sqlite3 php-mysql php-curl php-zip' );
		expect( said ).toContain( 'composer' );
	} );

	test( 'programs found missing only after the first installation are installed too', () => {
		program( 'dpkg', '' );
		program(
			'apt-get',
			aptGet( `
			*" composer"*) here php "echo 8.4"; here composer true;;
			*php8.4-sqlite3*) here php "${ WHOLE_PHP }";;` )
		);

		expect( ensureSystem( 0 ) ).toMatch(
			/installing php-cli [^]* composer\n {2}installing php8\.4-sqlite3 [^]*\nwent well$/m
		);
	} );

	test( 'an installation that changes nothing is not repeated forever', () => {
		program( 'dpkg', '' );
		program( 'apt-get', '' );

		expect( ensureSystem( 0 ) ).toContain( 'Installed, and still missing: php-cli' );
	} );

	test( 'packages left incomplete by an interrupted installation are finished first', () => {
		program( 'dpkg', `echo "dpkg $*" >> "$0.log"; here php "${ WHOLE_PHP }"; here composer true` );
		program( 'apt-get', '[ -e "${0%/*}/dpkg.log" ] || exit 100' );

		expect( ensureSystem( 0 ) ).toMatch( /^went well$/m );
	} );

	test( 'root without a network gets one line instead of the apt output', () => {
		program( 'dpkg', '' );
		program(
			'apt-get',
			aptGet( `
			*" update"*) echo "W: Temporary failure resolving 'deb.example.test'";;
			*" install"*) echo "E: Unable to locate package php-cli"; exit 100;;` )
		);

		const said = ensureSystem( 0 );

		expect( said ).toContain( 'The package lists cannot be reached.' );
		expect( said ).toContain( 'needs the network' );
		expect( said ).not.toContain( 'Unable to locate' );
	} );
} );

test( 'npm and Composer without a network fail with one line', () => {
	const checkout = aCheckout();
	program( 'npm', 'echo "npm error request failed, reason: getaddrinfo EAI_AGAIN registry.example.test"; exit 1' );
	program( 'composer', 'echo "curl error 6: Could not resolve host"; echo "usage of update"; exit 1' );

	const said = tell(
		"await ( await at( 'machine/packages.mjs' ) ).ensurePackages();",
		join( checkout, 'tools/dev/setup' )
	);

	expect( said ).toMatch( /can reach no registry\.\n\nWay out: the first start needs the network/ );
	expect( said ).not.toContain( 'usage of' );
} );

test( 'reports a checkout that is not writable, without a stack trace', () => {
	const checkout = aCheckout();
	writeFileSync( join( checkout, '.local' ), 'no folder' );

	const said = tell(
		"( await at( 'machine/writable.mjs' ) ).ensureWritable();",
		join( checkout, 'tools/dev/setup' )
	);

	expect( said ).toContain( `${ checkout } cannot be written to` );
	expect( said ).toContain( 'Way out: put the checkout where this user may write.' );
	expect( said ).not.toContain( '    at ' );
} );

test( 'lists the demo sites of a checkout and how to remove one', () => {
	const checkout = aCheckout();
	const list = () =>
		tell(
			"console.log( ( await at( 'site/demo-sites.mjs' ) ).listOfSites() );",
			join( checkout, 'tools/dev/setup' )
		);
	expect( list() ).toBe( 'There is no demo site in this checkout.\n' );

	const site = join( checkout, '.local/sites/demo-sqlite-8888/wordpress' );
	mkdirSync( join( site, 'wp-includes' ), { recursive: true } );
	mkdirSync( join( checkout, '.local/sites/demo-mariadb-8889' ) );
	writeFileSync( join( site, 'wp-includes/version.php' ), "<?php $wp_version = '7.1.4';" );
	writeFileSync( join( site, '.installed' ), 'pro' );

	expect( list() ).toMatch( /^--port 8889 --db mariadb: not finished, 0 MB, .*demo-mariadb-8889\n/ );
	expect( list() ).toMatch( /\n--port 8888 --db sqlite: WordPress 7\.1\.4, pro, 0 MB, .*demo-sqlite-8888\n/ );
	expect( list() ).toContain( 'rm -r the folder' );
} );

test( 'reports an old Node and the version that is needed', () => {
	const said = tell( `
		Object.defineProperty( process, 'versions', { value: { ...process.versions, node: '18.20.4' } } );
		await at( '../../../bin/demo.mjs' );` );

	expect( said ).toContain( 'This is Node 18.20.4, and Node 20.19 or newer is needed.' );
	expect( said ).not.toContain( '    at ' );
} );

/** Copies the setup code into a separate checkout. */
function aCheckout() {
	const checkout = join( bin, 'checkout' );
	cpSync( join( ROOT, 'tools/dev/setup' ), join( checkout, 'tools/dev/setup' ), { recursive: true } );
	for ( const file of [ 'package.json', 'composer.json' ] )
		copyFileSync( join( ROOT, file ), join( checkout, file ) );
	return checkout;
}

/**
 * @param {string} name
 * @param {string} script
 */
function program( name, script ) {
	const here = `here() { printf '#!/bin/sh\\n%s\\n' "$2" > '${ bin }'/$1; /bin/chmod +x '${ bin }'/$1; }`;
	writeFileSync( join( bin, name ), `#!/bin/sh\n${ here }\n${ script }\n` );
	chmodSync( join( bin, name ), 0o755 );
}

/** @param {string} cases */
function aptGet( cases ) {
	return `case "$*" in ${ cases }\nesac`;
}

/** @param {number} user 0: root */
function ensureSystem( user ) {
	return tell( `
		process.getuid = () => ${ String( user ) };
		await ( await at( 'machine/system.mjs' ) ).ensureSystem( [] );
		console.log( 'went well' );` );
}

/**
 * Runs a program with this source and returns its output.
 *
 * @param {string} source
 * @param {string} [setup] the folder to import from
 */
function tell( source, setup = import.meta.dirname ) {
	const program = `
		const at = ( name ) => import( ${ JSON.stringify( setup ) } + '/' + name );
		try { ${ source } } catch ( error ) { ( await at( 'progress.mjs' ) ).report( error ); }`;
	const args = [ '--input-type=module', '-e', program ];
	const { stdout, stderr } = spawnSync( process.execPath, args, { encoding: 'utf8', env: { PATH: bin } } );
	return stdout + stderr;
}
