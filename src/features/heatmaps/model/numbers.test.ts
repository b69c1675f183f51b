import { describe, expect, it } from 'vitest';
import type { HeatmapMap } from '@/contract/types';
import { recordedPagesText } from './recorded-pages-text';
import { deviceShares, sharesText } from './devices';
import { elementRows } from './elements';
import { depths, reachedBy } from './reach';

/** All of a hundred visits saw the upper half, and each twentieth below it ten fewer. */
const reach = Array.from( { length: 21 }, ( _, step ) => ( step <= 10 ? 100 : Math.max( 0, 200 - 10 * step ) ) );
const views = 100;

describe( 'reach', () => {
	it( 'is the depth that a share of the visits reached, also between two counts', () => {
		expect( reachedBy( 75, { reach, views } ) ).toBe( 62.5 );
		expect( reachedBy( 50, { reach, views } ) ).toBe( 75 );
		expect( reachedBy( 25, { reach, views } ) ).toBe( 87.5 );
	} );

	it( 'is the full page if all visits reached its end, and 0 without visits', () => {
		expect( reachedBy( 75, { reach: reach.map( () => 4 ), views: 4 } ) ).toBe( 100 );
		expect( reachedBy( 75, { reach: reach.map( () => 0 ), views: 0 } ) ).toBe( 0 );
	} );

	it( 'has a row for each tenth', () => {
		const rows = depths( { reach, views } );
		expect( rows.map( ( { depth } ) => depth ) ).toEqual( [ 10, 20, 30, 40, 50, 60, 70, 80, 90, 100 ] );
		expect( rows[ 5 ] ).toEqual( { depth: 60, visits: 80, share: 80 } );
	} );
} );

describe( 'the elements of a heatmap', () => {
	const map = {
		clicks: 10,
		elements: [
			{ selector: '#a', clicks: 6, cells: [] },
			{ selector: '#b', clicks: 3, cells: [] },
			{ selector: '#c', clicks: 1, cells: [] },
		],
	} as unknown as HeatmapMap;

	it( 'are labeled by the page, and grouped by visibility', () => {
		const { here, hidden, gone } = elementRows( map, [
			{ selector: '#b', label: 'Buy', tag: 'a', state: 'here' },
			{ selector: '#c', label: '', tag: '', state: 'gone' },
			{ selector: '#a', label: 'Menu', tag: 'a', state: 'hidden' },
		] );
		expect( here ).toEqual( [ { selector: '#b', label: 'Buy', clicks: 3, share: 30 } ] );
		expect( hidden ).toEqual( [ { selector: '#a', label: 'Menu', clicks: 6, share: 60 } ] );
		expect( gone ).toEqual( [ { selector: '#c', label: '#c', clicks: 1, share: 10 } ] );
	} );

	it( 'are labeled by their selectors before the page responds', () => {
		expect( elementRows( map, null ).here.map( ( { label } ) => label ) ).toEqual( [ '#a', '#b', '#c' ] );
	} );
} );

describe( 'devices', () => {
	it( 'are sorted by visits, also in words', () => {
		const shares = deviceShares( { phone: 60, tablet: 0, desktop: 40 } );
		expect( shares.map( ( { device } ) => device ) ).toEqual( [ 'phone', 'desktop' ] );
		expect( sharesText( shares ) ).toBe( 'Phone 60%, Desktop 40%' );
		expect( deviceShares( { phone: 0, tablet: 0, desktop: 0 } ) ).toEqual( [] );
	} );
} );

describe( 'the recorded pages', () => {
	const chosen = ( parts: object ) =>
		recordedPagesText( {
			heatmap_pages: 'select',
			heatmap_front_page: false,
			heatmap_post_types: [],
			heatmap_page_ids: [],
			...parts,
		} as unknown as Parameters< typeof recordedPagesText >[ 0 ] );

	it( 'are described in a sentence', () => {
		expect( chosen( {} ) ).toBe( 'No pages are selected, so nothing is recorded.' );
		expect( chosen( { heatmap_pages: 'all' } ) ).toMatch( /^All pages are recorded\./ );
		expect(
			chosen( { heatmap_front_page: true, heatmap_post_types: [ 'page' ], heatmap_page_ids: [ 1, 2 ] } )
		).toMatch( /^Recording: the front page, all pages of 1 post type, 2 individual pages\./ );
	} );
} );
