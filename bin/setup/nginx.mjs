/** nginx on loopback before PHP-FPM, with the rules that WordPress asks for and nothing of the machine's own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, startService } from './processes.mjs';
import { SetupError } from './progress.mjs';

const FASTCGI = {
	QUERY_STRING: '$query_string',
	REQUEST_METHOD: '$request_method',
	CONTENT_TYPE: '$content_type',
	CONTENT_LENGTH: '$content_length',
	SCRIPT_FILENAME: '$document_root$fastcgi_script_name',
	SCRIPT_NAME: '$fastcgi_script_name',
	REQUEST_URI: '$request_uri',
	DOCUMENT_URI: '$document_uri',
	DOCUMENT_ROOT: '$document_root',
	SERVER_PROTOCOL: '$server_protocol',
	REQUEST_SCHEME: '$scheme',
	GATEWAY_INTERFACE: 'CGI/1.1',
	SERVER_SOFTWARE: 'nginx',
	REMOTE_ADDR: '$remote_addr',
	REMOTE_PORT: '$remote_port',
	SERVER_ADDR: '$server_addr',
	SERVER_PORT: '$server_port',
	SERVER_NAME: '$server_name',
	REDIRECT_STATUS: '200',
};

/**
 * @param {object} options
 * @param {string} options.dir for its configuration, log and scratch files
 * @param {string} options.root the site
 * @param {number} options.port
 * @param {string} options.socket where PHP-FPM listens
 */
export async function startNginx( { dir, root, port, socket } ) {
	mkdirSync( dir, { recursive: true } );
	const config = join( dir, 'nginx.conf' );
	writeFileSync( config, configuration( dir, root, port, socket ) );
	const log = join( dir, 'nginx.log' );
	const service = startService( 'nginx', [ '-p', dir, '-c', config, '-e', 'stderr' ], { log } );
	const url = `http://127.0.0.1:${ String( port ) }`;
	await untilReady( `${ url }/wp-includes/version.php`, service, log );
	return { url, stop: service.stop };
}

/**
 * @param {string} dir
 * @param {string} root
 * @param {number} port
 * @param {string} socket
 */
function configuration( dir, root, port, socket ) {
	const scratch = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map(
		( name ) => `	${ name }_temp_path ${ join( dir, name ) };`
	);
	const fastcgi = Object.entries( FASTCGI ).map( ( [ name, value ] ) => `			fastcgi_param ${ name } ${ value };` );
	return `${ process.getuid?.() === 0 ? 'user root;\n' : '' }daemon off;
worker_processes 1;
error_log stderr;
pid ${ join( dir, 'nginx.pid' ) };
events { worker_connections 512; }
http {
${ scratch.join( '\n' ) }
	access_log off;
	types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; }
	default_type application/octet-stream;
	keepalive_requests 1000000;
	server {
		listen 127.0.0.1:${ String( port ) } backlog=511;
		server_name 127.0.0.1;
		root ${ root };
		index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			try_files $uri =404;
			fastcgi_pass unix:${ socket };
${ fastcgi.join( '\n' ) }
		}
	}
}
`;
}

/**
 * @param {string} url of a script that says nothing and needs no database
 * @param {{ hasEnded: () => boolean }} service
 * @param {string} log
 */
async function untilReady( url, service, log ) {
	for ( const start = Date.now(); Date.now() - start < 20_000 && ! service.hasEnded(); ) {
		const status = await fetch( url ).then(
			( answer ) => answer.status,
			() => 0
		);
		if ( status === 200 ) return;
		await sleep( 50 );
	}
	throw new SetupError(
		`nginx does not start.\n${ lastLines( readFileSync( log, 'utf8' ), 10 ) }`,
		`look into ${ log } and fpm.log beside it.`
	);
}
