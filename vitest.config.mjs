import { defineConfig } from 'vitest/config';
import { CONTENTS, manual } from './tools/manual/manual.mjs';

const root = import.meta.dirname;

const EDITION = 'tools/build/edition-of-tests.mjs';

/**
 * The widget's rules are pure and run in plain node; what draws runs in a light DOM. JSX follows the nearest tsconfig.
 * Files share what they import: loading React and WordPress's components anew for each took longer than its tests.
 */
export default defineConfig( {
	root,
	test: {
		projects: [
			{
				root,
				resolve: { tsconfigPaths: true },
				plugins: [ theManual() ],
				test: {
					name: 'admin',
					environment: 'happy-dom',
					isolate: false,
					setupFiles: [ EDITION, 'src/testing/setup.ts' ],
					// Several waits of a journey, each as long as asyncUtilTimeout lets it.
					testTimeout: 120_000,
					include: [ 'src/**/*.test.{ts,tsx}', 'tests/js/**/*.test.{ts,tsx}' ],
				},
			},
			{
				root,
				test: {
					name: 'widget',
					environment: 'node',
					setupFiles: [ EDITION ],
					isolate: false,
					testTimeout: 60_000,
					include: [ 'widget/**/*.test.ts' ],
				},
			},
			{
				root,
				test: {
					name: 'widget-ui',
					environment: 'happy-dom',
					setupFiles: [ EDITION ],
					isolate: false,
					// A state may take each test 15 s, and the clearing up after it twice as long.
					testTimeout: 60_000,
					hookTimeout: 60_000,
					include: [ 'widget/**/*.test.tsx' ],
				},
			},
			{
				root,
				test: {
					name: 'machinery',
					environment: 'node',
					testTimeout: 120_000,
					hookTimeout: 60_000,
					include: [ 'tools/**/*.test.mjs' ],
				},
			},
		],
	},
} );

/** As webpack has it, by tools/manual/loader.mjs. */
function theManual() {
	return {
		name: 'manual',
		/** @param {string} id */
		load: ( id ) => ( id === CONTENTS ? JSON.stringify( manual() ) : null ),
	};
}
