import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = process.cwd();
const OPTIONS: ts.CompilerOptions = {
	strict: true,
	noEmit: true,
	skipLibCheck: true,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	target: ts.ScriptTarget.ES2022,
	types: [],
};

/** Printed markup for each type that an owner can choose; the server's own test writes and checks it. */
const markup = JSON.parse( readFileSync( join( ROOT, 'tests/fixtures/rules/review-markup.json' ), 'utf8' ) ) as Record<
	string,
	Record< string, unknown >
>;

/** Returns the errors that the official vocabulary (the source of schema-dts) finds in each. */
function faults( things: Record< string, unknown > ): string[] {
	const name = join( ROOT, 'tests/js/printed-markup.ts' );
	const lines = Object.entries( things ).map(
		( [ type, thing ], index ) =>
			`export const thing${ index }: WithContext< Exclude< ${ type.split( ' ' )[ 0 ] }, string > > = ${ JSON.stringify( thing ) };`
	);
	const types = [ ...new Set( Object.keys( things ).map( ( type ) => type.split( ' ' )[ 0 ] ) ) ];
	const text = `import type { WithContext, ${ types.join( ', ' ) } } from 'schema-dts';\n${ lines.join( '\n' ) }\n`;
	const host = ts.createCompilerHost( OPTIONS );
	const disk = ts.createCompilerHost( OPTIONS );
	host.getSourceFile = ( file, version ) =>
		file === name ? ts.createSourceFile( file, text, version ) : disk.getSourceFile( file, version );
	host.fileExists = ( file ) => file === name || disk.fileExists( file );
	host.readFile = ( file ) => ( file === name ? text : disk.readFile( file ) );
	const program = ts.createProgram( [ name ], OPTIONS, host );
	return ts
		.getPreEmitDiagnostics( program )
		.map( ( { messageText } ) => ts.flattenDiagnosticMessageText( messageText, ' ' ) );
}

describe( 'rating markup for search engines', () => {
	it( 'has only terms of the published vocabulary for each type', () => {
		expect( Object.keys( markup ) ).toHaveLength( 14 );
		expect( faults( markup ) ).toEqual( [] );
	} );

	it( 'is invalid with terms outside the vocabulary', () => {
		const { Recipe } = markup;
		expect( faults( { 'Recipe made up': { ...Recipe, stars: 5 } } ) ).not.toEqual( [] );
		expect(
			faults( { 'Recipe of nothing': { ...Recipe, aggregateRating: { '@type': 'Person', name: 'Ada' } } } )
		).not.toEqual( [] );
		expect( faults( { Person: { ...Recipe, '@type': 'Person' } } ) ).not.toEqual( [] );
	} );
} );
