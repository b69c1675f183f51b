import { FREE } from '../../release/build/edition.mjs';
import { ensureBuild } from '../../dev/setup/build.mjs';
import { licenses } from './release/licenses.mjs';
import { check, commandPart } from './result.mjs';

/** @type {import('./result.mjs').Part} */
const build = {
	name: 'build',
	run: async ( log ) => {
		await ensureBuild( log );
		return check( true );
	},
};

/** @type {import('./result.mjs').Part} */
export const freeBuild = {
	name: 'build of the free edition',
	after: [ 'build' ],
	run: async ( log ) => {
		await ensureBuild( log, FREE );
		return check( true );
	},
};

const sizes = commandPart( 'sizes', () => [ process.execPath, 'tools/release/build/sizes.mjs' ], [ 'build' ] );

export const bundles = [ build, sizes, licenses ];
