import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, testBrowserPath } from './tools/dev/setup/machine/chromium.mjs';

const root = import.meta.dirname;

export default defineConfig( {
	testDir: join( root, 'tests/e2e' ),
	globalSetup: join( root, 'tests/e2e/support/site/global-setup.ts' ),
	// One site for all: tests change its data, so they run one after the other.
	workers: 1,
	fullyParallel: false,
	forbidOnly: true,
	// A busy machine takes long for a complete test; each step finishes within these limits or not at all.
	timeout: 600_000,
	expect: { timeout: 20_000 },
	use: {
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		viewport: { width: 1280, height: 900 },
		// Traces of all tests cost more than they help: `npx playwright test --trace on NAME` records the one that failed.
		trace: 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: testBrowserPath(),
			args: CHROMIUM_ARGS,
		},
	},
	projects: [
		{ name: 'e2e', testIgnore: [ '**/smoke.spec.ts', '**/compat/**', '**/release/**' ] },
		{ name: 'compat', testMatch: '**/compat/*.spec.ts' },
		{ name: 'release', testMatch: '**/release/*.spec.ts' },
		{ name: 'smoke', testMatch: [ '**/smoke.spec.ts', '**/translated/wordpress.spec.ts' ] },
	],
} );
