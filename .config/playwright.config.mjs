import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumPath } from '../bin/setup/chromium.mjs';

const root = join( import.meta.dirname, '..' );

export default defineConfig( {
	testDir: join( root, 'tests/e2e' ),
	globalSetup: join( root, 'tests/e2e/support/global-setup.ts' ),
	// One site for all: journeys change what it holds, so they go one after the other.
	workers: 1,
	fullyParallel: false,
	forbidOnly: true,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		viewport: { width: 1280, height: 900 },
		trace: 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: chromiumPath(),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// A page that asks for anything beyond this machine fails at once.
				'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
			],
		},
	},
	projects: [
		{ name: 'e2e', testIgnore: '**/smoke.spec.ts' },
		{ name: 'smoke', testMatch: '**/smoke.spec.ts' },
	],
} );
