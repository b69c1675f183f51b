/**
 * Three bundles from one config array: the admin app and what the block editor loads (React from WordPress), and
 * the visitor widget (Preact, self-contained). Each writes and cleans its own folder; beside them build/licenses.txt has
 * the notices of what they bundle. The free edition (UF_EDITION=free) goes to build-free/ in the same way.
 */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import DependencyExtractionPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import cssnano from 'cssnano';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BundledLicenses } from './tools/build/bundled-licenses.mjs';
import { askedEdition } from './tools/build/edition.mjs';

const root = import.meta.dirname;
const edition = askedEdition();
const build = resolve( root, edition.folder );
const licenses = new BundledLicenses( build );

/** Beside `IN_EDITION`, which src/lib/edition/in-edition.d.ts tells of. */
const inEdition = new webpack.DefinePlugin( {
	IN_EDITION: Object.fromEntries(
		Object.entries( edition.has ).map( ( [ name, isIn ] ) => [ name, String( isIn ) ] )
	),
} );

/** `@/` is src/, as tsconfig.json says; the widget takes too little of it to need a name. */
const sourceNames = { ...defaultConfig.resolve, tsconfig: resolve( root, 'tsconfig.json' ) };

/** The oldest browsers a visitor may have: ES2021 and adoptedStyleSheets. */
const VISITOR_BROWSERS = 'chrome >= 94, firefox >= 101, safari >= 16.4';

/**
 * Properties that get a name of one letter: what Preact asks of components that are classes, of which we have none, and
 * what only the parts of a survey on the page tell each other. Nothing here may be in what another script, the server or
 * the browser's storage reads, nor be a name of the browser's own.
 */
const SHORT_NAMES = new RegExp(
	`^(?:${ [
		'component(?:Did|Will)\\w+|getDerivedState\\w+|getSnapshotBeforeUpdate|shouldComponentUpdate|getChildContext',
		'debounceRendering|defaultProps|contextType|setState|forceUpdate',
		'is(?:Inline|Open|Preview|About|Optional|Title|Long|Required|One|Taken|Minimized)|canSkip|hasNext|thankYou',
		'onText|onOnline|onChange|whenVisible|makeSubmission|allows_comment|advances_on_choice|max_length',
		'errors|act|choose|goesTo|asked|begun|props|vnode|diffed|unmount',
	].join( '|' ) })$`
);

const admin = {
	...defaultConfig,
	name: 'admin',
	entry: { index: './src/index.tsx' },
	resolve: sourceNames,
	output: {
		...defaultConfig.output,
		path: resolve( build, 'admin' ),
		// Names that stay from build to build: translations are kept by the name of the script they are for.
		chunkFilename: '[name].js?ver=[contenthash:8]',
	},
	optimization: {
		...defaultConfig.optimization,
		chunkIds: 'named',
		splitChunks: {
			// What two screens have in common is in both while it is smaller: a file has a name and a request.
			minSize: 10_000,
			cacheGroups: {
				...sharedParts(),
				// index.css is what all screens share; a feature's own comes with its first screen.
				styles: { type: 'css/mini-extract', name: stylesheetOf, chunks: 'all', enforce: true },
			},
		},
	},
	module: { ...defaultConfig.module, rules: [ ...defaultConfig.module.rules, addressRule(), manualRule() ] },
	plugins: [ ...defaultConfig.plugins.filter( isNoMirror ), { apply: writeScreenFiles } ],
	// Each component styles its own classes only, so the order of a stylesheet's parts says nothing.
	ignoreWarnings: [ /Conflicting order/ ],
};

/** The block and the panel are apart: WordPress's widgets editor takes the first and complains of the second. */
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
		later: './widget/later/index.ts',
		survey: './widget/ui/index.tsx',
		preview: './widget/preview/index.ts',
		'why-opener': './widget/why/opener.ts',
		why: './widget/why/index.tsx',
		...( edition.has[ 'post-ratings' ] && {
			rating: './widget/rating/index.ts',
			voting: './widget/rating/voting/index.ts',
			'rating-preview': './widget/rating/preview/index.ts',
		} ),
		...( edition.has.heatmaps && {
			heatmap: './widget/heatmap/capture/index.ts',
			'heat-view': './widget/heatmap/overlay/index.ts',
			picture: './widget/heatmap/picture/index.ts',
		} ),
	},
	output: { path: resolve( build, 'widget' ), filename: '[name].js', iife: true, clean: true },
	optimization: {
		...defaultConfig.optimization,
		splitChunks: false,
		runtimeChunk: false,
		minimizer: [ smallest() ],
	},
	module: { rules: [ scriptRule(), styleRule() ] },
	// No dependency extraction: a visitor's page gets no WordPress script handle from us. A browser has a document, of
	// which js-cookie need not make sure.
	plugins: [ new webpack.DefinePlugin( { 'typeof document': '"object"' } ), compiledWhole() ],
};

/**
 * Has Chrome compile all of the survey bundle while it loads, in the background: nearly all of it runs at once, and
 * function by function, on the page's own thread, takes a third of the time to show a survey. What takes clicks runs
 * in the middle of one. To others it is a comment.
 */
function compiledWhole() {
	return new webpack.BannerPlugin( {
		banner: '//# allFunctionsCalledOnLoad',
		raw: true,
		include: [ 'survey.js', 'heatmap.js' ],
		stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, // After what takes comments away.
	} );
}

/** What a visitor's page loads is worth some seconds of a build. */
function smallest() {
	return new TerserPlugin( {
		extractComments: false,
		terserOptions: {
			ecma: 2020,
			toplevel: true,
			compress: {
				passes: 4,
				pure_getters: true,
				// Of ours it changes how texts are put together and nothing else: `${ a }px` becomes a + 'px'.
				unsafe: true,
				unsafe_arrows: true,
				keep_fargs: false,
				hoist_props: true,
				inline: 1, // Functions with parameters, put where they are called, are longer when compressed.
			},
			mangle: { properties: { regex: SHORT_NAMES } },
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
 * JSX is compiled to Preact's createElement( type, attributes, ...children ): shorter than the newer form, which has a
 * list of children among the attributes, and half a kilobyte for rendering on servers.
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

/** The list of the manual's pages is imported as the pages themselves, those of the edition that is built. */
function manualRule() {
	return {
		test: resolve( root, 'docs/manual/contents.json' ),
		type: 'json',
		loader: resolve( root, 'tools/manual/loader.mjs' ),
	};
}

/** A feature's, or that of a large part of two; src/app/feature-styles.ts has the browser fetch it. */
function stylesheetOf( module ) {
	const own = /\/src\/(?:features|components(?=\/(?:branding|preview)\/))\/([^/]+)\//;
	return own.exec( module.nameForCondition() ?? '' )?.[ 1 ] ?? 'index';
}

/** Kept once and fetched with the first screen that has it; else each small part would be in many files. */
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
		// Of nearly every screen: what fewer have would make the first load of all others longer.
		shared: {
			...part( /\/(src\/(components|lib|contract|api)|node_modules)\/(?!.*date-range)/, 16, 0 ),
			name: 'shared',
		},
	};
}

/** Styles say start and end, so that one file serves both directions of writing: tools/checks/styles.test.mjs holds them to it. */
function isNoMirror( plugin ) {
	return plugin.constructor.name !== 'RtlCssPlugin';
}

/** Data that lie in assets/ for PHP, too, are fetched from there. */
function addressRule() {
	return {
		dependency: 'url',
		test: /\/assets\/.*\.json$/,
		type: 'asset/resource',
		generator: { emit: false, filename: '../../[path][name][ext]?ver=[contenthash:8]' },
	};
}

/** Writes down which files each lazy screen needs, so that tools/build/sizes.mjs can add up a first load. */
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

/** A stylesheet is imported as a minified string, for adoptedStyleSheets. */
function styleRule() {
	return {
		test: /\.css$/,
		type: 'asset/source',
		loader: 'postcss-loader',
		options: { postcssOptions: { plugins: [ cssnano( { preset: 'default' } ) ] } },
	};
}

/** Leaves out an entry whose source is not there, so that one bundle never blocks the other. */
function withExistingEntries( config ) {
	const entries = Object.entries( config.entry ).filter( ( [ , file ] ) => existsSync( resolve( root, file ) ) );
	return { ...config, entry: Object.fromEntries( entries ) };
}

/**
 * Where an edition leaves a part out, nothing uses its modules any more, and they go with their styles: none of ours does
 * anything by being imported, but the entries.
 */
function withoutUnused( config ) {
	const rules = [
		...config.module.rules,
		{ test: /\.tsx?$/, include: [ resolve( root, 'src' ) ], sideEffects: false },
	];
	return edition.name === 'full' ? config : { ...config, module: { ...config.module, rules } };
}

export default [ admin, editor, widget ]
	.map( withExistingEntries )
	.filter( ( config ) => Object.keys( config.entry ).length > 0 )
	.map( withoutUnused )
	.map( ( config ) => ( { ...config, plugins: [ ...config.plugins, inEdition, licenses ] } ) );
