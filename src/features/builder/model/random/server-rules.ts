/// <reference types="node" />
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { SurveyDraft } from '@/contract/types';

export interface Verdict {
	/** Fields for which a save would be refused. */
	refused: string[];
	/** A save would take conditions out. */
	dead: boolean;
	/** Conditions that keep the survey from being published. */
	undecided: string[];
}

const SCRIPT = join( import.meta.dirname, '../../../../../tests/php/Support/Processes/draft-violations.php' );

/**
 * What the server's own rules say of each draft.
 *
 * @param told whom responses of the survey are told to until then, as the server stores it
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
