import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeLists } from './close-lists.mjs';

/** @type {string} */
let dir;

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'userfeedback-lists-' ) );
	mkdirSync( join( dir, 'build/admin' ), { recursive: true } );
} );

afterEach( () => {
	rmSync( dir, { recursive: true } );
} );

test.each( [
	[ 'build/admin/index.asset.php', "<?php return array('version' => '1');", '{"version":"1"}' ],
	[ 'userfeedback-de_DE.l10n.php', "<?php\nreturn ['language'=>'de'];", '{"language":"de"}' ],
] )( '%s returns its list to WordPress and nothing to direct requests', ( name, text, list ) => {
	const file = join( dir, name );
	writeFileSync( file, text );
	writeFileSync( join( dir, 'other.php' ), '<?php return 1;' );

	closeLists( dir );

	const php = ( /** @type {string} */ before ) =>
		execFileSync( 'php', [ '-r', `${ before } echo json_encode( require $argv[1] );`, file ], {
			encoding: 'utf8',
		} );
	expect( php( "define( 'ABSPATH', '/' );" ) ).toBe( list );
	expect( php( "echo 'asked ';" ) ).toBe( 'asked ' );
	expect( readFileSync( join( dir, 'other.php' ), 'utf8' ) ).toBe( '<?php return 1;' );
} );

test( 'rejects a file that contains no list', () => {
	writeFileSync( join( dir, 'x.asset.php' ), '<?php echo 1;' );

	expect( () => {
		closeLists( dir );
	} ).toThrow( 'x.asset.php is no list.' );
} );
