import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withSame } from '../text/readme.mjs';
import { FREE, isIn } from './edition.mjs';

/** @type {string} */
let dir;

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'userfeedback-edition-' ) );
} );

afterEach( () => {
	rmSync( dir, { recursive: true } );
} );

/** @param {Record<string, string>} files */
function write( files ) {
	for ( const [ name, text ] of Object.entries( files ) ) {
		mkdirSync( dirname( join( dir, name ) ), { recursive: true } );
		writeFileSync( join( dir, name ), text );
	}
}

/** @param {Record<string, string[]>} [mayName] */
function without( mayName = {} ) {
	write( { 'includes/autoload.php': '<?php', 'edition.json': JSON.stringify( { mayName } ) } );
	try {
		const script = join( import.meta.dirname, 'without.php' );
		execFileSync( 'php', [ script, dir, join( dir, 'edition.json' ) ], { stdio: 'pipe' } );
		return '';
	} catch ( error ) {
		return String( /** @type {{ stderr: Buffer }} */ ( error ).stderr );
	}
}

const HEAD = '<?php\nnamespace UserFeedback\\Admin;\nuse UserFeedback\\Licensing\\SiteEdition;\n';

test.each( [
	[ 'imported', `${ HEAD }SiteEdition::of();` ],
	[ 'written out', '<?php\nnamespace UserFeedback\\Admin;\nnew \\UserFeedback\\Licensing\\SiteEdition();' ],
	[ 'a type', `${ HEAD }function f( SiteEdition $e ) {}` ],
	[ 'a text', "<?php\n$a = 'UserFeedback\\\\Licensing\\\\SiteEdition';" ],
	[ 'of its own folder', '<?php\nnamespace UserFeedback\\Licensing;\nSiteEdition::of();' ],
] )( 'a class that is left out may not be named: %s', ( _how, code ) => {
	write( { 'includes/Admin/BarModule.php': code } );

	expect( without() ).toContain( 'BarModule.php names UserFeedback\\Licensing\\SiteEdition' );
} );

test( 'removes an import used only in a comment and leaves other uses of the name', () => {
	write( { 'includes/Admin/BarModule.php': `${ HEAD }/** @throws SiteEdition */\n$a->SiteEdition();` } );

	expect( without() ).toBe( '' );
	expect( readFileSync( join( dir, 'includes/Admin/BarModule.php' ), 'utf8' ) ).not.toContain( 'use UserFeedback' );
} );

test( 'an allowed file must use the name, and first check that it exists', () => {
	const mayName = { 'includes/Admin/BarModule.php': [ 'UserFeedback\\Licensing\\SiteEdition' ] };
	write( { 'includes/Admin/BarModule.php': `${ HEAD }SiteEdition::of();` } );
	expect( without( mayName ) ).toContain( 'does not ask whether it is here' );
	write( { 'includes/Admin/BarModule.php': `${ HEAD }if ( Whole::isHere() ) SiteEdition::of();` } );
	expect( without( mayName ) ).toBe( '' );
	write( { 'includes/Admin/BarModule.php': `${ HEAD }Whole::isHere();` } );
	expect( without( mayName ) ).toContain( 'may name UserFeedback\\Licensing\\SiteEdition and does not' );
} );

test( 'leaves out a folder except for the files to keep', () => {
	expect( isIn( FREE, 'includes/Exports/ExportsFeature.php' ) ).toBe( false );
	expect( isIn( FREE, 'includes/Exports/Files/ExportFolder.php' ) ).toBe( true );
	expect( isIn( FREE, 'includes/Surveys/SurveysFeature.php' ) ).toBe( true );
} );

test( 'a readme repeats sections of another one word for word', () => {
	const other = '== One ==\n\nFirst.\n\n= Why? =\n\nSo.\n\n= How? =\n\nThus.\n\n== Two ==\n\nLast.\n';

	expect( withSame( 'A\n\n{same = Why? =}\n\n{same Two}\n', `x\n${ other }` ) ).toBe(
		'A\n\n= Why? =\n\nSo.\n\n== Two ==\n\nLast.\n'
	);
	expect( () => withSame( '{same Three}', other ) ).toThrow( 'readme.txt has no == Three ==' );
} );
