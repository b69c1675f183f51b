import { expect, test } from 'vitest';
import { releaseProblems } from '../problems.mjs';
import { directoryProblems } from './directory.mjs';
import { reasonProblems } from './reasons.mjs';

const entry = ( /** @type {string} */ name, /** @type {string} */ text ) => ( { name, content: Buffer.from( text ) } );

test.each( [
	[ "add_filter( 'auto_update_plugin', $decide );", 'changes how WordPress updates' ],
	[ "add_filter( 'pre_set_site_transient_update_plugins', $offer );", 'changes how WordPress updates' ],
	[ "add_filter( 'update_plugins_updates.example.org', $offer );", 'changes how WordPress updates' ],
	[ 'class My_Plugin_Updater {}', 'changes how WordPress updates' ],
	[ "add_submenu_page( 'x', 'Pro', 'Pro', 'read', 'https://example.org' );", 'has a link to elsewhere in the menu' ],
	[ "add_menu_page( 'x', 'X', 'read', 'x', $print, 'assets/icon.png' );", 'has a picture of elsewhere in the menu' ],
	[ 'wp_redirect( $url );', 'leads where it is told, by wp_redirect' ],
	[ "register_setting( 'a', 'b' );", 'registers a setting that nothing cleans' ],
	[ "file_put_contents( __DIR__ . '/log', $line );", 'writes into the folder of plugins' ],
	[ '( new Plugin_Upgrader( $skin ) )->install( $address );', 'installs from elsewhere' ],
	[ "define( 'ALLOW_UNFILTERED_UPLOADS', true );", 'lets any file be uploaded' ],
	[ "eval( base64_decode( 'YQ==' ) );", 'hides what it does' ],
] )( '%s is refused', ( code, what ) => {
	expect( directoryProblems( [ entry( 'includes/X.php', `<?php\n${ code }` ) ] ) ).toEqual( [
		`includes/X.php: ${ what }`,
	] );
} );

test.each( [
	'wp_safe_redirect( $url );',
	"register_setting( 'a', 'b', array( 'sanitize_callback' => 'absint' ) );",
	"add_menu_page( 'x', 'X', 'read', 'x', $print, 'dashicons-testimonial' ); $link = 'https://example.org/a.png';",
	"$found = plugins_api( 'plugin_information', $slug );\n( new Plugin_Upgrader( $skin ) )->install( $found->download_link );",
	'file_put_contents( $uploads, $line );',
] )( '%s is accepted', ( code ) => {
	expect( directoryProblems( [ entry( 'includes/X.php', `<?php\n${ code }` ) ] ) ).toEqual( [] );
} );

test( 'only the zip hosted in the directory must follow its rules', () => {
	const entries = [ entry( 'build/admin/index.js', 'fetch("http://localhost:8888/x"),t("Upgrade to Pro")' ) ];
	const expected = [
		'build/admin/index.js: has an address of the machine that it was written on',
		expect.stringContaining( 'build/admin/index.js:1: offers an upgrade' ),
	];

	expect( directoryProblems( entries ) ).toEqual( expected );
	const said = ( /** @type {string} */ name ) => releaseProblems( { name, bytes: Buffer.alloc( 1 ), entries } );
	expect( said( 'userfeedback.zip' ) ).toEqual( expect.arrayContaining( expected ) );
	expect( said( 'userfeedback-pro.zip' ).join( '\n' ) ).not.toContain( 'offers an upgrade' );
} );

const OFF = '// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- They become JSON.\n';

test.each( [
	[ 'throw new Gone();', 'throws, which phpcs takes for output, without a word' ],
	[
		`${ OFF }throw new Gone();\n// phpcs:enable\nthrow Trouble::of( $x );`,
		'throws, which phpcs takes for output, without a word',
	],
	[ 'echo $x; // phpcs:ignore WordPress.Security.EscapeOutput', 'tells phpcs to look away without a reason' ],
	[ 'echo $x; // phpcs:ignore -- It is fine.', 'tells phpcs to look away from everything' ],
	[
		'fread( $x ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fread -- Ours.',
		'names a sniff as newer standards do not',
	],
] )( '%s %s', ( code, what ) => {
	const found = reasonProblems( code ).filter( ( [ is ] ) => is );

	expect( found ).toEqual( [ [ true, what ] ] );
} );

test( 'accepts a stated reason that covers the code that needs it', () => {
	const code = `${ OFF }throw new Gone();\n// phpcs:enable\n${ OFF }throw new Gone();\n// phpcs:enable\necho esc_html( $x );`;

	expect( reasonProblems( code ).filter( ( [ is ] ) => is ) ).toEqual( [] );
} );
