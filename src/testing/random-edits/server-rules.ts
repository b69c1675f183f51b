/// <reference types="node" />
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { SurveyDraft } from '@/contract/types';

export interface Verdict {
	/** Fields for which a save fails. */
	refused: string[];
	/** A save would remove conditions. */
	dead: boolean;
	/** Conditions that prevent publishing. */
	undecided: string[];
}

const SCRIPT = join( import.meta.dirname, '../../../tests/php/Support/Processes/draft-violations.php' );

/**
 * Returns the results of the server's own rules for each draft.
 *
 * @param told the survey's notifications until then, as the server stores them
 */
export function verdictsOf( drafts: readonly SurveyDraft[], told: object = {} ): Verdict[] {
	const { stdout, stderr, status } = spawnSync(
		'php',
		[ '-d', 'display_errors=stderr', SCRIPT, JSON.stringify( told ) ],
		{
			input: drafts.map( ( draft ) => `${ JSON.stringify( draft ) }\n` ).join( '' ),
			encoding: 'utf8',
			maxBuffer: 256 * 1024 * 1024,
		}
	);
	if ( status !== 0 || stderr !== '' ) {
		throw new Error( `The server's rules could not be asked: ${ stderr }` );
	}
	return stdout
		.trimEnd()
		.split( '\n' )
		.map( ( line ) => JSON.parse( line ) as Verdict );
}
