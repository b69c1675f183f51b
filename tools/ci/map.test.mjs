import { expect, test } from 'vitest';
import { drawn, orderOf } from './map.mjs';

test( 'reads the order of folders from the list in the documentation', () => {
	expect( orderOf( 'Text\n<!-- order of folders -->\n```\nTop      this\nBottom   that\n```\n' ) ).toEqual( [
		'Top',
		'Bottom',
	] );
} );

test( 'draws an upward arrow left of the diagonal', () => {
	const code = { 'Top/a': 'Bottom', 'Bottom/b': 'Top', 'Middle/c': '' };
	const drawing = drawn(
		[ 'Top', 'Middle', 'Bottom' ],
		Object.keys( code ),
		( file ) => file.split( '/' )[ 0 ] ?? '',
		( _, text ) => [ text ],
		( file ) => code[ /** @type {keyof typeof code} */ ( file ) ]
	);
	expect( drawing.split( '\n' ).slice( 1 ) ).toEqual( [
		' 1 Top     ▪  ·  ●',
		' 2 Middle  ·  ▪  ·',
		' 3 Bottom  ●  ·  ▪',
	] );
} );
