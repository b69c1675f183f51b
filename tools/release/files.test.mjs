import { expect, test } from 'vitest';
import { refused } from './files.mjs';

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

test( 'rejects the second of two names that differ only by case', () => {
	expect( refused( [ 'assets/Logo.png', 'assets/logo.png', 'assets/geo.dat', 'assets/button.css' ] ) ).toEqual( [
		'assets/logo.png: differs from another only by capital letters',
	] );
} );
