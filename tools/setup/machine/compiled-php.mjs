import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LOCAL } from '../paths.mjs';

const CACHE = join( LOCAL, 'php-cache' );
const SETTINGS = join( import.meta.dirname, 'php.d' );

/**
 * PHP that keeps on disk what it has compiled. Else every process compiles all of WordPress for itself, and tests start
 * hundreds: servers, visitors who come at the same time, scripts that make a site.
 *
 * Not for PHP-FPM: it has functions that `php` lacks, takes them for granted in what it compiles, and would leave that here.
 *
 * @returns {Record<string, string>} an environment; what PHP starts in it does the same
 */
export function compiledPhp() {
	mkdirSync( CACHE, { recursive: true } );
	return {
		UF_PHP_CACHE: CACHE,
		// The empty name before it is PHP's own folder.
		PHP_INI_SCAN_DIR: [ process.env[ 'PHP_INI_SCAN_DIR' ] ?? '', SETTINGS ].join( delimiter ),
	};
}
