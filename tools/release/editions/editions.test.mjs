import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../dev/setup/paths.mjs';
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

function without() {
	write( { 'includes/Platform/autoload.php': '<?php' } );
	try {
		const script = join( import.meta.dirname, 'without.php' );
		execFileSync( 'php', [ script, dir ], { stdio: 'pipe' } );
		return '';
	} catch ( error ) {
		return String( /** @type {{ stderr: Buffer }} */ ( error ).stderr );
	}
}

const HEAD = '<?php\nnamespace UserFeedback\\Admin;\nuse UserFeedback\\Licensing\\Keys\\CachedPlan;\n';

test.each( [
	[ 'imported', `${ HEAD }CachedPlan::of();` ],
	[ 'written out', '<?php\nnamespace UserFeedback\\Admin;\nnew \\UserFeedback\\Licensing\\Keys\\CachedPlan();' ],
	[ 'a type', `${ HEAD }function f( CachedPlan $e ) {}` ],
	[ 'a text', "<?php\n$a = 'UserFeedback\\\\Licensing\\\\Keys\\\\CachedPlan';" ],
	[ 'below its folder', '<?php\nnamespace UserFeedback\\Licensing;\nKeys\\CachedPlan::of();' ],
	[ 'of its own folder', '<?php\nnamespace UserFeedback\\Licensing\\Keys;\nCachedPlan::of();' ],
] )( 'a class that is left out may not be named: %s', ( _how, code ) => {
	write( { 'includes/Admin/AdminBarHooks.php': code } );

	expect( without() ).toContain( 'AdminBarHooks.php names UserFeedback\\Licensing\\Keys\\CachedPlan' );
} );

test( 'removes an import used only in a comment and leaves other uses of the name', () => {
	write( { 'includes/Admin/AdminBarHooks.php': `${ HEAD }/** @throws CachedPlan */\n$a->CachedPlan();` } );

	expect( without() ).toBe( '' );
	expect( readFileSync( join( dir, 'includes/Admin/AdminBarHooks.php' ), 'utf8' ) ).not.toContain(
		'use UserFeedback'
	);
} );

test( 'removes left-out features from the list and the index', () => {
	const list =
		'\tpublic const ALL = array(\n\t\tAdmin\\AdminFeature::class,\n\t\tLicensing\\LicensingFeature::class,\n\t);\n';
	const load =
		"spl_autoload_register( static fn( $name ) => is_file( $file = dirname( __DIR__ ) . strtr( substr( $name, 12 ), '\\\\', '/' ) . '.php' ) && require $file );";
	write( {
		'includes/Platform/autoload.php': `<?php\n${ load }\nrequire '${ ROOT }/includes/Platform/autoload.php';\n`,
		'includes/Features.php': `<?php\nnamespace UserFeedback;\nfinal class Features {\n${ list }}\n`,
		'includes/Admin/AdminFeature.php':
			'<?php\nnamespace UserFeedback\\Admin;\nfinal class AdminFeature extends \\UserFeedback\\Feature {\n\tpublic const NEEDS_TABLES = true;\n}\n',
	} );
	const names = [ 'TABLES', 'OPTIONS', 'USER_META', 'EVENTS', 'PAGE_OPTIONS' ];
	write( {
		'includes/Platform/FeatureIndex.php': `<?php\nnamespace UserFeedback\\Platform;\nfinal class FeatureIndex {\n${ names
			.map( ( name ) => `\tpublic const ${ name } = array( 'left_out_${ name }' );\n` )
			.join( '' ) }}\n`,
	} );
	execFileSync( 'php', [ join( ROOT, 'tools/dev/feature-index.php' ), dir ] );

	for ( const name of [ 'Features', 'Platform/FeatureIndex' ] ) {
		const code = readFileSync( join( dir, `includes/${ name }.php` ), 'utf8' );
		expect( code ).toContain( 'AdminFeature::class' );
		expect( code ).not.toContain( 'LicensingFeature' );
	}
	// Sites switch between editions, which share tables and options.
	const index = readFileSync( join( dir, 'includes/Platform/FeatureIndex.php' ), 'utf8' );
	for ( const name of names ) expect( index ).toContain( `'left_out_${ name }'` );
} );

test( 'leaves out a folder except for the files to keep', () => {
	expect( isIn( FREE, 'includes/Results/Exports/ExportsFeature.php' ) ).toBe( false );
	expect( isIn( FREE, 'includes/Results/Exports/Files/ExportFolder.php' ) ).toBe( true );
	expect( isIn( FREE, 'includes/Surveys/SurveysFeature.php' ) ).toBe( true );
} );

test( 'a readme repeats sections of another one word for word', () => {
	const other = '== One ==\n\nFirst.\n\n= Why? =\n\nSo.\n\n= How? =\n\nThus.\n\n== Two ==\n\nLast.\n';

	expect( withSame( 'A\n\n{same = Why? =}\n\n{same Two}\n', `x\n${ other }` ) ).toBe(
		'A\n\n= Why? =\n\nSo.\n\n== Two ==\n\nLast.\n'
	);
	expect( () => withSame( '{same Three}', other ) ).toThrow( 'readme.txt has no == Three ==' );
} );
