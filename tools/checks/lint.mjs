import { commandPart, tool } from './result.mjs';

export const eslint = commandPart( 'eslint', () => [ tool( 'eslint' ), '--max-warnings', '0', '.' ] );

export const formatting = commandPart( 'formatting', () => [ tool( 'prettier' ), '--check', '.' ] );

/** Compiled to the machine's own code, in half the time. PHPStan gains nothing by it. */
const NATIVE = [ '-d', 'opcache.enable_cli=1', '-d', 'opcache.jit=tracing', '-d', 'opcache.jit_buffer_size=128M' ];

export const phpcs = phpAlone( commandPart( 'phpcs', () => [ 'php', ...NATIVE, 'vendor/bin/phpcs', '-q' ] ) );

export const phpstan = phpAlone(
	commandPart( 'phpstan', () => [ 'php', '-d', 'memory_limit=2G', 'vendor/bin/phpstan', 'analyse', '--no-progress' ] )
);

/** One project each: the admin app, the widget (Preact), and what runs in node. */
export const types = [ 'tsconfig.json', 'widget/tsconfig.json', 'tsconfig.node.json' ].map( ( project ) =>
	commandPart( `types ${ project }`, () => [ tool( 'tsc' ), '-p', project ] )
);

export const lint = [ phpstan, eslint, formatting, phpcs, ...types ];

/** src/contract must be what includes/Contract says today. */
export const contract = commandPart( 'contract', () => [ process.execPath, 'bin/contract.mjs', '--check' ] );

/** languages/userfeedback.pot must hold the strings of today, and each must be one that can be translated. */
export const pot = commandPart( 'pot', () => [ process.execPath, 'tools/pot/pot.mjs', '--check' ] );

/** What is translated must keep what the sentence has: placeholders, tags, forms. That all is translated a release asks. */
export const languages = commandPart( 'languages', () => [
	process.execPath,
	'tools/languages/languages.mjs',
	'--check',
] );

/**
 * @param {import('./result.mjs').Part} part
 * @returns {import('./result.mjs').Part}
 */
function phpAlone( part ) {
	return { ...part, phpAlone: true };
}
