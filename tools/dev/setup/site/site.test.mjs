import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { renewPlaces, runScript } from './site.mjs';

/** @type {string} */
let home;

beforeEach( () => {
	home = mkdtempSync( join( tmpdir(), 'userfeedback-site-' ) );
} );

afterEach( () => {
	rmSync( home, { recursive: true } );
} );

describe( 'a site whose checkout was moved', () => {
	test( 'gets the plugin linked from its new location', () => {
		const dir = aSite( 'here' );
		unlinkSync( join( dir, 'wp-content/plugins/userfeedback' ) );
		symlinkSync( '/gone/checkout', join( dir, 'wp-content/plugins/userfeedback' ) );

		renewPlaces( dir, null );

		expect( readlinkSync( join( dir, 'wp-content/plugins/userfeedback' ) ) ).toBe( ROOT );
	} );

	test( 'finds SQLite in any path, even with an apostrophe', () => {
		const made = aSite( 'made' );
		renewPlaces( made, null );
		const moved = join( home, "it's moved $1" );
		renameSync( made, moved );

		expect( php( `require ${ literal( join( moved, 'wp-content/db.php' ) ) }; echo SQLITE_FOUND;` ) ).toBe( 'yes' );
	} );

	test( 'connects to MariaDB at its new socket', () => {
		const dir = aSite( 'here' );
		writeFileSync(
			join( dir, 'wp-config.php' ),
			"<?php\ndefine( 'DB_HOST', 'localhost:/old.sock' );\ndefine( 'B', 1 );\n"
		);

		renewPlaces( dir, { name: 'demo', user: 'root', socket: "/tmp/it's new.sock" } );

		expect( php( `require ${ literal( join( dir, 'wp-config.php' ) ) }; echo DB_HOST, B;` ) ).toBe(
			"localhost:/tmp/it's new.sock1"
		);
	} );
} );

describe( 'a failing script', () => {
	test( 'reports the log and not the styles of an error page', async () => {
		const dir = aSite( 'here' );
		writeFileSync(
			join( dir, 'wp-content/debug.log' ),
			'[now] PHP Parse error:  unexpected "x" in db.php\n[now] later\n'
		);

		await expect( failing( dir ) ).rejects.toThrow(
			/^fails\.php failed: \[now\] PHP Parse error: {2}unexpected "x" in db\.php$/
		);
	} );

	test( 'reports the text of the page if there is no log', async () => {
		await expect( failing( aSite( 'here' ) ) ).rejects.toThrow(
			/^fails\.php failed: There has been a critical error\.$/
		);
	} );
} );

/** @param {string} dir */
function failing( dir ) {
	const script = join( home, 'fails.php' );
	writeFileSync(
		script,
		'<html><style>\nbody { color: red }\n</style>\n\n<p>There has been a critical error.</p></html><?php exit( 1 );'
	);
	return runScript( dir, script );
}

/** @param {string} name */
function aSite( name ) {
	const dir = join( home, name );
	const plugin = join( dir, 'wp-content/plugins/sqlite-database-integration' );
	mkdirSync( join( plugin, 'wp-includes/sqlite' ), { recursive: true } );
	symlinkSync( ROOT, join( dir, 'wp-content/plugins/userfeedback' ) );
	writeFileSync( join( plugin, 'wp-includes/sqlite/db.php' ), "<?php define( 'SQLITE_FOUND', 'yes' );" );
	writeFileSync(
		join( plugin, 'db.copy' ),
		"<?php\n$folder = '{SQLITE_IMPLEMENTATION_FOLDER_PATH}';\n$main = '{SQLITE_PLUGIN}';\nrequire $folder . '/wp-includes/sqlite/db.php';\n"
	);
	return dir;
}

/** @param {string} code */
function php( code ) {
	return execFileSync( 'php', [ '-r', code ], { encoding: 'utf8' } );
}

/** @param {string} text */
function literal( text ) {
	return `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;
}
