import { defineConfig } from 'vitest/config';
import { CONTENTS, manual } from './tools/dev/manual/manual.mjs';

const root = import.meta.dirname;

const EDITION = 'tools/release/build/edition-of-tests.mjs';

/**
 * Pure modules, of the widget and of the admin app (`*.test.ts`), run in plain Node. Code that renders or calls the browser
 * (`*.test.tsx`, `*.dom.test.ts`) runs in a lightweight DOM. JSX follows the nearest tsconfig. Files share their imports: loading React and WordPress's components for each file took longer than its tests.
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
					// One test may wait several times, each up to asyncUtilTimeout.
					testTimeout: 120_000,
					include: [ 'src/**/*.test.tsx', 'src/**/*.dom.test.ts', 'tests/js/**/*.test.tsx' ],
				},
			},
			{
				root,
				resolve: { tsconfigPaths: true },
				plugins: [ theManual() ],
				test: {
					name: 'admin-pure',
					environment: 'node',
					isolate: false,
					setupFiles: [ EDITION, 'src/testing/document-language.ts' ],
					testTimeout: 60_000,
					include: [ 'src/**/*.test.ts', 'tests/js/**/*.test.ts' ],
					exclude: [ '**/*.dom.test.ts' ],
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
					// Each test may wait 15 s for a state, and its cleanup twice as long.
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

/** Loads the manual with tools/dev/manual/loader.mjs. */
function theManual() {
	return {
		name: 'manual',
		/** @param {string} id */
		load: ( id ) => ( id === CONTENTS ? JSON.stringify( manual() ) : null ),
	};
}
