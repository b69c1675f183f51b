import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { refused, releaseFiles } from './release-files.mjs';

test( 'a release has what WordPress runs and nothing that only the house needs, and the directory takes all of it', () => {
	const files = releaseFiles();

	expect( files ).toEqual(
		expect.arrayContaining( [
			'assets/geo/countries.dat',
			'includes/Plugin.php',
			'includes/Widget/collect.php',
			'languages/userfeedback.pot',
			'readme.txt',
			'uninstall.php',
			'userfeedback.php',
		] )
	);
	expect( files.filter( ( path ) => /^(bin|tests|node_modules|vendor)\/|\.log$/.test( path ) ) ).toEqual( [] );
	expect( refused( files ) ).toEqual( [] );
} );

test( 'what is built is in a release though git ignores it, but for notes of those who built it', () => {
	const root = mkdtempSync( join( tmpdir(), 'userfeedback-release-' ) );
	try {
		for ( const [ path, text ] of Object.entries( {
			'.gitignore': 'node_modules/\nbuild/\n*.log\n',
			'.gitattributes':
				'* text=auto\n# Kept out:\n/bin export-ignore\n/.* export-ignore\n/build/.* export-ignore\n',
			'.git/HEAD': '',
			'bin/test.mjs': '',
			'build/.stamp': '',
			'build/widget/loader.js': '',
			'includes/bin/Door.php': '',
			'includes/node_modules/x.js': '',
			'wrong.log': '',
			'plugin.php': '',
		} ) ) {
			mkdirSync( dirname( join( root, path ) ), { recursive: true } );
			writeFileSync( join( root, path ), text );
		}

		expect( releaseFiles( root ).sort() ).toEqual( [
			'build/widget/loader.js',
			'includes/bin/Door.php',
			'plugin.php',
		] );
	} finally {
		rmSync( root, { recursive: true } );
	}
} );

test.each( [
	'assets/geo/countries.bin',
	'assets/old.ZIP',
	'assets/backup.tar.gz',
	'vendor/tool.phar',
	'bin/install.sh',
	'setup.exe',
	'includes/.htaccess',
	'.git/HEAD',
	'docs/.DS_Store',
	'assets/a picture.png',
	'assets/Überblick.png',
] )( '%s is refused', ( path ) => {
	expect( refused( [ 'plugin.php', path, 'readme.txt' ] ) ).toEqual( [ expect.stringContaining( `${ path }: ` ) ] );
} );

test( 'of two names that one file system takes for the same the second is refused', () => {
	expect( refused( [ 'assets/Logo.png', 'assets/logo.png', 'assets/geo.dat', 'assets/button.css' ] ) ).toEqual( [
		'assets/logo.png: differs from another only by capital letters',
	] );
} );
