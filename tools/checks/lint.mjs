import { commandPart, tool } from './result.mjs';

export const eslint = commandPart( 'eslint', () => [ tool( 'eslint' ), '--max-warnings', '0', '.' ] );

export const formatting = commandPart( 'formatting', () => [ tool( 'prettier' ), '--check', '.' ] );

export const phpcs = commandPart( 'phpcs', () => [ 'php', 'vendor/bin/phpcs', '-q' ] );

export const phpstan = commandPart( 'phpstan', () => [
	'php',
	'-d',
	'memory_limit=2G',
	'vendor/bin/phpstan',
	'analyse',
	'--no-progress',
] );

/** One project each: the admin app, the widget (Preact), and what runs in node. */
export const types = [ 'tsconfig.json', 'widget/tsconfig.json', 'tsconfig.node.json' ].map( ( project ) =>
	commandPart( `types ${ project }`, () => [ tool( 'tsc' ), '-p', project ] )
);

export const lint = [ phpstan, eslint, formatting, phpcs, ...types ];

/** src/contract must be what includes/Contract says today. */
export const contract = commandPart( 'contract', () => [ process.execPath, 'bin/contract.mjs', '--check' ] );

/** languages/userfeedback.pot must hold the strings of today, and each must be one that can be translated. */
export const pot = commandPart( 'pot', () => [ process.execPath, 'tools/pot/pot.mjs', '--check' ] );
