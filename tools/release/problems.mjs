/** Finds what must not be published, and what WordPress's Plugin Check would report, as far as the files show it. */
import { directoryProblems } from './directory/directory.mjs';
import { reasonProblems } from './directory/reasons.mjs';
import { refused } from './files.mjs';
import { FREE } from './editions/edition.mjs';
import { budgetOf } from './budget.mjs';
import { readmeProblems } from './text/readme-problems.mjs';
import { otherVersions, versionOf } from './version.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

/** Bytes of a script or style that Plugin Check accepts without a warning. */
const LARGEST_SCRIPT = 293_000;

/** The only kinds of files in a release; any other file is there by mistake. */
const KINDS =
	/^(userfeedback\.php|uninstall\.php|readme\.txt|LICENSE|licenses\.txt|(includes|build|assets)\/.+\.(php|js|css|json|svg|dat)|assets\/[\w-]+\/LICENSE|languages\/[\w.-]+\.(pot|php|json))$/;

/**
 * Hosts whose URLs the code may contain: W3C, schema.org, and Microsoft URLs are names of formats; the others are links and
 * services that readme.txt names.
 */
const HOSTS = [
	'accounts.google.com',
	'console.cloud.google.com',
	'docs.google.com',
	'drive.google.com',
	'example.com',
	'example.org',
	'fonts.googleapis.com',
	'fonts.gstatic.com',
	'oauth2.googleapis.com',
	'reactrouter.com',
	'schema.org',
	'schemas.openxmlformats.org',
	'sheets.googleapis.com',
	'wordpress.org',
	'www.example.org',
	'www.googleapis.com',
	'www.gnu.org',
	'www.w3.org',
];

/** Functions that the directory questions and that are never needed here. */
const NEVER =
	/(?<![\w>:$\\])(eval|create_function|shell_exec|exec|passthru|proc_open|popen|move_uploaded_file|error_reporting|ini_set|set_time_limit|base64_encode_file|str_rot13|gzinflate|unserialize|extract|phpinfo|load_plugin_textdomain|query_posts|wp_set_auth_cookie)\s*\(/g;

/** Signs of a bundled React: internal names that no other program uses. */
const REACT =
	/__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=|__CLIENT_INTERNALS_DO_NOT_USE\w+\s*=|react-jsx-(dev-)?runtime\.(production|development)|react-dom(\.|-client)(production|development)|findDOMNode/;

/** The zip that the directory hosts. */
const HOSTED = 'userfeedback.zip';

/** Parts of the privacy tools. */
const PRIVACY = [
	'wp_add_privacy_policy_content',
	'wp_privacy_personal_data_exporters',
	'wp_privacy_personal_data_erasers',
];

/**
 * @param {Pick<import('./release.mjs').Zip, 'name' | 'bytes' | 'entries'>} zip
 * @returns {string[]}
 */
export function releaseProblems( { name, bytes, entries } ) {
	const budget = budgetOf( name );
	const text = ( /** @type {string} */ file ) =>
		entries.find( ( entry ) => entry.name === file )?.content.toString() ?? '';
	const known = {
		version: versionOf(),
		header: text( 'userfeedback.php' ),
		screenshots: readdirSync( join( ROOT, 'assets' ) ).filter( ( file ) =>
			/^screenshot-\d+\.(png|jpg)$/.test( file )
		).length,
	};
	return [
		...( bytes.length > budget
			? [ `${ name } has ${ String( bytes.length ) } bytes, ${ String( budget ) } are its budget` ]
			: [] ),
		...refused( entries.map( ( entry ) => entry.name ) ),
		...otherVersions(),
		...headerProblems( known.header, name === FREE.zip ),
		...readmeProblems( text( 'readme.txt' ), known ),
		...entries.flatMap( ( entry ) =>
			fileProblems( entry.name, entry.content ).map( ( what ) => `${ entry.name }: ${ what }` )
		),
		...privacyProblems( entries ),
		...( name === HOSTED ? [ ...directoryProblems( entries ), ...withoutReason( entries ) ] : [] ),
	];
}

/**
 * Checks phpcs exceptions, as reviewers run phpcs on the hosted zip.
 *
 * @param {import('./zip.mjs').Entry[]} entries
 */
function withoutReason( entries ) {
	return entries
		.filter( ( { name } ) => name.endsWith( '.php' ) )
		.flatMap( ( { name, content } ) =>
			reasonProblems( content.toString() )
				.filter( ( [ is ] ) => is )
				.map( ( [ , what ] ) => `${ name }: ${ what }` )
		);
}

/**
 * @param {string} header of the main file
 * @param {boolean} isOfDirectory the directory brings its own updates, and rejects a plugin that names another source
 */
function headerProblems( header, isOfDirectory ) {
	const fields = [
		'Plugin Name',
		'Description',
		'Version',
		'Requires at least',
		'Requires PHP',
		'Author',
		'License',
		'License URI',
		'Text Domain',
		...( isOfDirectory ? [] : [ 'Update URI' ] ),
	];
	const has = ( /** @type {string} */ field ) => new RegExp( `^ \\* ${ field }: +\\S`, 'm' ).test( header );
	return [
		...fields
			.filter( ( field ) => ! has( field ) )
			.map( ( field ) => `userfeedback.php: its head has no ${ field }` ),
		...( isOfDirectory && has( 'Update URI' ) ? [ 'userfeedback.php: its head has an Update URI' ] : [] ),
	];
}

/**
 * @param {string} name
 * @param {Buffer} content
 * @returns {string[]}
 */
function fileProblems( name, content ) {
	const text = name.endsWith( '.dat' ) ? '' : content.toString();
	const isPhp = name.endsWith( '.php' );
	const isScript = /\.(js|css)$/.test( name );
	const hosts =
		isPhp || isScript
			? [ ...text.matchAll( /https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi ) ].map( ( [ , host = '' ] ) =>
					host.toLowerCase()
				)
			: [];
	const strange = [ ...new Set( hosts ) ].filter( ( host ) => ! HOSTS.includes( host ) );
	/** @type {[boolean, string][]} */
	const wrong = [
		[ ! KINDS.test( name ), 'a kind of file that a release does not have' ],
		[
			isScript && content.length > LARGEST_SCRIPT,
			`${ String( content.length ) } bytes, ${ String( LARGEST_SCRIPT ) } are the most`,
		],
		[ isScript && text.includes( 'sourceMappingURL' ), 'points to a map that is not there' ],
		[ isScript && REACT.test( text ), 'has a React of its own' ],
		[ isPhp && ! isClosed( name, text ), 'can be called by itself' ],
		[ strange.length > 0, `has addresses of ${ strange.join( ', ' ) }` ],
		...( isPhp ? phpProblems( text ) : [] ),
	];
	return wrong.filter( ( [ is ] ) => is ).map( ( [ , what ] ) => what );
}

/**
 * Allows direct requests to the collector only.
 *
 * @param {string} name
 * @param {string} text
 */
function isClosed( name, text ) {
	if ( name === 'includes/Widget/collect.php' ) return true;
	const first = text.slice( 0, text.indexOf( 'exit;' ) );
	return (
		/defined\( ?'(ABSPATH|WP_UNINSTALL_PLUGIN)' ?\)/.test( first ) &&
		! /\b(class|function|enum|interface)\b/.test( first.replace( /\/\*.*?\*\/|^use .*;$/gms, '' ) )
	);
}

/**
 * @param {string} text
 * @returns {[boolean, string][]}
 */
function phpProblems( text ) {
	const code = text.replace( /\/\*.*?\*\//gs, '' );
	const never = [ ...code.matchAll( NEVER ) ].filter(
		( { index } ) => ! /(function|->|::)\s*$/.test( code.slice( Math.max( 0, index - 12 ), index ) )
	);
	const domains = [
		...code.matchAll(
			/\b(?:__|_e|_x|_n|_nx|esc_html__|esc_attr__|esc_html_e|esc_attr_e|esc_html_x|esc_attr_x)\((?:[^()']|'(?:[^'\\]|\\.)*'|\([^()]*\))*?'([^']*)'\s*,?\s*\)/g
		),
	];
	const hooks = [ ...code.matchAll( /\b(?:do_action|apply_filters)(?:_ref_array)?\(\s*'([\w-]+)'/g ) ].map(
		( [ , hook = '' ] ) => hook
	);
	const foreign = hooks.filter( ( hook ) => ! /^userfeedback_/.test( hook ) && ! WORDPRESS_HOOKS.includes( hook ) );
	const constants = [ ...code.matchAll( /\bdefine\(\s*'(\w+)'/g ) ].map( ( [ , constant = '' ] ) => constant );
	const others = constants.filter(
		( constant ) => ! constant.startsWith( 'USERFEEDBACK_' ) && ! OTHERS_CONSTANTS.includes( constant )
	);
	return [
		[ never.length > 0, `calls ${ [ ...new Set( never.map( ( [ , what = '' ] ) => what ) ) ].join( ', ' ) }` ],
		[
			domains.some( ( [ , domain ] ) => domain !== 'userfeedback' ),
			`has strings of ${ domains.find( ( [ , domain ] ) => domain !== 'userfeedback' )?.[ 0 ] ?? '' }`,
		],
		[ foreign.length > 0, `fires ${ foreign.join( ', ' ) }` ],
		[ others.length > 0, `defines ${ others.join( ', ' ) }` ],
		[ /<script[^>]+src=/i.test( code ), 'prints a script by hand' ],
	];
}

/** WordPress hooks that we fire. */
const WORDPRESS_HOOKS = [
	'http_allowed_safe_ports',
	'http_headers_useragent',
	'https_local_ssl_verify',
	'pre_http_request',
	'query_vars',
	'set_current_user',
	'site_status_tests',
];

/** Defined by WordPress and by page cache plugins. */
const OTHERS_CONSTANTS = [ 'SHORTINIT', 'DONOTCACHEPAGE' ];

/** @param {import('./zip.mjs').Entry[]} entries */
function privacyProblems( entries ) {
	const code = entries
		.filter( ( { name } ) => name.endsWith( '.php' ) )
		.map( ( { content } ) => content.toString() )
		.join( '\n' );
	return PRIVACY.filter( ( name ) => ! code.includes( name ) ).map(
		( name ) => `Nothing of the plugin has ${ name }`
	);
}
