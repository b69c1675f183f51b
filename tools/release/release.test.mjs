import { execFileSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../dev/setup/paths.mjs';
import { budgetOf } from './budget.mjs';
import { releaseProblems } from './problems.mjs';
import { offerOf, signed } from './sign.mjs';
import { otherVersions, versionOf, writeVersion } from './version.mjs';
import { zipOf } from './zip.mjs';

const TIME = new Date( '2026-11-24T10:20:30Z' );

/** @type {string} */
let dir;

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'userfeedback-release-' ) );
} );

afterEach( () => {
	rmSync( dir, { recursive: true } );
} );

test( 'a zip is the same in any file order, and every unzip program reads it', () => {
	const files = [ 'b/two.txt', 'a.txt', 'b/Ä.txt', 'empty' ].map( ( name ) => ( {
		name,
		content: Buffer.from( name === 'empty' ? '' : `${ name } `.repeat( 500 ) ),
	} ) );
	const zip = zipOf( files, TIME );
	writeFileSync( join( dir, 'x.zip' ), zip );

	expect( zipOf( [ ...files ].reverse(), TIME ).equals( zip ) ).toBe( true );
	execFileSync( 'php', [
		'-r',
		'$z = new ZipArchive(); exit( true === $z->open( $argv[1], ZipArchive::CHECKCONS ) && $z->extractTo( $argv[2] ) ? 0 : 1 );',
		join( dir, 'x.zip' ),
		join( dir, 'out' ),
	] );
	for ( const { name, content } of files )
		expect( readFileSync( join( dir, 'out', name ) ).equals( content ), name ).toBe( true );
	expect( statSync( join( dir, 'out/a.txt' ) ).mode & 0o777 ).toBe( 0o644 );
	expect( zipOf( files, new Date( '2026-11-24T10:20:32Z' ) ).equals( zip ) ).toBe( false );
} );

test( 'every file has the version from package.json', () => {
	expect( otherVersions() ).toEqual( [] );
} );

test( 'a version is written to every file, with its changes', () => {
	for ( const file of [
		'package.json',
		'package-lock.json',
		'userfeedback.php',
		'readme.txt',
		'CHANGELOG.md',
		'tests/php/phpstan-constants.php',
	] ) {
		mkdirSync( dirname( join( dir, file ) ), { recursive: true } );
		cpSync( join( ROOT, file ), join( dir, file ) );
	}
	const changes = readFileSync( join( dir, 'CHANGELOG.md' ), 'utf8' );

	writeVersion( '12.0.3', TIME, dir );

	expect( versionOf( dir ) ).toBe( '12.0.3' );
	expect( otherVersions( dir ) ).toEqual( [] );
	expect( readFileSync( join( dir, 'userfeedback.php' ), 'utf8' ) ).toMatch(
		/Version: +12\.0\.3\n[^]*'USERFEEDBACK_VERSION', '12\.0\.3'/
	);
	expect( readFileSync( join( dir, 'CHANGELOG.md' ), 'utf8' ) ).toBe(
		changes.replace( '## [Unreleased]', '## [Unreleased]\n\n## [12.0.3] - 2026-11-24' )
	);
	writeVersion( '12.0.3', TIME, dir );
	expect( readFileSync( join( dir, 'CHANGELOG.md' ), 'utf8' ).match( /12\.0\.3/g ) ).toHaveLength( 1 );
	expect( () => {
		writeVersion( '1.2', TIME, dir );
	} ).toThrow( '1.2 is no version' );

	const readme = readFileSync( join( dir, 'readme.txt' ), 'utf8' );
	writeFileSync( join( dir, 'readme.txt' ), readme.replace( 'Stable tag: 12.0.3', 'Stable tag: 12.0.2' ) );
	expect( otherVersions( dir ) ).toEqual( [ 'readme.txt says 12.0.2 where package.json says 12.0.3' ] );
} );

test( 'update data for sites is signed with the key that bin/license creates', () => {
	const pair = execFileSync( 'php', [ join( ROOT, 'bin/license' ), 'keypair', '--private', join( dir, 'key' ) ], {
		encoding: 'utf8',
		stdio: [ 'ignore', 'pipe', 'ignore' ],
	} );
	const key = Buffer.from( readFileSync( join( dir, 'key' ), 'utf8' ).trim(), 'hex' );
	const entries = [
		{ name: 'userfeedback.php', content: readFileSync( join( ROOT, 'userfeedback.php' ) ) },
		{ name: 'readme.txt', content: readFileSync( join( ROOT, 'readme.txt' ) ) },
	];
	const offer = offerOf( { bytes: Buffer.from( 'zip' ), entries }, 'https://example.org/userfeedback-pro.zip' );

	expect( offer ).toMatchObject( {
		plugin: 'userfeedback',
		version: versionOf(),
		requires: '6.6',
		requires_php: '8.1',
		tested: '7.1',
		size: 3,
	} );
	const { offer: text, signature } = /** @type {{ offer: string, signature: string }} */ (
		JSON.parse( signed( offer, key ) )
	);
	const publicHalf = createPublicKey( {
		key: Buffer.concat( [ Buffer.from( '302a300506032b6570032100', 'hex' ), Buffer.from( pair.trim(), 'hex' ) ] ),
		format: 'der',
		type: 'spki',
	} );
	const isSigned = ( /** @type {string} */ said ) =>
		verify( null, Buffer.from( said ), publicHalf, Buffer.from( signature, 'base64' ) );
	expect( isSigned( `userfeedback update 1\n${ text }` ) ).toBe( true );
	expect( isSigned( text ), 'without what it is for' ).toBe( false );
} );

const GUARD =
	"<?php\ndeclare( strict_types=1 );\nnamespace { defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit; }\n";

test.each( [
	[ 'includes/Open.php', '<?php\nclass Open {}', 'can be called by itself' ],
	[ 'build/admin/index.asset.php', "<?php return array('version' => '1');", 'can be called by itself' ],
	[ 'includes/Late.php', "<?php\nclass Open {}\ndefined( 'ABSPATH' ) || exit;", 'can be called by itself' ],
	[ 'includes/Eval.php', `${ GUARD } eval( $code );`, 'calls eval' ],
	[ 'includes/Words.php', `${ GUARD } __( 'Yes', 'other' );`, "has strings of __( 'Yes', 'other' )" ],
	[ 'includes/Hook.php', `${ GUARD } do_action( 'saved' );`, 'fires saved' ],
	[ 'includes/Constant.php', `${ GUARD } define( 'VERSION', 1 );`, 'defines VERSION' ],
	[
		'includes/Remote.php',
		`${ GUARD } wp_enqueue_script( 'x', 'https://cdn.jsdelivr.net/x.js' );`,
		'has addresses of cdn.jsdelivr.net',
	],
	[ 'build/admin/big.js', 'x'.repeat( 293_001 ), '293001 bytes, 293000 are the most' ],
	[ 'build/admin/mapped.js', '//# sourceMappingURL=x.map', 'points to a map that is not there' ],
	[ 'build/admin/react.js', 'e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={}', 'has a React of its own' ],
	[ 'NOTES.md', '# Notes', 'a kind of file that a release does not have' ],
	[ 'build/admin/index.js.map', '{}', 'a kind of file that a release does not have' ],
	[ 'assets/x.zip', '', 'a compressed file' ],
] )( 'a release with %s is refused', ( name, text, why ) => {
	const found = releaseProblems( {
		name: 'userfeedback-pro.zip',
		bytes: Buffer.alloc( 10 ),
		entries: [ { name, content: Buffer.from( text ) } ],
	} );

	expect( found ).toContain( `${ name }: ${ why }` );
} );

test( 'rejects a zip over its budget, without privacy tools, or with half a readme', () => {
	const readme = Buffer.from(
		'=== Other ===\nTags: a, b, c, d, e, f\nStable tag: 0.0.1\n\nShort.\n\n== Changelog ==\n\n{changelog}\n'
	);
	const budget = budgetOf( 'userfeedback-pro.zip' );
	const found = releaseProblems( {
		name: 'userfeedback-pro.zip',
		bytes: Buffer.alloc( budget + 1 ),
		entries: [ { name: 'readme.txt', content: readme } ],
	} );

	expect( found ).toEqual(
		expect.arrayContaining( [
			`userfeedback-pro.zip has ${ String( budget + 1 ) } bytes, ${ String( budget ) } are its budget`,
			'userfeedback.php: its head has no Update URI',
			'readme.txt: no tags, or more than 5',
			'readme.txt: the stable tag is another version',
			'readme.txt: a place that nobody filled',
			'readme.txt: no section Privacy',
			'Nothing of the plugin has wp_privacy_personal_data_erasers',
		] )
	);
} );
