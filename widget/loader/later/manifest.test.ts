import { expect, it } from 'vitest';
import { manifest, named, survey } from '../../testing';
import { allowedHere, currentManifest } from './manifest';

const MADE = 1_800_000_000;
const printed = manifest( [ survey( named( 'colour' ) ) ], { made_at: MADE } );
const fresh = manifest( [ survey( named( 'why' ) ) ], { made_at: MADE + 7200 } );
const HERE = '/prices/';
const ARCHIVE = '/tea/?s=green%20tea&page=2';
const archive = { ...printed, page: { ...printed.page, id: 0 } };
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

it( 'requests the manifest of a cached page again by page and places, without a nonce', async () => {
	const { asked, get } = answering( 200, fresh );

	expect( await currentManifest( printed, [ 3, 5 ], HERE, after( 3600 ), get ) ).toEqual( fresh );
	expect( asked.map( ( { url } ) => url ) ).toEqual( [
		'https://example.org/wp-json/userfeedback/v1/widget/manifest?page=7&inline[]=3&inline[]=5',
	] );
	expect( asked[ 0 ]?.credentials ).toBe( 'same-origin' );
	expect( [ ...( asked[ 0 ]?.headers.keys() ?? [] ) ] ).toEqual( [] );
} );

it( 'finds the server of a site without pretty permalinks too', async () => {
	const { asked, get } = answering( 200, fresh );
	const rest = 'https://example.org/?rest_route=/userfeedback/v1/';

	await currentManifest( { ...printed, rest }, [ 3 ], HERE, after( 3600 ), get );

	expect( asked.map( ( { url } ) => url ) ).toEqual( [ `${ rest }widget/manifest&page=7&inline[]=3` ] );
} );

it( 'uses the printed manifest for a day when the server cannot be reached', async () => {
	expect( await currentManifest( printed, [], HERE, after( 3600 ), offline().get ) ).toBe( printed );
	expect( await currentManifest( printed, [], HERE, after( 3600 ), answering( 503, {} ).get ) ).toBe( printed );
	expect( await currentManifest( printed, [], HERE, after( 3600 ), answering( 200, { hello: 'world' } ).get ) ).toBe(
		printed
	);
} );

it( 'shows nothing from a manifest older than a day', async () => {
	const { surveys } = await currentManifest( printed, [], HERE, after( 90_000 ), offline().get );

	expect( surveys.map( ( { id, lacks } ) => [ id, lacks ] ) ).toEqual( [ [ 3, 'unreachable' ] ] );
} );

it( 'lets the browser cache the reply for an hour if no printed survey would show', async () => {
	const { asked, get } = answering( 200, fresh );

	await currentManifest( printed, [], HERE, after( 3600 ), get, true );

	expect( asked.map( ( { url } ) => new URL( url ).search ) ).toEqual( [ '?page=7&calm=1' ] );
} );

it( 'keeps the printed texts and page, which the server cannot know', async () => {
	const german = { ...printed, strings: { ...printed.strings, skip: 'Überspringen' } };
	const { get } = answering( 200, { ...fresh, page: { ...fresh.page, id: 0, name: '' } } );

	const now = await currentManifest( german, [], HERE, after( 3600 ), get );

	expect( now.surveys ).toEqual( fresh.surveys );
	expect( now.strings.skip ).toBe( 'Überspringen' );
	expect( now.page ).toEqual( printed.page );
} );

it( 'sends the address of an archive on the site’s own domain and without the hash', async () => {
	const { asked, get } = answering( 200, fresh );

	await currentManifest( archive, [ 3 ], ARCHIVE, after( 3600 ), get, true );

	const [ query ] = asked.map( ( { url } ) => [ ...new URL( url ).searchParams ] );
	expect( query ).toEqual( [
		[ 'url', 'https://example.org/tea/?s=green%20tea&page=2' ],
		[ 'calm', '1' ],
		[ 'inline[]', '3' ],
	] );
} );

it( 'requests the surveys for the visitor’s country with the places of the page', async () => {
	const { asked, get } = answering( 200, { surveys: [ 3 ] } );

	expect( await allowedHere( printed, [ 5 ], get ) ).toEqual( [ 3 ] );
	expect( asked.map( ( { url } ) => url ) ).toEqual( [
		'https://example.org/wp-json/userfeedback/v1/widget/country?inline[]=5',
	] );
	expect( asked[ 0 ]?.credentials ).toBe( 'same-origin' );
} );

it( 'allows no survey for specific countries if the country is unknown', async () => {
	expect( await allowedHere( printed, [], offline().get ) ).toEqual( [] );
	expect( await allowedHere( printed, [], answering( 503, { surveys: [ 3 ] } ).get ) ).toEqual( [] );
	expect( await allowedHere( printed, [], answering( 200, { surveys: 'all' } ).get ) ).toEqual( [] );
} );
