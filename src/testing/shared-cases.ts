/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( import.meta.dirname, '../../tests/fixtures' );

/** Cases of a rule that the server or the widget has too, and runs as well. */
export function sharedCases< Case >( name: string ): Case[] {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as Case[];
}
