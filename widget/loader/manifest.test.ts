import { expect, it } from 'vitest';
import { manifest, named, survey } from '../testing';
import { currentManifest } from './manifest';

const MADE = 1_800_000_000;
const printed = manifest( [ survey( named( 'colour' ) ) ], { made_at: MADE } );
const fresh = manifest( [ survey( named( 'why' ) ) ], { made_at: MADE + 7200 } );
const after = ( seconds: number ): number => ( MADE + seconds ) * 1000;

function server( response: () => Promise< Response > ): { asked: Request[]; get: typeof fetch } {
	const asked: Request[] = [];
	return {
		asked,
		get: ( url, init ) => {
			asked.push( new Request( url, init ) );
			return response();
		},
	};
}
const answering = ( status: number, body: unknown ) =>
	server( () => Promise.resolve( new Response( JSON.stringify( body ), { status } ) ) );
const offline = () => server( () => Promise.reject( new TypeError( 'Failed to fetch' ) ) );

it( 'believes a page that was just made without asking', async () => {
	const { asked, get } = answering( 200, fresh );

	expect( await currentManifest( printed, [], after( 60 ), get ) ).toBe( printed );
	expect( asked ).toEqual( [] );
} );

it( 'asks anew for a page from a cache, naming the page and its places, without cookies or a nonce', async () => {
	const { asked, get } = answering( 200, fresh );

	expect( await currentManifest( printed, [ 3, 5 ], after( 3600 ), get ) ).toEqual( fresh );
	expect( asked.map( ( { url } ) => url ) ).toEqual( [
		'https://example.org/wp-json/userfeedback/v1/widget/manifest?page=7&inline[]=3&inline[]=5',
	] );
	expect( asked[ 0 ]?.credentials ).toBe( 'omit' );
	expect( [ ...( asked[ 0 ]?.headers.keys() ?? [] ) ] ).toEqual( [] );
} );

it( 'makes do with the printed one for a day when the server cannot be reached', async () => {
	expect( await currentManifest( printed, [], after( 3600 ), offline().get ) ).toBe( printed );
	expect( await currentManifest( printed, [], after( 3600 ), answering( 503, {} ).get ) ).toBe( printed );
	expect( await currentManifest( printed, [], after( 3600 ), answering( 200, { hello: 'world' } ).get ) ).toBe(
		printed
	);
} );

it( 'shows nothing rather than something older than a day', async () => {
	expect( await currentManifest( printed, [], after( 90_000 ), offline().get ) ).toBe( null );
} );

it( 'asks nobody for a preview', async () => {
	const preview = { ...printed, preview: true };
	const { asked, get } = answering( 200, fresh );

	expect( await currentManifest( preview, [], after( 90_000 ), get ) ).toBe( preview );
	expect( asked ).toEqual( [] );
} );
