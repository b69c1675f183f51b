import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/paths.mjs';
import { contents, fileOf, FOLDER, leftOut, manual, needsOf, shownText } from './manual.mjs';
import { SCENES, WITHOUT_PICTURE } from './scenes.mjs';
import { treeOf } from './tree.mjs';

const NAMES = contents().flatMap( ( { pages } ) => pages );
const text = ( /** @type {string} */ name ) => readFileSync( fileOf( name ), 'utf8' );
const whole = ( /** @type {string} */ name ) => treeOf( shownText( text( name ), new Set() ) );

describe( 'a page', () => {
	it( 'becomes a tree of the few elements that the manual supports', () => {
		const { title, body } = treeOf(
			'# Title\n\nOne **bold** line\nand [more](other.md).\n\n## Part\n\n- a\n- `b`\n\n1. c\n\n```\nd\n```\n'
		);
		expect( title ).toBe( 'Title' );
		expect( body ).toEqual( [
			[ 'p', 'One ', [ 'strong', 'bold' ], ' line and ', [ 'a', 'other', 'more' ], '.' ],
			[ 'h2', 'Part' ],
			[ 'ul', [ 'li', 'a' ], [ 'li', [ 'code', 'b' ] ] ],
			[ 'ol', [ 'li', 'c' ] ],
			[ 'pre', 'd\n' ],
		] );
	} );

	it( 'keeps markup as plain text', () => {
		const letters = '<b onclick="x()">a</b> [a](javascript:x)';
		expect( treeOf( `# T\n\n${ letters }\n` ).body.flat().join( '' ) ).toBe( `p${ letters }` );
	} );

	it.each( [
		[ 'no title', 'Text\n' ],
		[ 'a link out', '# T\n\n[a](https://example.org)\n' ],
		[ 'a rule', '# T\n\n---\n' ],
		[ 'a quotation', '# T\n\n> a\n' ],
		[ 'a further title', '# T\n\n# U\n' ],
	] )( 'with %s stops the build', ( _what, markdown ) => {
		expect( () => treeOf( markdown ) ).toThrow();
	} );

	it( 'omits what an edition lacks and links only to existing pages', () => {
		const page = '# T\n\n<!-- needs: heatmaps -->\nMaps.\n<!-- /needs -->\n<!-- a note -->\nAll.\n';
		expect( shownText( page, new Set( [ 'heatmaps' ] ) ) ).toBe( '# T\n\nAll.\n' );
		expect( shownText( page, new Set() ) ).toBe( '# T\n\nMaps.\nAll.\n' );
		const { chapters } = manual( new Set( [ 'heatmaps', 'post-ratings' ] ) );
		expect( chapters.map( ( { title } ) => title ) ).not.toContain( 'Ratings and heatmaps' );
		expect( JSON.stringify( chapters ) ).not.toMatch( /"a","(heatmaps|post-ratings)"/ );
		expect( JSON.stringify( manual() ) ).toMatch( /"a","post-ratings"/ );
	} );
} );

describe( 'the manual', () => {
	it( 'lists each page once and no missing page', () => {
		const files = readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.md' ) );
		expect( files.sort() ).toEqual( NAMES.map( ( name ) => `${ name }.md` ).sort() );
	} );

	it.each( NAMES )( '%s: links and feature names exist, and headings are in order', ( name ) => {
		const { links, body } = whole( name );
		for ( const page of links ) expect( NAMES ).toContain( page );
		const levels = body
			.map( ( [ element ] ) => String( element ) )
			.filter( ( element ) => /^h\d$/.test( element ) );
		expect( levels[ 0 ] ?? 'h2' ).toBe( 'h2' );
		expect( text( name ) ).not.toMatch( /!(\s|$)/m );
		for ( const need of needsOf( text( name ) ) ) expect( KNOWN ).toContain( need );
		expect( text( name ).split( '<!-- needs:' ).length ).toBe( text( name ).split( '<!-- /needs -->' ).length );
		expect( text( name ) ).not.toMatch( /needs: [\w/-]+ -->(?:(?!\/needs)[\s\S])*<!-- needs:/ ); // No nesting.
	} );

	it.each( NAMES )( '%s: has only its own picture, with alt text', ( name ) => {
		const wanted = WITHOUT_PICTURE.includes( name ) ? [] : [ `pictures/${ name }.webp` ];
		const { pictures } = whole( name );
		expect( pictures.map( ( { file } ) => file ) ).toEqual( wanted );
		for ( const { file, alt } of pictures ) {
			expect( existsSync( join( FOLDER, file ) ), file ).toBe( true );
			expect( alt.length ).toBeGreaterThan( 10 );
		}
	} );

	it( 'has no unused picture, and one scene for each picture', () => {
		const files = readdirSync( join( FOLDER, 'pictures' ) );
		expect( files.sort() ).toEqual( SCENES.map( ( { page } ) => `${ page }.webp` ).sort() );
		expect( SCENES.map( ( { page } ) => page ).sort() ).toEqual(
			NAMES.filter( ( name ) => ! WITHOUT_PICTURE.includes( name ) ).sort()
		);
		const bytes = files.reduce( ( sum, file ) => sum + statSync( join( FOLDER, 'pictures', file ) ).size, 0 );
		expect( bytes ).toBeLessThan( 1_500_000 );
	} );

	it( 'is small enough for the zip', () => {
		expect( deflateRawSync( JSON.stringify( manual() ), { level: 9 } ).length ).toBeLessThan( 25_000 );
	} );

	it( 'is complete if no edition is named', () => {
		expect( leftOut( '' ) ).toEqual( new Set() );
		expect( leftOut( 'no-such-edition' ) ).toEqual( new Set() );
	} );
} );

/** Features of the contract, and folders of the server. */
const KNOWN = [
	...[ ...readFileSync( join( ROOT, 'src/contract/features.ts' ), 'utf8' ).matchAll( /^\t"([\w-]+)": \{/gm ) ].map(
		( [ , feature = '' ] ) => feature
	),
	...readdirSync( join( ROOT, 'includes' ), { recursive: true, encoding: 'utf8' } ),
];
