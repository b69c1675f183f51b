import UAParser from 'ua-parser-js';
import { describe, expect, it } from 'vitest';
import cases from '../fixtures/rules/user-agents.json';

/** Our names for browsers, which are the common ones. */
const BROWSERS: Readonly< Record< string, string > > = {
	'Mobile Safari': 'Safari',
	'Chrome WebView': 'Android WebView',
	GSA: 'Google app',
	IE: 'Internet Explorer',
	PaleMoon: 'Pale Moon',
	QQBrowser: 'QQ Browser',
	UCBrowser: 'UC Browser',
};

const SYSTEMS: Readonly< Record< string, string > > = {
	'Mac OS': 'macOS',
	'Chromium OS': 'ChromeOS',
	'webOS TV': 'webOS',
	KAIOS: 'KaiOS',
	Fedora: 'Linux',
	Mint: 'Linux',
	Ubuntu: 'Linux',
};

/** Systems whose versions people know. */
const WITH_VERSION = [ 'Windows', 'macOS', 'Android', 'iOS' ];

/** Headers that we read better than ua-parser-js 1.x does, by a part of the header. */
const BETTER: readonly { header: string; field: 'browser' | 'os' | 'device'; why: string }[] = [
	{ header: 'MI 8 Build', field: 'browser', why: 'Chrome 57 inside an app is a WebView' },
	{ header: 'obsidian/', field: 'browser', why: 'the version of Electron is not that of a browser' },
	{ header: 'J2ME/MIDP', field: 'os', why: 'a phone with Java is not iOS' },
	{ header: 'J2ME/MIDP', field: 'device', why: 'it is a phone' },
	{ header: 'Opera Mini/36', field: 'device', why: 'Opera Mini is for phones' },
	{ header: 'HTC Flyer', field: 'device', why: 'the Flyer is a tablet' },
];

const real = cases.filter( ( { browser } ) => browser !== 'Bot' );

describe( 'the expected names for a User-Agent', () => {
	it.each( real )( 'match ua-parser-js: $ua', ( { ua, browser, os, device } ) => {
		const parsed = new UAParser( ua ).getResult();
		const theirs = { browser: browserOf( parsed ), os: systemOf( parsed ), device: deviceOf( parsed ) };
		const better = BETTER.filter( ( { header } ) => ua.includes( header ) ).map( ( { field } ) => field );

		for ( const [ field, ours ] of Object.entries( { browser, os, device } ) as [
			keyof typeof theirs,
			string,
		][] ) {
			if ( ! better.includes( field ) ) {
				expect( ours, field ).toBe( theirs[ field ] );
			}
		}
	} );

	it( 'improve on ua-parser-js only where that is listed', () => {
		const used = BETTER.filter( ( { header, field } ) =>
			real.some( ( one ) => {
				const parsed = new UAParser( one.ua ).getResult();
				const theirs = { browser: browserOf( parsed ), os: systemOf( parsed ), device: deviceOf( parsed ) };
				return one.ua.includes( header ) && one[ field ] !== theirs[ field ];
			} )
		);
		expect( used ).toEqual( BETTER );
	} );

	it( 'are only Bot for non-human visitors, which ua-parser-js 1.x does not detect', () => {
		const bots = cases.filter( ( { browser } ) => browser === 'Bot' );
		expect( bots.length ).toBeGreaterThan( 10 );
		expect( bots.filter( ( { os, device } ) => os + device !== '' ) ).toEqual( [] );
	} );
} );

function browserOf( { browser, os }: UAParser.IResult ): string {
	if ( browser.name === 'WebKit' ) {
		return os.name === 'iOS' ? 'iOS WebView' : '';
	}
	const name = browser.name ?? '';
	return `${ BROWSERS[ name ] ?? name } ${ ( browser.version ?? '' ).split( '.' )[ 0 ] ?? '' }`.trim();
}

function systemOf( { ua, os, device }: UAParser.IResult ): string {
	const name = ( os.name ?? '' ).replace( /^BlackBerry.*/, 'BlackBerry' );
	const ours = SYSTEMS[ name ] ?? name;
	const version = WITH_VERSION.includes( ours ) ? versionOf( ours, os.version ?? '', ua ) : '';
	const isPad = ours === 'iOS' && device.type === 'tablet' && Number( version ) >= 13;
	return `${ isPad ? 'iPadOS' : ours } ${ version }`.trim();
}

/** Browsers no longer report some versions, see UserAgentHeader. */
function versionOf( system: string, version: string, ua: string ): string {
	const major = version.split( '.' )[ 0 ] ?? '';
	switch ( system ) {
		case 'Windows':
			return version === '10' ? '10+' : version;
		case 'macOS':
			return major === '10' ? version.split( '.' ).slice( 0, 2 ).join( '.' ).replace( '10.15', '' ) : major;
		case 'Android':
			return ua.includes( 'Android 10; K' ) ? '' : major;
		default: {
			const safari = Number( /Version\/(\d+)/.exec( ua )?.[ 1 ] ?? 0 );
			return safari >= 26 ? String( safari ) : major;
		}
	}
}

function deviceOf( { os, device }: UAParser.IResult ): string {
	if ( device.type === 'tablet' || device.type === 'mobile' ) {
		return device.type;
	}
	return os.name === undefined ? '' : 'desktop';
}
