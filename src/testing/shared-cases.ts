/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( import.meta.dirname, '../../tests/fixtures' );

/** Loads test cases for a rule that the server or the widget also implements and tests. */
export function sharedCases< Case >( name: string ): Case[] {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as Case[];
}
