/** File names that the WordPress plugin directory rejects. */

/** By extension, grouped as in the directory's Plugin Check 1.3. */
const REFUSED = {
	'a compressed file': [ '7z', 'gz', 'rar', 'tar', 'tgz', 'zip' ],
	'a PHP archive': [ 'phar' ],
	'a program or its parts': [ 'a', 'deploy', 'elc', 'exe', 'o', 'obj', 'sh', 'so' ],
	'a disk image or a package': [ 'bpk', 'dist', 'distz', 'dmg', 'iso', 'pkg' ],
	'binary data that nobody knows': [ 'bin', 'dms', 'dump', 'lha', 'lrf', 'lzh' ],
};

/** Characters allowed in a name; other characters may fail on another site's file system. */
const PLAIN = /^[\w.@-]+$/;

/**
 * @param {string[]} files
 * @returns {string[]} a line for each rejected file
 */
export function refused( files ) {
	const names = files.map( ( path ) => path.toLowerCase() );
	return files.flatMap( ( path, index ) => {
		const parts = path.split( '/' );
		const ending = /\.([^./]+)$/.exec( path )?.[ 1 ]?.toLowerCase() ?? '';
		const why =
			( parts.some( ( part ) => part.startsWith( '.' ) ) && 'hidden' ) ||
			( parts.some( ( part ) => ! PLAIN.test( part ) ) && 'a name with more than letters, digits and hyphens' ) ||
			( names.indexOf( path.toLowerCase() ) !== index && 'differs from another only by capital letters' ) ||
			Object.entries( REFUSED ).find( ( [ , endings ] ) => endings.includes( ending ) )?.[ 0 ];
		return why ? [ `${ path }: ${ why }` ] : [];
	} );
}
