import { commandPart, tool } from './result.mjs';

const ESLINT = [ '--max-warnings', '0', '.' ];

export const eslint = commandPart( 'eslint', () => [ tool( 'eslint' ), ...ESLINT ] );

/** Skips unchanged files. A change can cause a fault in a file that imports it, which only the full check sees. */
const changedEslint = commandPart( 'eslint', () => [
	tool( 'eslint' ),
	'--cache',
	'--cache-location',
	'.local/eslint/',
	...ESLINT,
] );

export const formatting = commandPart( 'formatting', () => [ tool( 'prettier' ), '--check', '.' ] );

/** JIT compilation halves the running time. PHPStan gains nothing from it. */
const NATIVE = [ '-d', 'opcache.enable_cli=1', '-d', 'opcache.jit=tracing', '-d', 'opcache.jit_buffer_size=128M' ];

export const phpcs = phpAlone( commandPart( 'phpcs', () => [ 'php', ...NATIVE, 'vendor/bin/phpcs', '-q' ] ) );

export const phpstan = phpAlone(
	commandPart( 'phpstan', () => [ 'php', '-d', 'memory_limit=2G', 'vendor/bin/phpstan', 'analyse', '--no-progress' ] )
);

/** One project each for the admin app, the widget (Preact), and the code that runs in Node. */
export const types = [ 'tsconfig.json', 'widget/tsconfig.json', 'tsconfig.node.json' ].map( ( project ) =>
	commandPart( `types ${ project }`, () => [ tool( 'tsc' ), '-p', project ] )
);

/** Checks that docs/architecture.md draws the current dependencies. */
export const map = commandPart( 'map', () => [ process.execPath, 'tools/ci/map.mjs', '--check' ] );

export const lint = [ phpstan, changedEslint, formatting, phpcs, ...types, map ];

/** Checks that src/contract matches the shapes in includes/. */
export const contract = commandPart( 'contract', () => [ process.execPath, 'tools/dev/contract.mjs', '--check' ] );

/** Checks that languages/userfeedback.pot holds the current strings, and that each string is translatable. */
export const pot = commandPart( 'pot', () => [ process.execPath, 'tools/release/pot/pot.mjs', '--check' ] );

/**
 * Translations must keep the placeholders, tags, and plural forms of the source string. Only a release requires them to be
 * complete.
 */
export const languages = commandPart( 'languages', () => [
	process.execPath,
	'tools/release/languages/languages.mjs',
	'--check',
] );

/**
 * @param {import('./result.mjs').Part} part
 * @returns {import('./result.mjs').Part}
 */
function phpAlone( part ) {
	return { ...part, phpAlone: true };
}
