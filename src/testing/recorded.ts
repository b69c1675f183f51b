/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerAnswer } from './loopback-server';

const FOLDER = join( import.meta.dirname, '../../tests/fixtures/rest' );

/**
 * The recorded answer of the real route. tests/php/Integration/Platform/RecordedAnswersTest.php records it and compares it with the
 * current answer.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- says what the file holds, as a cast would.
export function recorded< Body = unknown >( name: string ): ServerAnswer & { body: Body } {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as ServerAnswer & { body: Body };
}
