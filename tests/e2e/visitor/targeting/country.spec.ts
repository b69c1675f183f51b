import type { Page } from 'playwright/test';
import type {} from '../../../../widget/shared/api/page-api';
import { floating } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

const CALL = '/widget/country';

test( 'a survey for one country shows only there, with one lookup per visit', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const everywhere = await owner.publish( 'Everywhere', [ { title: 'Which tea do you drink?', type: 'text' } ] );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Which tea do you drink?' );
	expect( await bytesOfCall( visitor ) ).toEqual( [] );

	const dutch = await owner.publish( 'In the Netherlands', [ { title: 'Which cheese?', type: 'text' } ], {
		geo_targeting: { target: 'select', countries: [ 'NL' ] },
	} );
	await visitor.setExtraHTTPHeaders( { 'CF-IPCountry': 'DE' } );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Which tea do you drink?' );
	expect( await reasons( visitor ) ).toEqual( { [ dutch.id ]: 'country' } );
	expect( await bytesOfCall( visitor ) ).toEqual( [ expect.any( Number ) ] );
	expect( ( await bytesOfCall( visitor ) )[ 0 ] ).toBeGreaterThan( 0 );

	await visitor.goto( '/?again' );
	await expect( floating( visitor ) ).toContainText( 'Which tea do you drink?' );
	expect( await bytesOfCall( visitor ), 'from the cache of the browser' ).toEqual( [ 0 ] );

	const other = await visitor
		.context()
		.browser()
		?.newContext( {
			storageState: { cookies: [], origins: [] },
			extraHTTPHeaders: { 'CF-IPCountry': 'NL' },
		} );
	const neighbor = await other?.newPage();
	if ( ! other || ! neighbor ) {
		throw new Error( 'The browser opens no second window.' );
	}
	await neighbor.goto( visitor.url() );
	await expect( floating( neighbor ) ).toContainText( 'Which cheese?' );
	expect( await reasons( neighbor ) ).toEqual( { [ everywhere.id ]: 'another_first' } );
	await other.close();
} );

/** Bytes transferred by each call of this page; none for a call from the browser's cache. */
const bytesOfCall = ( page: Page ): Promise< number[] > =>
	page.evaluate(
		( call ) =>
			performance
				.getEntriesByType( 'resource' )
				.filter( ( { name } ) => name.includes( call ) )
				.map( ( entry ) => ( entry as PerformanceResourceTiming ).transferSize ),
		CALL
	);

const reasons = ( page: Page ): Promise< unknown > => page.evaluate( () => window.userfeedback_no_show_reasons );
