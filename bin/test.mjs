/** npm test and its parts: setup from scratch, every check, one closing line. */
import { plan, test } from '../tools/ci/test.mjs';
import { stopAll, stopChildrenOnExit } from '../tools/dev/setup/processes/processes.mjs';
import { report } from '../tools/dev/setup/progress.mjs';

// Tools print plain text without prompts, in one language whatever the machine's language is.
process.env[ 'LC_ALL' ] = 'C.UTF-8';
delete process.env[ 'LANGUAGE' ];
process.env[ 'CI' ] = 'true';
process.env[ 'NO_COLOR' ] = '1';
delete process.env[ 'FORCE_COLOR' ];

try {
	stopChildrenOnExit();
	process.exitCode = await test( plan() );
} catch ( error ) {
	report( error );
	await stopAll();
	console.log( '0 passed, 1 failed' );
	process.exitCode = 1;
}
