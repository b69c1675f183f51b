import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifest, named, survey } from '../testing';
import { liveServices } from './services';

const VISIT = { token: '00000000-0000-4000-8000-00000000e001', steps: [] };

let sent: { path: string; nonce: string }[];
let renewed: string[];

beforeEach( () => {
	sent = [];
	renewed = [];
	vi.stubGlobal( 'fetch', async ( address: string, { body }: { body: Blob | null } ) => {
		const { pathname, searchParams } = new URL( address );
		const { nonce } = ( body ? JSON.parse( await body.text() ) : {} ) as { nonce?: string };
		sent.push( { path: pathname.split( '/' ).pop() ?? '', nonce: nonce ?? searchParams.get( 'nonce' ) ?? '' } );
		const fresh = renewed.shift();
		return fresh
			? new Response( JSON.stringify( { code: 'userfeedback_expired_token', data: { nonce: fresh } } ), {
					status: 403,
				} )
			: new Response( null, { status: 204 } );
	} );
} );

afterEach( () => vi.unstubAllGlobals() );

const settled = () => vi.waitFor( () => expect( sent ).toHaveLength( 3 ) );

describe( 'a page with an old token', () => {
	it( 'reports a visit with the token that the server sent for the impression', async () => {
		const given = survey( named( 'colour' ), { id: 41 } );
		const services = liveServices( manifest( [ given ] ) );
		renewed = [ 'fresh' ];
		services.count( given, 'impression' );
		await vi.waitFor( () => expect( sent ).toHaveLength( 2 ) );
		services.report?.( given, VISIT );
		await settled();

		expect( sent ).toEqual( [
			{ path: 'impression', nonce: 'printed' },
			{ path: 'impression', nonce: 'fresh' },
			{ path: 'visits', nonce: 'fresh' },
		] );
	} );

	it( 'reports a visit again with a new token, once, and keeps that token', async () => {
		const given = survey( named( 'colour' ), { id: 42 } );
		const services = liveServices( manifest( [ given ] ) );
		renewed = [ 'fresh' ];
		services.report?.( given, VISIT );
		await vi.waitFor( () => expect( sent ).toHaveLength( 2 ) );
		services.report?.( given, VISIT );
		await settled();

		expect( sent.map( ( { nonce } ) => nonce ) ).toEqual( [ 'printed', 'fresh', 'fresh' ] );
	} );
} );
