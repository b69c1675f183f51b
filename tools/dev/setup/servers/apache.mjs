/** Apache on loopback in front of PHP-FPM, with .htaccess files as on most hosts, and without the machine's own configuration. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../processes/processes.mjs';
import { untilServed } from './until-ready.mjs';

const MODULES = [ 'mpm_event', 'authz_core', 'alias', 'dir', 'mime', 'autoindex', 'rewrite', 'proxy', 'proxy_fcgi' ];

/** Debian's location. */
const MODULES_IN = '/usr/lib/apache2/modules';

const TYPES = [
	'text/html html',
	'text/css css',
	'text/javascript js',
	'text/plain txt',
	'application/json json',
	'image/svg+xml svg',
	'image/png png',
];

/** Apache refuses to serve as root, so in that case it runs as the usual web server account. */
export const ACCOUNT = process.getuid?.() === 0 ? 'www-data' : null;

/**
 * @param {object} options
 * @param {string} options.dir for its configuration and logs
 * @param {string} options.root the site, which ACCOUNT can read
 * @param {number} options.port
 * @param {string} options.socket of PHP-FPM
 */
export async function startApache( { dir, root, port, socket } ) {
	mkdirSync( dir, { recursive: true } );
	writeFileSync( join( dir, 'mime.types' ), `${ TYPES.join( '\n' ) }\n` );
	const config = join( dir, 'apache.conf' );
	writeFileSync( config, configuration( dir, root, port, socket ) );
	const log = join( dir, 'apache.log' );
	const service = startService( 'apache2', [ '-f', config, '-D', 'FOREGROUND' ], { log } );
	const url = `http://127.0.0.1:${ String( port ) }`;
	await untilServed( 'Apache', url, service, [ log, join( dir, 'error.log' ) ] );
	return { url, stop: service.stop };
}

/**
 * Folders without an index are listed, as in Apache's default configuration.
 *
 * @param {string} dir
 * @param {string} root
 * @param {number} port
 * @param {string} socket
 */
function configuration( dir, root, port, socket ) {
	return `ServerRoot "${ dir }"
DefaultRuntimeDir "${ dir }"
PidFile "${ join( dir, 'apache.pid' ) }"
ServerName 127.0.0.1
Listen 127.0.0.1:${ String( port ) }
ErrorLog "${ join( dir, 'error.log' ) }"
${ MODULES.map( ( name ) => `LoadModule ${ name }_module ${ MODULES_IN }/mod_${ name }.so` ).join( '\n' ) }
${ ACCOUNT === null ? '' : `User ${ ACCOUNT }\nGroup ${ ACCOUNT }` }
TypesConfig "${ join( dir, 'mime.types' ) }"
DocumentRoot "${ root }"
DirectoryIndex index.php index.html
<Directory />
	AllowOverride None
	Require all denied
</Directory>
<Directory "${ root }">
	Options Indexes FollowSymLinks
	AllowOverride All
	Require all granted
</Directory>
<Files ".ht*">
	Require all denied
</Files>
<FilesMatch "\\.php$">
	SetHandler "proxy:unix:${ socket }|fcgi://site"
</FilesMatch>
`;
}
