/** npm run demo: creates a WordPress site with the plugin and content, from scratch. */
import { demo, readDemoOptions } from '../tools/dev/demo/demo.mjs';
import { stopAll, stopChildrenOnExit } from '../tools/dev/setup/processes/processes.mjs';
import { report } from '../tools/dev/setup/progress.mjs';
import { listOfSites } from '../tools/dev/setup/site/demo-sites.mjs';

try {
	stopChildrenOnExit();
	const options = readDemoOptions();
	if ( options.list ) console.log( listOfSites() );
	else await demo( options );
} catch ( error ) {
	report( error );
	await stopAll();
	process.exit( 1 );
}
