import { ensureBuild } from '../setup/build.mjs';
import { check, commandPart } from './result.mjs';

/** @type {import('./result.mjs').Part} */
const build = {
	name: 'build',
	run: async ( log ) => {
		await ensureBuild( log );
		return check( true );
	},
};

export const bundles = [ build, commandPart( 'sizes', () => [ process.execPath, 'bin/sizes.mjs' ], [ 'build' ] ) ];
