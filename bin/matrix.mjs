/** npm run matrix: runs the tests on each supported and available version of WordPress, PHP and MariaDB. */
import { matrix } from '../tools/ci/matrix/matrix.mjs';
import { ensureBuild } from '../tools/dev/setup/build.mjs';
import { ensurePackages } from '../tools/dev/setup/machine/packages.mjs';
import { ensureSystem } from '../tools/dev/setup/machine/system.mjs';
import { ensureWritable } from '../tools/dev/setup/machine/writable.mjs';
import { readOptions } from '../tools/dev/setup/options.mjs';
import { withLock } from '../tools/dev/setup/processes/lock.mjs';
import { stopAll, stopChildrenOnExit } from '../tools/dev/setup/processes/processes.mjs';
import { report, step } from '../tools/dev/setup/progress.mjs';

const USAGE = 'npm run matrix -- [WORDS OF ROWS, such as "6.6", network or "php 8.4"]';

try {
	stopChildrenOnExit();
	const { positionals } = readOptions( {}, USAGE, { positionals: true } );
	ensureWritable();
	await step( 'System packages', () => ensureSystem( [ 'mariadb', 'browser' ] ) );
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	process.exitCode = ( await withLock( 'matrix', () => matrix( positionals ) ) ) ? 0 : 1;
} catch ( error ) {
	report( error );
	process.exitCode = 1;
} finally {
	await stopAll();
}
