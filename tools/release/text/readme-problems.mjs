/** Finds what the WordPress plugin directory would cut, reject, or miss in a readme.txt. */
import { NOTICE } from './changelog.mjs';

const MOST_TAGS = 5;
const SHORT_DESCRIPTION = 150;
/** Words; the directory cuts the text after that. */
const WORDS = { section: 2500, Changelog: 5000, 'Frequently Asked Questions': 5000 };
const SECTIONS = [
	'Description',
	'Installation',
	'Frequently Asked Questions',
	'Screenshots',
	'Privacy',
	'External services',
	'Source',
	'Changelog',
	'Upgrade Notice',
];

/**
 * @param {string} readme
 * @param {{ version: string, header: string, screenshots: number }} known the main file's header, and the number of pictures
 * @returns {string[]}
 */
export function readmeProblems( readme, { version, header, screenshots } ) {
	const [ head = '', ...rest ] = readme.split( /^== /m );
	const sections = new Map(
		rest.map( ( section ) => [ section.split( ' ==' )[ 0 ] ?? '', section.replace( /^.*\n/, '' ).trim() ] )
	);
	const field = ( /** @type {string} */ name ) =>
		new RegExp( `^${ name }: (.+)$`, 'm' ).exec( head )?.[ 1 ]?.trim() ?? '';
	const ofHeader = ( /** @type {string} */ name ) =>
		new RegExp( `^ \\* ${ name }: +(.+)$`, 'm' ).exec( header )?.[ 1 ]?.trim() ?? '';
	const short = head.trim().split( '\n' ).at( -1 ) ?? '';
	const notices = ( sections.get( 'Upgrade Notice' ) ?? '' ).split( /^= .+ =$/m ).map( ( text ) => text.trim() );
	const captions = ( sections.get( 'Screenshots' ) ?? '' )
		.split( '\n' )
		.filter( ( line ) => /^\d+\. \S/.test( line ) );
	/** @type {[boolean, string][]} */
	const wrong = [
		[ ! head.startsWith( `=== ${ ofHeader( 'Plugin Name' ) } ===` ), 'its name is not that of the plugin' ],
		[ field( 'Contributors' ) === '', 'no contributors' ],
		[
			field( 'Tags' ) === '' || field( 'Tags' ).split( ',' ).length > MOST_TAGS,
			`no tags, or more than ${ String( MOST_TAGS ) }`,
		],
		[
			short === '' || short.length > SHORT_DESCRIPTION,
			`a short description of ${ String( short.length ) } letters`,
		],
		[ ! /^\d+\.\d+$/.test( field( 'Tested up to' ) ), 'tested up to is no version such as 7.1' ],
		[ field( 'Stable tag' ) !== version, 'the stable tag is another version' ],
		[
			field( 'Requires at least' ) !== ofHeader( 'Requires at least' ),
			'another WordPress is required than by the plugin',
		],
		[ field( 'Requires PHP' ) !== ofHeader( 'Requires PHP' ), 'another PHP is required than by the plugin' ],
		[ ! /^GPL/.test( field( 'License' ) ), 'no license' ],
		[
			captions.length !== screenshots,
			`${ String( captions.length ) } captions of ${ String( screenshots ) } screenshots`,
		],
		[
			! ( sections.get( 'Changelog' ) ?? '' ).startsWith( `= ${ version }` ),
			'the changelog does not begin with this version',
		],
		[
			notices.some( ( notice ) => notice.length > NOTICE ),
			`an upgrade notice of more than ${ String( NOTICE ) } letters`,
		],
		[ /\{[a-z ]+\}/.test( readme ), 'a place that nobody filled' ],
		...SECTIONS.map(
			( name ) => /** @type {[boolean, string]} */ ( [ ! sections.get( name ), `no section ${ name }` ] )
		),
		...[ ...sections ].map( ( [ name, text ] ) => {
			const most = name in WORDS ? WORDS[ /** @type {keyof typeof WORDS} */ ( name ) ] : WORDS.section;
			return /** @type {[boolean, string]} */ ( [
				text.split( /\s+/ ).length > most,
				`${ name } has more than ${ String( most ) } words`,
			] );
		} ),
	];
	return wrong.filter( ( [ is ] ) => is ).map( ( [ , what ] ) => `readme.txt: ${ what }` );
}
