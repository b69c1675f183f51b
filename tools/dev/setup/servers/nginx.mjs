/** Runs nginx on loopback, in front of PHP-FPM or of other hosts, without the machine's own configuration. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../processes/processes.mjs';
import { untilServed } from './until-ready.mjs';

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
 * Starts nginx in front of PHP-FPM, with the rules that WordPress needs.
 *
 * @param {object} options
 * @param {string} options.dir for its configuration, log and scratch files
 * @param {string} options.root the site
 * @param {number} options.port
 * @param {string} options.socket of PHP-FPM
 * @param {boolean} [options.keepsPages] caches pages as a host does: for 30 days unless a response says otherwise
 */
export function startNginx( { dir, root, port, socket, keepsPages = false } ) {
	return start( dir, port, siteOf( dir, root, port, socket, keepsPages ) );
}

/**
 * Starts nginx as a balancer. Reads that a host can't answer go to the next one, also those that WordPress itself answers when
 * its database is gone (500) or just coming back, when it can't read which plugins are active (404). Writes don't: the client
 * sends them again.
 *
 * @param {object} options
 * @param {string} options.dir for its configuration, log and scratch files
 * @param {number} options.port
 * @param {string[]} options.hosts addresses with ports
 */
export function startBalancer( { dir, port, hosts } ) {
	return start(
		dir,
		port,
		`	upstream hosts { ${ hosts.map( ( host ) => `server ${ host } max_fails=0;` ).join( ' ' ) } }
	server {
		listen 127.0.0.1:${ String( port ) };
		location / {
			proxy_pass http://hosts;
			proxy_http_version 1.1;
			proxy_set_header Host $http_host;
			proxy_next_upstream error timeout http_404 http_500 http_502 http_503;
		}
	}`
	);
}

/**
 * @param {string} dir
 * @param {number} port
 * @param {string} http its rules
 */
async function start( dir, port, http ) {
	mkdirSync( dir, { recursive: true } );
	const config = join( dir, 'nginx.conf' );
	writeFileSync( config, configuration( dir, http ) );
	const log = join( dir, 'nginx.log' );
	const service = startService( 'nginx', [ '-p', dir, '-c', config, '-e', 'stderr' ], { log } );
	const url = `http://127.0.0.1:${ String( port ) }`;
	await untilServed( 'nginx', url, service, [ log ] );
	return { url, stop: service.stop };
}

/**
 * @param {string} dir
 * @param {string} http
 */
function configuration( dir, http ) {
	const scratch = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map(
		( name ) => `	${ name }_temp_path ${ join( dir, name ) };`
	);
	return `${ process.getuid?.() === 0 ? 'user root;\n' : '' }daemon off;
worker_processes 1;
error_log stderr;
pid ${ join( dir, 'nginx.pid' ) };
events { worker_connections 512; }
http {
${ scratch.join( '\n' ) }
	access_log off;
${ http }
}
`;
}

/**
 * @param {string} dir
 * @param {string} root
 * @param {number} port
 * @param {string} socket
 * @param {boolean} keepsPages
 */
function siteOf( dir, root, port, socket, keepsPages ) {
	const fastcgi = Object.entries( FASTCGI ).map( ( [ name, value ] ) => `			fastcgi_param ${ name } ${ value };` );
	return `	types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; }
	default_type application/octet-stream;
	keepalive_requests 1000000;
${ keepsPages ? cacheOf( dir ) : '' }
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
${ keepsPages ? KEEP : '' }
		}
	}`;
}

/** Logged-in visitors, and those who left a comment, bypass the cache. */
const KEEP = `			fastcgi_cache pages;
			fastcgi_cache_key $request_method$host$request_uri;
			fastcgi_cache_valid 200 301 302 30d;
			fastcgi_cache_bypass $is_known;
			fastcgi_no_cache $is_known;
			add_header X-FastCGI-Cache $upstream_cache_status always;`;

/** @param {string} dir */
function cacheOf( dir ) {
	return `	fastcgi_cache_path ${ join( dir, 'pages' ) } keys_zone=pages:1m inactive=30d;
	map $http_cookie $is_known { default ''; ~wordpress_logged_in|wp-postpass|comment_author 1; }`;
}
