import { describe, expect, it } from 'vitest';
import { nameOf } from './axis-names';
import { placeAfter } from './use-chart-keys';
import { dataOf, optionsOf } from './options';
import type { ChartSpec } from './spec';

const palette = { blues: [ 'b1', 'b2', 'b3', 'b4', 'b5' ], grid: 'g', text: 't', surface: 's' };
const spec: ChartSpec = {
	kind: 'column',
	title: 'Chart',
	name: 'Chart',
	labels: [ 'A', 'B' ],
	values: [ 25, 75 ],
	tell: ( value ) => `${ value }%`,
	axis: { title: 'Share', min: 0, max: 100, step: 20 },
	labelTitle: '',
};

describe( 'reading a chart with the keyboard', () => {
	it( 'moves from the first point to the last and stops there', () => {
		expect( placeAfter( 'ArrowRight', null, 3, false ) ).toBe( 0 );
		expect( placeAfter( 'ArrowRight', 1, 3, false ) ).toBe( 2 );
		expect( placeAfter( 'ArrowRight', 2, 3, false ) ).toBe( 2 );
		expect( placeAfter( 'ArrowLeft', 0, 3, false ) ).toBe( 0 );
		expect( placeAfter( 'End', 0, 3, false ) ).toBe( 2 );
		expect( placeAfter( 'Escape', 1, 3, false ) ).toBe( null );
		expect( placeAfter( 'Tab', 1, 3, false ) ).toBe( undefined );
	} );

	it( 'follows the reading direction', () => {
		expect( placeAfter( 'ArrowLeft', 0, 3, true ) ).toBe( 1 );
		expect( placeAfter( 'ArrowRight', 1, 3, true ) ).toBe( 0 );
	} );
} );

describe( 'the labels on an axis', () => {
	const names = [ 'Notebooks and paper', 'A gift', 'Just looking', 'Fountain pens and ink', 'Something else' ];
	const shown = ( isBeside: boolean, width: number, labels: string[] = names ) =>
		labels.map( ( _, index ) => nameOf( labels, index, isBeside, width ).join( ' ' ) );

	it( 'are all shown under bars that have room for them', () => {
		expect( shown( false, 1100 ) ).toEqual( names.map( ( name, index ) => `${ String( index + 1 ) } ${ name }` ) );
	} );

	it( 'are the row numbers of the table when there is no room', () => {
		expect( shown( false, 320 ) ).toEqual( [ '1', '2', '3', '4', '5' ] );
		expect( shown( false, 400, [ 'Donaudampfschifffahrtsgesellschaft', 'A' ] ) ).toEqual( [ '1', '2' ] );
	} );

	it( 'stay next to their bars; long ones are cut and numbered', () => {
		const long = [
			'The same beginning of a very long answer of more than two lines, one',
			'The same beginning of a very long answer of more than two lines, two',
		];
		expect( shown( true, 1100, long ) ).toEqual( [
			'1. The same beginning of a very long answer of …',
			'2. The same beginning of a very long answer of …',
		] );
		expect( nameOf( [ 'Donaudampfschifffahrtsgesellschaft', 'A' ], 0, true, 320 ) ).toEqual( [
			'1.',
			'Donaudampfschi…',
		] );
	} );

	it( 'are the values themselves on a scale', () => {
		expect( shown( false, 320, [ '1', '10' ] ) ).toEqual( [ '1', '10' ] );
	} );

	it( 'are never skipped, unlike days', () => {
		const ticks = ( namesEach: boolean ) =>
			optionsOf( { ...spec, namesEach }, palette, false, true ).scales?.[ 'x' ]?.ticks;
		expect( ticks( true ) ).toMatchObject( { autoSkip: false } );
		expect( ticks( false ) ).toMatchObject( { autoSkip: true } );
	} );
} );

describe( 'a drawn chart', () => {
	it( 'has the requested axis', () => {
		expect( optionsOf( spec, palette, false, true ).scales?.[ 'y' ] ).toMatchObject( {
			min: 0,
			max: 100,
			position: 'left',
			ticks: { stepSize: 20 },
		} );
	} );

	it( 'is mirrored in right-to-left languages', () => {
		const { scales } = optionsOf( { ...spec, kind: 'bar' }, palette, true, true );
		expect( scales?.[ 'x' ] ).toMatchObject( { reverse: true, min: 0 } );
		expect( scales?.[ 'y' ] ).toMatchObject( { position: 'right' } );
	} );

	/** Guards against: the last day was cut off from right to left; and from left to right, it covered the day before on phones. */
	it( 'keeps the last day inside only in right-to-left languages', () => {
		const ticks = ( isRtl: boolean ) =>
			optionsOf( { ...spec, namesEach: false }, palette, isRtl, true ).scales?.[ 'x' ]?.ticks;
		expect( ticks( true ) ).toMatchObject( { align: 'inner' } );
		expect( ticks( false ) ).not.toHaveProperty( 'align' );
	} );

	it( 'isn’t animated for people who prefer reduced motion', () => {
		expect( optionsOf( spec, palette, false, false ).animation ).toBe( false );
	} );

	it( 'leaves a gap in the line for a day without a score', () => {
		expect( dataOf( { ...spec, kind: 'line', values: [ 1, null ] }, palette ).datasets[ 0 ]?.data ).toEqual( [
			1,
			null,
		] );
	} );
} );
