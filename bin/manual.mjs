/** npm run manual: takes the screenshots of docs/manual again. Pages may be named: npm run manual -- surveys nps */
import { ensureBuild } from '../tools/dev/setup/build.mjs';
import { ensurePackages } from '../tools/dev/setup/machine/packages.mjs';
import { ensureSystem } from '../tools/dev/setup/machine/system.mjs';
import { readOptions } from '../tools/dev/setup/options.mjs';
import { withLock } from '../tools/dev/setup/processes/lock.mjs';
import { stopAll, stopChildrenOnExit } from '../tools/dev/setup/processes/processes.mjs';
import { report, step } from '../tools/dev/setup/progress.mjs';

try {
	stopChildrenOnExit();
	const { positionals } = readOptions( {}, '[PAGE …]', { positionals: true } );
	await step( 'System packages', () => ensureSystem( [] ) );
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	const { takePictures } = await import( '../tools/dev/manual/pictures.mjs' );
	const changed = await withLock( 'manual', () => step( 'Pictures', () => takePictures( positionals ) ) );
	console.log( changed.length === 0 ? '\nNo picture has changed.' : `\nChanged: ${ changed.join( ', ' ) }` );
} catch ( error ) {
	report( error );
	await stopAll();
	process.exitCode = 1;
}
