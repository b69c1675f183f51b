/**
 * Unpacks files from Debian packages without touching the machine's own package lists: apt works in a private folder, with the
 * mirror the machine already uses.
 */
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readlinkSync,
	symlinkSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/processes.mjs';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * @param {string} suite
 * @param {string[]} packages
 * @param {string} scratch
 * @returns {Promise<string>} a folder with what the packages would install into /
 */
export async function unpackFromDebian( suite, packages, scratch ) {
	const options = await privateApt( suite, scratch );
	console.log( `  reading Debian ${ suite }'s package list` );
	await run( 'apt-get', [ ...options, 'update' ] );
	console.log( `  downloading ${ String( packages.length ) } packages` );
	const downloads = join( scratch, 'downloads' );
	mkdirSync( downloads );
	await run( 'apt-get', [ ...options, 'download', ...packages.map( ( name ) => `${ name }/${ suite }` ) ], {
		cwd: downloads,
	} );
	return unpack( downloads, scratch );
}

/**
 * Unpacks packages with all their dependencies, down to the C library: programs from another release use nothing of the
 * machine's.
 *
 * @param {string} suite
 * @param {string[]} packages
 * @param {string} scratch
 * @returns {Promise<string>} as above
 */
export async function unpackWhole( suite, packages, scratch ) {
	const nothing = join( scratch, 'installed' );
	writeFileSync( nothing, '' );
	const options = [
		...( await privateApt( suite, scratch ) ),
		...[ `Dir::State=${ join( scratch, 'apt' ) }`, `Dir::State::status=${ nothing }` ].flatMap( ( setting ) => [
			'-o',
			setting,
		] ),
	];
	console.log( `  downloading ${ packages.join( ', ' ) } of Debian ${ suite } with all that they need` );
	await run( 'apt-get', [ ...options, 'update' ] );
	await run( 'apt-get', [ ...options, '-y', '--no-install-recommends', '--download-only', 'install', ...packages ] );
	return unpack( join( scratch, 'apt/cache/archives' ), scratch );
}

/**
 * @param {string} downloads
 * @param {string} scratch
 */
async function unpack( downloads, scratch ) {
	const tree = join( scratch, 'tree' );
	for ( const file of readdirSync( downloads ).filter( ( name ) => name.endsWith( '.deb' ) ) )
		await run( 'dpkg-deb', [ '-x', join( downloads, file ), tree ] );
	mendAbsoluteLinks( tree, tree );
	return tree;
}

/**
 * @param {string} suite
 * @param {string} scratch
 */
async function privateApt( suite, scratch ) {
	const apt = join( scratch, 'apt' );
	for ( const folder of [ 'lists/partial', 'cache/archives/partial' ] )
		mkdirSync( join( apt, folder ), { recursive: true } );
	writeFileSync( join( apt, 'sources.list' ), `deb [signed-by=${ KEYRING }] ${ await mirror() } ${ suite } main\n` );
	const settings = [
		`Dir::Etc::sourcelist=${ apt }/sources.list`,
		'Dir::Etc::sourceparts=/dev/null',
		`Dir::State::lists=${ apt }/lists`,
		`Dir::Cache=${ apt }/cache`,
		'Acquire::Languages=none',
		'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false',
		// apt's own user may not have access to the private folder, such as in a home.
		...( process.getuid?.() === 0 ? [ 'APT::Sandbox::User=root' ] : [] ),
	];
	return settings.flatMap( ( setting ) => [ '-o', setting ] );
}

/** Returns the Debian mirror that this machine's apt uses. */
async function mirror() {
	const sites = await run( 'apt-get', [ 'indextargets', '--format', '$(SITE)' ] ).catch( () => '' );
	const found = sites.split( '\n' ).find( ( site ) => /\/debian\/?$/.test( site ) );
	if ( found === undefined ) throw new Error( 'this machine has no mirror of Debian in its apt sources' );
	return found;
}

/**
 * Fixes links: the packages' links are absolute if they leave /usr/share, but must stay inside the unpacked tree. Links to
 * missing files (Debian's configuration) are removed.
 *
 * @param {string} folder
 * @param {string} tree
 */
function mendAbsoluteLinks( folder, tree ) {
	for ( const name of readdirSync( folder ) ) {
		const path = join( folder, name );
		const stat = lstatSync( path );
		if ( stat.isDirectory() ) mendAbsoluteLinks( path, tree );
		if ( ! stat.isSymbolicLink() ) continue;
		const target = readlinkSync( path );
		if ( target.startsWith( '/' ) ) {
			unlinkSync( path );
			if ( existsSync( join( tree, target ) ) ) symlinkSync( join( tree, target ), path );
		} else if ( ! existsSync( path ) ) {
			unlinkSync( path );
		}
	}
}
