import { describe, expect, it } from 'vitest';
import { asHtml, asText } from './copied-table';

describe( 'a copied table', () => {
	it( 'has a tab between cells and one line per row', () => {
		expect(
			asText( [
				[ 'Answer', 'Count' ],
				[ 'Yes, by\tand\nlarge', 1200 ],
			] )
		).toBe( 'Answer\tCount\nYes, by and large\t1200' );
	} );

	it.each( [ '=1+1', '+1', '-1', '@SUM(A1)', '\t=1' ] )( 'escapes the formula %j', ( text ) => {
		expect( asText( [ [ text ] ] ).startsWith( "'" ) ).toBe( true );
		expect( asHtml( [ [ text ] ] ) ).toContain( "<td>'" );
	} );

	it( 'keeps negative numbers unchanged', () => {
		expect( asText( [ [ -5 ] ] ) ).toBe( '-5' );
	} );

	it( 'escapes answers that look like HTML', () => {
		expect( asHtml( [ [ '<img src=x onerror=1> & co' ] ] ) ).toBe(
			'<table><tr><td>&lt;img src=x onerror=1&gt; &amp; co</td></tr></table>'
		);
	} );
} );
