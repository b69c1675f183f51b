import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { noQuestionTypeBranch } from './tools/ci/checks/no-question-type-branch.mjs';

const root = import.meta.dirname;
const ENDINGS = [ '.ts', '.tsx', '.mjs', '.js' ];
const SHARED = [ 'components', 'lib', 'api', 'contract' ];

/** The widget's bundles. Each imports only itself and `shared`; `owner` also draws surveys and ratings. */
const BUNDLES = [ 'loader', 'survey', 'rating', 'heatmap', 'owner' ];

/** Parts of widget/shared from bottom to top: each imports only those before it. */
const PARTS = [ 'trust', 'text', 'logic', 'dom', 'memory', 'targeting', 'transport', 'api', 'page' ];

/** The admin app predicts the decisions of visitors' pages with these rules, and calls bundles by these interfaces. */
const FOR_THE_APP = [ 'logic', 'targeting', 'api' ];

/**
 * The builder's folders, from top to bottom: a step imports what it shares with the others from below, `draft` imports none of
 * them, and nothing imports upward.
 */
const BUILDER = 'src/features/builder';
const BUILDER_PARTS = [
	'setup',
	'publish',
	'workflow',
	'settings',
	'questions',
	'summary',
	'preview',
	'shell',
	'saving',
	'draft',
];

/** Imports point one way: app → features → question types → shared; a feature never imports another one. */
const importDirection = [
	{
		target: SHARED.map( ( name ) => `./src/${ name }` ),
		from: [ './src/app', './src/features' ],
		message: 'Shared code knows no feature and not the app.',
	},
	{
		target: './src/contract',
		from: SHARED.slice( 0, 3 ).map( ( name ) => `./src/${ name }` ),
		message: 'The contract is generated and stands alone.',
	},
	{ target: './src/features', from: './src/app', message: 'A feature does not know the app around it.' },
	// A question type is one folder, with parts of two features: only files of this name import the feature.
	...[ 'builder', 'results' ].map( ( name ) => ( {
		target: `./src/question-types/**/!(${ name }*).{ts,tsx}`,
		from: `./src/features/${ name }`,
		message: `Only ${ name } files of question types import the ${ name } feature.`,
	} ) ),
	...features().map( ( name ) => ( {
		target: `./src/features/${ name }`,
		from: './src/features',
		except: [ `./${ name }` ],
		message: 'A feature never imports another one: move what they share to components, lib or api.',
	} ) ),
	...BUILDER_PARTS.map( ( name, place ) => ( {
		target: `./${ BUILDER }/${ name }`,
		from: `./${ BUILDER }`,
		except: BUILDER_PARTS.slice( place ).map( ( below ) => `./${ below }` ),
		message: 'The builder’s folders import downward only: see BUILDER_PARTS.',
	} ) ),
	{
		target: './src',
		from: './widget',
		except: FOR_THE_APP.map( ( name ) => `./shared/${ name }` ),
		message: `The admin app imports only these parts of widget/shared: ${ FOR_THE_APP.join( ', ' ) }.`,
	},
	{
		target: './widget',
		from: './src',
		except: [ './contract' ],
		message: 'The widget takes src/contract and nothing else of src.',
	},
];

/** In the widget, imports point from bundles to shared code, and from each part of it to lower ones. */
const widgetDirection = [
	...BUNDLES.map( ( name ) => ( {
		target: `./widget/${ name }`,
		from: './widget',
		except: [ name, 'shared', 'testing.ts', ...( name === 'owner' ? [ 'survey', 'rating' ] : [] ) ].map(
			( own ) => `./${ own }`
		),
		message: 'Code of two bundles belongs in widget/shared.',
	} ) ),
	...PARTS.map( ( name, place ) => ( {
		target: `./widget/shared/${ name }`,
		from: [
			...BUNDLES.map( ( bundle ) => `./widget/${ bundle }` ),
			...PARTS.slice( place + 1 ).map( ( above ) => `./widget/shared/${ above }` ),
		],
		message: `Parts of widget/shared import only lower ones: ${ PARTS.join( ', ' ) }.`,
	} ) ),
];

/** @param {object[]} zones */
const restricted = ( zones ) => ( { 'import-x/no-restricted-paths': [ 'error', { basePath: root, zones } ] } );

/** A path that climbs depends on how deep a file is, and breaks once it moves. */
const byItsName = { group: [ '../../*' ], message: 'Beyond the next folder, import by name: `@/` is src/.' };

const bothDirections = {
	group: [ '@wordpress/i18n' ],
	importNames: [ 'sprintf' ],
	message: 'Import sprintf from lib/labels/sprintf: it isolates titles in the other writing direction.',
};

/**
 * camelCase for our own names. Server data keeps its own names: the contract's types, object keys, which TypeScript checks
 * against those, and a page's globals that are its own or WordPress's.
 */
const variables = [
	{ selector: 'variable', format: [ 'camelCase', 'PascalCase', 'UPPER_CASE' ], leadingUnderscore: 'allow' },
	{ selector: [ 'function', 'parameter' ], format: [ 'camelCase', 'PascalCase' ], leadingUnderscore: 'allow' },
];
const members = [
	{
		selector: [ 'typeProperty', 'typeMethod', 'classProperty', 'classMethod', 'parameterProperty', 'accessor' ],
		format: [ 'camelCase', 'PascalCase' ],
		leadingUnderscore: 'allow',
	},
	{ selector: [ 'typeProperty', 'typeMethod' ], filter: '^(userfeedback|wp)_', format: null },
	{ selector: 'typeProperty', modifiers: [ 'requiresQuotes' ], format: null },
];

/** Hand-written types with names that are not ours to choose: WordPress's, the server's in a page, a visitor's stored answers. */
const WIRE = [ '**/*.d.ts', 'widget/survey/transport/queue.ts' ];

const reasonsForDisabling = {
	'comments/require-description': 'error',
	'@typescript-eslint/ban-ts-comment': [ 'error', { minimumDescriptionLength: 10 } ],
};

/** A post can contain any element with any id: docs/trust.md says what the widget trusts. */
const onlyWhatIsOurs = [
	{
		selector: 'CallExpression[callee.property.name="getElementById"]',
		message: 'An element with this id may be an author’s: read data with shared/trust/printed-data.',
	},
	{
		selector:
			'MemberExpression[object.name="window"][property.name=/^(userfeedback|UserFeedback|wp_)/]:not(AssignmentExpression > MemberExpression.left)',
		message: 'An element with this id is found by the same name: ask shared/trust/own-global.',
	},
];

export default defineConfig(
	globalIgnores( [ 'build', 'build-free', 'dist', 'node_modules', 'vendor', '.local', 'src/contract' ] ),
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	{
		languageOptions: {
			parserOptions: {
				project: [ 'tsconfig.json', 'widget/tsconfig.json', 'tsconfig.node.json' ],
				tsconfigRootDir: root,
			},
		},
		plugins: { 'import-x': importX, comments },
		rules: {
			...restricted( importDirection ),
			...reasonsForDisabling,
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-confusing-void-expression': [ 'error', { ignoreArrowShorthand: true } ],
			'@typescript-eslint/switch-exhaustiveness-check': [ 'error', { considerDefaultExhaustiveForUnions: true } ],
			'@typescript-eslint/restrict-template-expressions': [ 'error', { allowNumber: true, allowBoolean: true } ],
			// No package imports ours, so no cycle goes through one.
			'import-x/no-cycle': [ 'error', { ignoreExternal: true } ],
			eqeqeq: 'error',
		},
		settings: {
			// The import rules don't read files with another extension, and no-cycle ends there.
			'import-x/extensions': ENDINGS,
			'import-x/resolver-next': [
				createNodeResolver( {
					extensions: [ ...ENDINGS, '.json' ],
					tsconfig: { configFile: join( root, 'tsconfig.json' ) },
				} ),
			],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: { 'no-restricted-imports': [ 'error', { patterns: [ byItsName, bothDirections ] } ] },
	},
	{
		files: [ 'src/**/*.{ts,tsx}', 'widget/**/*.{ts,tsx}' ],
		extends: [ reactHooks.configs.flat.recommended ],
		rules: { '@typescript-eslint/naming-convention': [ 'error', ...variables, ...members ] },
	},
	{
		files: [ 'src/**/*.{ts,tsx}', 'widget/**/*.{ts,tsx}' ],
		ignores: [ 'src/question-types/**', 'widget/survey/question-types/**', '**/*.test.{ts,tsx}' ],
		plugins: { ours: { rules: { 'no-question-type-branch': noQuestionTypeBranch } } },
		rules: { 'ours/no-question-type-branch': 'error' },
	},
	{ files: WIRE, rules: { '@typescript-eslint/naming-convention': [ 'error', ...variables ] } },
	{
		files: [ 'widget/**/*.{ts,tsx}' ],
		ignores: [ '**/*.test.{ts,tsx}' ],
		rules: {
			'no-restricted-syntax': [ 'error', ...onlyWhatIsOurs ],
			...restricted( [ ...importDirection, ...widgetDirection ] ),
		},
	},
	{
		// Tool configs depend on packages without types.
		files: [ '*.config.{js,mjs}', 'examples/**/*.js', 'tools/release/build/bundled-licenses.mjs' ],
		extends: [ ts.configs.disableTypeChecked ],
		languageOptions: { parserOptions: { project: null } },
	},
	{
		files: [ '**/*.mjs', 'webpack.config.js' ],
		rules: {
			// TypeScript checks these names in JavaScript as well (checkJs).
			'no-undef': 'off',
			// It can't see types that are given in a comment.
			'@typescript-eslint/no-unsafe-assignment': 'off',
		},
	}
);

function features() {
	try {
		return readdirSync( join( root, 'src/features' ) );
	} catch {
		return [];
	}
}
