import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../widget/shared/targeting/devices';

const ROOT = join( import.meta.dirname, '../..' );

const read = ( file: string ): unknown => JSON.parse( readFileSync( join( ROOT, 'node_modules', file ), 'utf8' ) );

/** User agents of this year's visits (BSD-2-Clause), and older ones with tablets and TVs (MIT). */
const REAL = [
	...( read( 'user-agents/dist/user-agents.json' ) as { userAgent: string }[] ),
	...( read( 'random-useragent/useragent-data.json' ) as { userAgent: string }[] ),
].map( ( { userAgent } ) => userAgent );

/** Suffixes that apps add to their browser's header. Several repeat Android without Mobile after it. */
const APPS = [
	'Instagram 148.0.0.33.121 Android (28/9; 420dpi; 1080x2181; samsung; SM-N950U; greatqlte; qcom; en_US; 229258066)',
	'YaApp_Android/9.99 YaSearchBrowser/9.99',
	'[FB_IAB/FB4A;FBAV/448.0.0.38.109;IABMV/1;]',
	'BytedanceWebview/d8a21c6 trill_2022803030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/28.3.3',
	'MicroMessenger/8.0.37.2380(0x2800255B) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
	'[Pinterest/Android]',
];

/** Models that are rare in every list of visits. */
const MODELS = [
	'AFTT',
	'AFTMM',
	'AFTKA',
	'BRAVIA 4K VH2',
	'SHIELD Android TV',
	'MiTV-AXSO0',
	'KFTRWI',
	'KFONWI',
	'SM-T870',
	'SM-X810',
	'SM-P610',
	'GT-P5210',
	'Lenovo TB-X606F',
	'Nexus 7',
	'Nexus 9',
	'Pixel C',
	'Pixel 8',
	'SM-S911B',
	'SM-N950U',
	'moto g(60)s',
	'Redmi Note 12',
	'Quest 3',
].flatMap( ( model ) =>
	[ '', ' Mobile' ].map(
		( mobile ) =>
			`Mozilla/5.0 (Linux; Android 12; ${ model } Build/SP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0${ mobile } Safari/537.36`
	)
);

/** Server parsing of a header: returns nothing if it names no system, which a browser treats as a desktop. */
const SERVER = `
define( 'ABSPATH', __DIR__ );
require "includes/Responses/Visitor/UserAgentHeader.php";
echo json_encode( array_map( static function ( string $header ): string {
	$parsed = UserFeedback\\Responses\\Visitor\\UserAgentHeader::parse( $header );
	return $parsed->device( $parsed->operatingSystem() ) ?: 'desktop';
}, json_decode( stream_get_contents( STDIN ), true ) ) );`;

describe( 'the device', () => {
	const agents = [
		...new Set(
			[ ...REAL, ...MODELS ].flatMap( ( agent ) => [ agent, ...APPS.map( ( app ) => `${ agent } ${ app }` ) ] )
		),
	];

	it( 'is the same in the browser and on the server for thousands of headers', () => {
		const answer = execFileSync( 'php', [ '-r', SERVER ], {
			cwd: ROOT,
			input: JSON.stringify( agents ),
			encoding: 'utf8',
			maxBuffer: 1e8,
		} );
		const server = JSON.parse( answer ) as string[];

		expect( agents.length ).toBeGreaterThan( 5000 );
		expect( server ).toHaveLength( agents.length );
		expect( agents.filter( ( agent, index ) => deviceOf( agent, 0 ) !== server[ index ] ) ).toEqual( [] );
	} );

	it( 'is the same in every app that opens a page', () => {
		const phones = [ ...REAL, ...MODELS ].filter(
			( agent ) => / Mobile Safari/.test( agent ) && /; Android/.test( agent )
		);

		expect( phones.length ).toBeGreaterThan( 100 );
		for ( const agent of phones ) {
			expect(
				APPS.map( ( app ) => deviceOf( `${ agent } ${ app }`, 5 ) ),
				agent
			).toEqual( APPS.map( () => deviceOf( agent, 5 ) ) );
		}
	} );
} );
