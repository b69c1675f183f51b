import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../dev/setup/paths.mjs';

/** Properties with a left and a right that nearly always should be start and end. */
const SIDES =
	/^\s*((?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?: |(?:float|clear|text-align): (?:left|right)|border-radius: (?<top>\S+) (?!\k<top> )\S|(?:margin|padding|inset|border-(?!radius)\w+): \S+ (?<end>\S+) \S+ (?!\k<end>;)\S+;|transform-origin: (?:0|100%|left|right)|(?:box|text)-shadow: (?:inset )?-?[1-9]|direction: rtl)/;

/** Marks that the same block handles right-to-left below, or that the side is intended. */
const TOLD = /\[dir="rtl"\]|\.rtl\b/;

/**
 * @param {string} text of a stylesheet
 * @returns {string[]} lines with a side but no right-to-left counterpart
 */
function oneSided( text ) {
	const lines = text.split( '\n' );
	return lines.filter( ( line, place ) => {
		const near = lines.slice( Math.max( 0, place - 3 ), place + 6 ).join( '\n' );
		return SIDES.test( line ) && ! TOLD.test( near );
	} );
}

test.each( [
	[ '\tmargin-left: 2px;', 1 ],
	[ '\tleft: 0;', 1 ],
	[ '\ttext-align: right;', 1 ],
	[ '\tpadding: 1px 2px 3px 4px;', 1 ],
	[ '\tpadding: 1px 2px 3px 2px;', 0 ],
	[ '\tpadding: 1px 2px;', 0 ],
	[ '\tmargin-inline-start: 2px;', 0 ],
	[ '\tbox-shadow: inset 3px 0 0 red;', 1 ],
	[ '\tbox-shadow: 0 1px 2px red;', 0 ],
	[ '\ttransform-origin: 0 50%;', 1 ],
	[ '\ttransform-origin: 0 50%;\n\n\t[dir="rtl"] & {\n\t\ttransform-origin: 100% 50%;\n\t}', 0 ],
] )( '%s has sides that RTL does not mirror: %i', ( text, count ) => {
	expect( oneSided( text ) ).toHaveLength( count );
} );

test( 'admin app styles use logical sides because they have no mirrored copy', () => {
	const files = readdirSync( join( ROOT, 'src' ), { recursive: true, encoding: 'utf8' } ).filter( ( name ) =>
		name.endsWith( '.scss' )
	);
	const found = files.flatMap( ( name ) =>
		oneSided( readFileSync( join( ROOT, 'src', name ), 'utf8' ) ).map( ( line ) => `${ name }: ${ line.trim() }` )
	);

	expect( files.length ).toBeGreaterThan( 50 );
	expect( found ).toEqual( [] );
} );
