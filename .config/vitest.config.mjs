import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join( import.meta.dirname, '..' );

/** The widget's rules are pure and run in plain node; what draws runs in a light DOM. JSX follows the nearest tsconfig. */
export default defineConfig( {
	root,
	test: {
		projects: [
			{
				root,
				test: {
					name: 'admin',
					environment: 'happy-dom',
					setupFiles: [ 'src/testing/setup.ts' ],
					// Several waits of a journey, each as long as asyncUtilTimeout lets it.
					testTimeout: 60_000,
					include: [ 'src/**/*.test.{ts,tsx}', 'tests/js/**/*.test.{ts,tsx}' ],
				},
			},
			{
				root,
				test: { name: 'widget', environment: 'node', include: [ 'widget/**/*.test.ts' ] },
			},
			{
				root,
				test: { name: 'widget-ui', environment: 'happy-dom', include: [ 'widget/**/*.test.tsx' ] },
			},
			{
				root,
				test: { name: 'machinery', environment: 'node', testTimeout: 60_000, include: [ 'bin/**/*.test.mjs' ] },
			},
		],
	},
} );
