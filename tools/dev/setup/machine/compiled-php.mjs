import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LOCAL } from '../paths.mjs';

const CACHE = join( LOCAL, 'php-cache' );
const SETTINGS = join( import.meta.dirname, 'php.d' );

/**
 * Makes PHP cache compiled code on disk. Otherwise every process compiles all of WordPress, and tests start hundreds: servers,
 * concurrent visitors, scripts that make a site.
 *
 * Not for PHP-FPM: it has functions that `php` lacks, and code compiled for them would remain in this cache.
 *
 * @returns {Record<string, string>} an environment; PHP processes started in it inherit it
 */
export function compiledPhp() {
	mkdirSync( CACHE, { recursive: true } );
	return {
		UF_PHP_CACHE: CACHE,
		// The empty name before it means PHP's own folder.
		PHP_INI_SCAN_DIR: [ process.env[ 'PHP_INI_SCAN_DIR' ] ?? '', SETTINGS ].join( delimiter ),
	};
}
