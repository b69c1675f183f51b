/**
 * Builds assets/geo/countries.dat, which the geo-restrictions add-on reads to find the country of an address.
 *
 * `npm run geo` is a maintainer's command: it downloads the newest lists and rewrites the file, so that nobody else needs them.
 * includes/Responses/Visitor/CountryFile.php documents the format.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countryFile } from './country-file.mjs';
import { boundariesOf, inNetworks, withoutHoles } from './ranges.mjs';
import { LOCAL, ROOT } from '../../dev/setup/paths.mjs';
import { run } from '../../dev/setup/processes/processes.mjs';

const PACKAGE = '@ip-location-db/geo-whois-asn-country';
const CREDIT = 'Number Resource Organization (nro.net), CC BY 4.0';
const NAME = 'assets/geo/countries.dat';

/** Bits of an IPv6 address that count: smaller networks aren't announced separately. */
const V6_BITS = 48n;
/** The same for IPv4: smaller networks would decide the country of 1 address in 2,500, and take a third of the file. */
const V4_BITS = 24n;
/**
 * No visitor comes from an unassigned range, so such a hole, up to a network of 16 and of 24 bits, is merged into the range
 * before it.
 */
const V4_HOLE = 1n << 16n;
const V6_HOLE = 1n << 104n;

const scratch = join( LOCAL, 'geo' );
rmSync( scratch, { recursive: true, force: true } );
mkdirSync( scratch, { recursive: true } );
const packed = ( await run( 'npm', [ 'pack', '--silent', PACKAGE ], { cwd: scratch } ) ).trim();
await run( 'tar', [ '-xzf', packed ], { cwd: scratch } );

const v4 = inNetworks( withoutHoles( boundariesOf( list( 'ipv4' ) ), V4_HOLE ), 32n - V4_BITS );
const v6 = inNetworks( withoutHoles( boundariesOf( list( 'ipv6' ) ), V6_HOLE ), 128n - V6_BITS );
const { version } = /** @type {{ version: string }} */ ( JSON.parse( read( 'package.json' ) ) );
const date = /\.(\d{4})(\d\d)(\d\d)\d*$/.exec( version )?.slice( 1 ).join( '-' ) ?? '';

const target = join( ROOT, NAME );
mkdirSync( dirname( target ), { recursive: true } );
writeFileSync( target, countryFile( { v4, v6 }, { date, source: `${ PACKAGE } ${ version }`, credit: CREDIT } ) );
console.log( `${ NAME } of ${ date }: ${ String( v4.length ) } and ${ String( v6.length ) } boundaries.` );
console.log( `${ String( statSync( target ).size ) } bytes.` );

/** @param {string} family */
function list( family ) {
	return read( `geo-whois-asn-country-${ family }-num.csv` );
}

/** @param {string} name */
function read( name ) {
	return readFileSync( join( scratch, 'package', name ), 'utf8' );
}
