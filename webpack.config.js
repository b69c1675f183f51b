/**
 * Three bundles from one config array: the admin app and the block editor's scripts (React from WordPress), and the visitor
 * widget (Preact, self-contained). Each writes and cleans its own folder; next to them, build/licenses.txt has the notices of
 * bundled code. The free edition (UF_EDITION=free) is built into build-free/ in the same way.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import DependencyExtractionPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import cssnano from 'cssnano';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BundledLicenses } from './tools/release/build/bundled-licenses.mjs';
import { askedEdition } from './tools/release/build/edition.mjs';

const root = import.meta.dirname;
const edition = askedEdition();
const build = resolve( root, edition.folder );
const licenses = new BundledLicenses( build );

/** Adds `IN_EDITION`, which src/lib/edition/in-edition.d.ts describes. */
const inEdition = new webpack.DefinePlugin( {
	IN_EDITION: Object.fromEntries(
		Object.entries( edition.has ).map( ( [ name, isIn ] ) => [ name, String( isIn ) ] )
	),
} );

/** `@/` is src/, as in tsconfig.json; the widget imports too little of it to need an alias. */
const sourceNames = { ...defaultConfig.resolve, tsconfig: resolve( root, 'tsconfig.json' ) };

/** The oldest supported visitor browsers: ES2021 and adoptedStyleSheets. */
const VISITOR_BROWSERS = 'chrome >= 94, firefox >= 101, safari >= 16.4';

/**
 * Properties that are shortened to one letter: those that Preact needs for class components, which we don't use, and those that
 * only the parts of a survey on the page share. None of them may be read by another script, the server, or the browser's
 * storage, or be one of the browser's own names.
 */
const SHORT_NAMES = [
	'component(?:Did|Will)\\w+|getDerivedState\\w+|getSnapshotBeforeUpdate|shouldComponentUpdate|getChildContext',
	'debounceRendering|defaultProps|contextType|setState|forceUpdate',
	'is(?:Inline|Open|Preview|About|Optional|Long|Taken|Minimized|UnderWay)|canSkip|hasNext|thankYou',
	'onOnline|onChange|whenVisible|makeSubmission|allows_comment|advances_on_choice|max_length',
	'choose|goesTo|asked|begun|answered|clean|rule|settle|delivery|turn|flow|wait|props|vnode|diffed|unmount',
];

/** Properties that the scripts of single question types read as well, see widget/survey/question-types/kit.ts. */
const NAMES_OF_KIT = [ 'act|draft|errors|onText|is(?:One|Required|Title)' ];

/** Question types with a script of their own. */
const ON_DEMAND = './widget/survey/question-types/on-demand';

const admin = {
	...defaultConfig,
	name: 'admin',
	entry: { index: './src/index.tsx' },
	resolve: sourceNames,
	output: {
		...defaultConfig.output,
		path: resolve( build, 'admin' ),
		// Names are stable between builds, because translations are stored by the name of their script.
		chunkFilename: '[name].js?ver=[contenthash:8]',
	},
	optimization: {
		...defaultConfig.optimization,
		chunkIds: 'named',
		splitChunks: {
			// Code that two screens share is duplicated while it is small: a file costs a name and a request.
			minSize: 10_000,
			cacheGroups: {
				...sharedParts(),
				// index.css holds the styles of all screens; a feature's own styles load with its first screen.
				styles: { type: 'css/mini-extract', name: stylesheetOf, chunks: 'all', enforce: true },
			},
		},
	},
	module: { ...defaultConfig.module, rules: [ ...defaultConfig.module.rules, addressRule(), manualRule() ] },
	plugins: [
		...defaultConfig.plugins.filter( isNoMirror ),
		new webpack.DefinePlugin( { EXTENDED: 'true' } ), // The builder compares answers of all types.
		{ apply: writeScreenFiles },
	],
	// Each component styles only its own classes, so the order of a stylesheet's parts doesn't matter.
	ignoreWarnings: [ /Conflicting order/ ],
};

/** The block and the panel are separate: WordPress's widgets editor loads the first and warns about the second. */
const editor = {
	...defaultConfig,
	name: 'editor',
	entry: {
		block: './src/features/editor/survey-block/index.tsx',
		panel: './src/features/editor/page-panel/index.tsx',
		results: './src/features/editor/results-block/index.tsx',
		...( edition.has[ 'post-ratings' ] && {
			ratings: './src/features/editor/post-ratings-block/index.tsx',
			feedback: './src/features/editor/feedback-panel/index.tsx',
		} ),
	},
	resolve: sourceNames,
	output: { ...defaultConfig.output, path: resolve( build, 'editor' ) },
	optimization: { ...defaultConfig.optimization, splitChunks: false },
	plugins: [ new DependencyExtractionPlugin() ],
};

const widget = {
	...defaultConfig,
	name: 'widget',
	target: [ 'web', 'es2021' ],
	entry: {
		loader: './widget/loader/index.ts',
		later: './widget/loader/later/index.ts',
		...( ( edition.has.behavior || edition.has[ 'geo-targeting' ] ) && { gate: './widget/loader/gate/index.ts' } ),
		survey: './widget/survey/index.ts',
		'why-opener': './widget/owner/why/opener.ts',
		why: './widget/owner/why/index.tsx',
		...( edition.has[ 'post-ratings' ] && {
			rating: './widget/rating/index.ts',
			voting: './widget/rating/voting/index.ts',
			'rating-preview': './widget/owner/rating-preview.ts',
		} ),
		...( edition.has.heatmaps && {
			heatmap: './widget/heatmap/capture/index.ts',
			'heat-view': './widget/heatmap/overlay/index.ts',
			picture: './widget/heatmap/picture/index.ts',
		} ),
	},
	output: {
		path: resolve( build, 'widget' ),
		filename: '[name].js',
		iife: true,
		clean: { keep: /^(?:(?:extended|preview|visits)\.js|types\/)/ },
	},
	optimization: {
		...defaultConfig.optimization,
		splitChunks: false,
		runtimeChunk: false,
		minimizer: [ smallest( SHORT_NAMES, NAMES_OF_KIT ) ],
	},
	module: { rules: [ scriptRule(), styleRule() ] },
	// No dependency extraction: the visitor's page loads no WordPress scripts from us. Browsers have a document, so js-cookie's
	// check is removed.
	plugins: [ new webpack.DefinePlugin( { 'typeof document': '"object"', EXTENDED: 'false' } ), compiledWhole() ],
};

/** The extended survey bundle, the script that some of its surveys need, and the builder's preview, see widget/extended.d.ts. */
const extended = {
	...widget,
	name: 'extended',
	entry: {
		extended: './widget/survey/extended.ts',
		...( edition.has.behavior && { visits: './widget/survey/visits/index.ts' } ),
		preview: edition.has[ 'extra-question-types' ]
			? './widget/owner/preview/with-all-types.ts'
			: './widget/owner/preview/index.ts',
	},
	output: { ...widget.output, clean: false },
	optimization: { ...widget.optimization, minimizer: [ smallest( SHORT_NAMES ) ] },
	plugins: [ new webpack.DefinePlugin( { 'typeof document': '"object"', EXTENDED: 'true' } ), compiledWhole() ],
};

/** Scripts of single question types, which load with a survey that has one; they use the extended bundle's components. */
const types = {
	...extended,
	name: 'types',
	entry: edition.has[ 'extra-question-types' ] ? entriesOf( ON_DEMAND ) : {},
	output: { ...extended.output, path: resolve( build, 'widget/types' ), clean: true },
	externals: [ ofTheKit ],
	plugins: [ new webpack.DefinePlugin( { EXTENDED: 'true' } ) ],
};

/** Returns an entry for each component of a folder, by its name. */
function entriesOf( folder ) {
	const files = readdirSync( resolve( root, folder ) ).filter( ( file ) => /^[\w-]+\.tsx$/.test( file ) );
	return Object.fromEntries( files.map( ( file ) => [ basename( file, '.tsx' ), `${ folder }/${ file }` ] ) );
}

/** Reads everything but values and styles from the extended bundle, see widget/survey/question-types/kit.ts. */
function ofTheKit( { request }, decide ) {
	const isShared = request === 'preact' || /\/(?:ui|text)\/|\/(?:add-type|choice)$/.test( request );
	decide( null, ...( isShared ? [ 'UserFeedback._kit', 'var' ] : [] ) );
}

/**
 * Makes Chrome compile the whole survey bundle in the background while it loads: nearly all of it runs immediately, and
 * compiling each function on the page's main thread takes a third of the time to show a survey. A click handler would otherwise
 * compile during a click. Other browsers see a comment.
 */
function compiledWhole() {
	return new webpack.BannerPlugin( {
		banner: '//# allFunctionsCalledOnLoad',
		raw: true,
		include: [ 'survey.js', 'extended.js', 'heatmap.js' ],
		stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, // After comments are removed.
	} );
}

/**
 * The visitor's code is worth some extra seconds of build time.
 *
 * @param {string[][]} names patterns of properties to shorten
 */
function smallest( ...names ) {
	return new TerserPlugin( {
		extractComments: false,
		terserOptions: {
			ecma: 2020,
			toplevel: true,
			compress: {
				passes: 4,
				pure_getters: true,
				// In our code this only changes how strings are joined: `${ a }px` becomes a + 'px'.
				unsafe: true,
				unsafe_math: true, // Number( x ) becomes +x.
				unsafe_arrows: true,
				keep_fargs: false,
				hoist_props: true,
				inline: 1, // Inlined functions with parameters are longer when compressed.
			},
			mangle: { properties: { regex: new RegExp( `^(?:${ names.flat().join( '|' ) })$` ) } },
			format: { comments: false },
		},
	} );
}

function scriptRule() {
	return {
		test: /\.tsx?$/,
		loader: 'babel-loader',
		options: {
			babelrc: false,
			configFile: false,
			presets: [
				[ '@babel/preset-env', { targets: VISITOR_BROWSERS, bugfixes: true, modules: false } ],
				[
					'@babel/preset-react',
					{ runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment', useSpread: true },
				],
				[ '@babel/preset-typescript', { jsxPragma: 'createElement', jsxPragmaFrag: 'Fragment' } ],
			],
			plugins: [ importOfPreact ],
		},
	};
}

/**
 * Compiles JSX to Preact's createElement( type, attributes, ...children ): shorter than the newer form, which puts the children
 * into the attributes and needs half a kilobyte for server rendering.
 *
 * @param {{ template: any }} babel
 */
function importOfPreact( { template } ) {
	const line = template.statement( "import { createElement, Fragment } from 'preact';" );
	return {
		visitor: {
			/** @param {any} path @param {any} state */
			Program( path, { filename } ) {
				if ( filename.endsWith( 'x' ) ) {
					path.unshiftContainer( 'body', line() );
				}
			},
		},
	};
}

/** Imports the manual's table of contents as the pages of the edition being built. */
function manualRule() {
	return {
		test: resolve( root, 'docs/manual/contents.json' ),
		type: 'json',
		loader: resolve( root, 'tools/dev/manual/loader.mjs' ),
	};
}

/** Returns a feature's stylesheet, or one for a large part of two; src/app/feature-styles.ts loads it. */
function stylesheetOf( module ) {
	const own = /\/src\/(?:features|components(?=\/(?:branding|preview)\/))\/([^/]+)\//;
	return own.exec( module.nameForCondition() ?? '' )?.[ 1 ] ?? 'index';
}

/** Shared parts load once, with the first screen that uses them; otherwise each small part would be in many files. */
function sharedParts() {
	const part = ( test, minChunks = 2, priority = 1 ) => ( {
		test,
		minChunks,
		priority,
		type: /javascript/,
		chunks: 'async',
		enforce: true,
	} );
	return {
		branding: { ...part( /\/src\/components\/(branding|picked-image)\// ), name: 'branding' },
		dates: { ...part( /\/(dayjs|src\/lib\/date-range)\// ), name: 'dates' },
		lists: { ...part( /\/src\/components\/ui\/list\// ), name: 'lists' },
		// Used by nearly every screen: anything less common would slow down the first load of the others.
		shared: {
			...part( /\/(src\/(components|lib|contract|api)|node_modules)\/(?!.*date-range)/, 16, 0 ),
			name: 'shared',
		},
	};
}

/** Styles use start and end, so one file serves both text directions; tools/ci/checks/styles.test.mjs enforces this. */
function isNoMirror( plugin ) {
	return plugin.constructor.name !== 'RtlCssPlugin';
}

/** Data files in assets/ that PHP also uses are loaded from there. */
function addressRule() {
	return {
		dependency: 'url',
		test: /\/assets\/.*\.json$/,
		type: 'asset/resource',
		generator: { emit: false, filename: '../../[path][name][ext]?ver=[contenthash:8]' },
	};
}

/** Records which files each lazy screen needs, so that tools/release/build/sizes.mjs can add up a first load. */
function writeScreenFiles( compiler ) {
	compiler.hooks.thisCompilation.tap( 'ScreenFiles', ( compilation ) => {
		const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
		compilation.hooks.processAssets.tap( { name: 'ScreenFiles', stage }, () => {
			const screens = compilation.chunkGroups.flatMap( ( group ) =>
				group.origins
					.filter( ( { request } ) => request )
					.map( ( { request } ) => [ basename( request ), filesToFetch( group ) ] )
			);
			compilation.emitAsset(
				'screens.json',
				new webpack.sources.RawSource( JSON.stringify( Object.fromEntries( screens ), null, 2 ) )
			);
		} );
	} );
}

function filesToFetch( group ) {
	return group
		.getFiles()
		.map( ( file ) => file.replace( /\?.*$/, '' ) )
		.filter( ( file ) => /\.(js|css)$/.test( file ) );
}

/** Imports a stylesheet as a minified string, for adoptedStyleSheets. */
function styleRule() {
	return {
		test: /\.css$/,
		type: 'asset/source',
		loader: 'postcss-loader',
		// The order of the source is shorter when compressed than sorted declarations.
		options: {
			postcssOptions: { plugins: [ cssnano( { preset: [ 'default', { cssDeclarationSorter: false } ] } ) ] },
		},
	};
}

/** Skips entries whose source is missing, so that one bundle never blocks the other. */
function withExistingEntries( config ) {
	const entries = Object.entries( config.entry ).filter( ( [ , file ] ) => existsSync( resolve( root, file ) ) );
	return { ...config, entry: Object.fromEntries( entries ) };
}

/**
 * Drops the unused modules of parts that an edition lacks, together with their styles: none of our modules has side effects
 * when imported, except the entries.
 */
function withoutUnused( config ) {
	const rules = [
		...config.module.rules,
		{ test: /\.tsx?$/, include: [ resolve( root, 'src' ) ], sideEffects: false },
	];
	return edition.name === 'full' ? config : { ...config, module: { ...config.module, rules } };
}

export default [ admin, editor, widget, extended, types ]
	.map( withExistingEntries )
	.filter( ( config ) => Object.keys( config.entry ).length > 0 )
	.map( withoutUnused )
	.map( ( config ) => ( { ...config, plugins: [ ...config.plugins, inEdition, licenses ] } ) );
