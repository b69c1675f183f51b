/** Runs Varnish on loopback in front of a site's web server, as a host's 30-day page cache. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../processes/processes.mjs';
import { untilServed } from './until-ready.mjs';

/**
 * @param {object} options
 * @param {string} options.dir for its configuration, log and scratch files
 * @param {number} options.port
 * @param {number} options.before the web server's port
 */
export async function startVarnish( { dir, port, before } ) {
	mkdirSync( dir, { recursive: true } );
	const config = join( dir, 'varnish.vcl' );
	writeFileSync( config, configuration( before ) );
	const log = join( dir, 'varnish.log' );
	const url = `http://127.0.0.1:${ String( port ) }`;
	const service = startService(
		'varnishd',
		[
			'-F',
			...[ '-j', 'none' ], // Containers have no accounts to switch to.
			...[ '-n', join( dir, 'varnish' ) ],
			...[ '-a', `127.0.0.1:${ String( port ) }` ],
			...[ '-f', config ],
			...[ '-s', 'malloc,32M' ],
			...[ '-l', '4M' ],
		],
		{ log }
	);
	await untilServed( 'Varnish', url, service, [ log ] );
	return { url, stop: service.stop };
}

/**
 * Varnish's built-in rules run after each of these: it caches no response to a POST, none with a cookie, and none that forbids
 * it.
 *
 * @param {number} before
 */
function configuration( before ) {
	return `vcl 4.1;

backend site {
	.host = "127.0.0.1";
	.port = "${ String( before ) }";
}

sub vcl_recv {
	if (req.url ~ "^/wp-(admin|login)" || req.http.Cookie ~ "wordpress_logged_in|wp-postpass|comment_author") {
		return (pass);
	}
	unset req.http.Cookie;
}

sub vcl_backend_response {
	if (!beresp.http.Cache-Control && beresp.status == 200) {
		set beresp.ttl = 30d;
	}
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
`;
}
