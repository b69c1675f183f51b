/** npm run version -- 1.2.3: writes the version to all files that contain it. Without one, it uses that of package.json. */
import { otherVersions, versionOf, writeVersion } from '../tools/release/version.mjs';
import { report } from '../tools/dev/setup/progress.mjs';

try {
	const version = process.argv[ 2 ] ?? versionOf();
	writeVersion( version, new Date() );
	const wrong = otherVersions();
	if ( wrong.length > 0 ) throw new Error( wrong.join( '\n' ) );
	console.log(
		`Everything says ${ version }. CHANGELOG.md has what it brings: put a sentence for owners below its heading.`
	);
} catch ( error ) {
	report( error );
	process.exitCode = 1;
}
