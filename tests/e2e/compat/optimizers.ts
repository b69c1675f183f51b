import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { minify } from 'html-minifier-terser';
import htmlnano from 'htmlnano';
import { ROOT } from '../../../tools/dev/setup/paths.mjs';
import type { Parts } from '../support/page-parts';

/** An optimized page, and scripts whose URLs now return other text. */
export interface Optimized {
	html: string;
	scripts?: Record< string, string >;
}

/** Changes that plugins and tools make to pages, in our own words, each by its name and version. */
export const OPTIMIZERS: Record< string, ( parts: Parts ) => Optimized | Promise< Optimized > > = {
	'html-minifier-terser 7.2 with all it has': async ( { html } ) => ( {
		html: await minify( html, {
			caseSensitive: false,
			collapseBooleanAttributes: true,
			collapseInlineTagWhitespace: true,
			collapseWhitespace: true,
			continueOnParseError: true,
			decodeEntities: true,
			minifyCSS: true,
			minifyJS: true,
			minifyURLs: true,
			processConditionalComments: true,
			processScripts: [ 'application/json', 'application/ld+json' ],
			removeAttributeQuotes: true,
			removeComments: true,
			removeEmptyAttributes: true,
			removeEmptyElements: true,
			removeOptionalTags: true,
			removeRedundantAttributes: true,
			removeScriptTypeAttributes: true,
			removeStyleLinkTypeAttributes: true,
			removeTagWhitespace: true,
			sortAttributes: true,
			sortClassName: true,
			useShortDoctype: true,
		} ),
	} ),
	'htmlnano 3.5 with all it has': async ( { html, address } ) => {
		const options = {
			skipConfigLoading: true,
			minifyUrls: new URL( '/', address ).href,
			removeUnusedCss: false, // Needs its own packages; pages contain none of our styles.
		};
		return { html: ( await htmlnano.process( html, options, htmlnano.presets.max ) ).html };
	},
	'matthiasmullie/minify 1.3 on all scripts and styles': async ( { html, address, bundle, textOf } ) => {
		const inline = [ ...html.matchAll( INLINE ) ].map( ( [ , open = '', text = '' ] ) => ( {
			kind: open.startsWith( '<style' ) ? 'css' : 'js',
			text,
		} ) );
		const ours = [ await textOf( address ), await textOf( bundle ) ].map( ( text ) => ( { kind: 'js', text } ) );
		const [ loader = '', survey = '', ...others ] = minified( [ ...ours, ...inline ] );
		return {
			html: html.replaceAll(
				INLINE,
				( _all, open: string, _text, close: string ) => open + ( others.shift() ?? '' ) + close
			),
			scripts: { [ address ]: loader, [ bundle ]: survey },
		};
	},
	'Cache Enabler 1.8, inline JavaScript made smaller': ( { html } ) => ( {
		html: html.replaceAll(
			/(<script\b(?![^>]*application\/ld\+json)[^>]*>)(.*?)(<\/script>)/gis,
			( _all, open: string, text: string, close: string ) =>
				open + text.replaceAll( /\/\*.*?\*\//gs, '' ).replaceAll( /(?:^|\s)\/\/.*$/gm, '' ) + close
		),
	} ),
	'WP Rocket 3.17, scripts after the first move': ( { html } ) => ( {
		html: withReplay(
			html.replaceAll( CLASSIC, ( _all, attributes: string ) => {
				const without = attributes.replace( TYPE, '' ).replace( / src=/, ' data-later-src=' );
				return `<script type="rocketlazyloadscript"${ without }>`;
			} ),
			'[type=rocketlazyloadscript]'
		),
	} ),
	'LiteSpeed Cache 7.9, scripts after the first move': ( { html } ) => ( {
		html: withReplay(
			html.replaceAll( CLASSIC, ( _all, attributes: string ) => {
				const without = attributes.replace( TYPE, '' ).replace( / src=/, ' data-later-src=' );
				return `<script${ without } type="litespeed/javascript">`;
			} ),
			'[type="litespeed/javascript"]'
		),
	} ),
	'Flying Scripts 1.2, the loader after the first move': ( { html, loader } ) => ( {
		html: withReplay(
			html.replace( loader, loader.replace( ' src=', ' data-type="lazy" data-later-src=' ) ),
			'[data-type=lazy]'
		),
	} ),
	'W3 Total Cache 2.10, the footer’s scripts in one file, attributes without quotes': async ( parts ) => {
		const { html, scripts } = await inOneFile( parts, FOOTER, ( text ) => `${ text }\n;` );
		return {
			html: html
				.replace( '</body>', () => `<script async src="${ ONE_FILE }"></script></body>` )
				.replaceAll( /<(?:script|div|link)\b[^>]*>/g, ( tag ) =>
					tag.replaceAll(
						/(\s[\w-]+=)"([^"\s'=<>`]+)"/g,
						( _all, name: string, value: string ) => name + value
					)
				),
			scripts,
		};
	},
	'Autoptimize 3.1, all scripts forced into the head': ( { html, loader, address } ) => ( {
		html: html
			.replace( loader, '' )
			.replace( '</head>', () => `<script src="${ address }" id="userfeedback-loader-js"></script></head>` ),
	} ),
	'Autoptimize 3.1, all scripts in one file in the head, each in a try': async ( parts ) => {
		const { html, scripts } = await inOneFile( parts, WITH_ADDRESS, ( text ) => `try{${ text }}catch(e){}\n` );
		return { html: html.replace( '</head>', () => `<script src="${ ONE_FILE }"></script></head>` ), scripts };
	},
};

/** Elements that a browser runs immediately: neither data nor modules. */
const CLASSIC = /<script\b(?![^>]*\btype="(?!text\/javascript))([^>]*)>/g;
const TYPE = / type="text\/javascript"/;
const WITH_ADDRESS = /<script\b(?![^>]*\btype="(?!text\/javascript))[^>]* src="([^"]+)"[^>]*><\/script>/g;
/** The same, after the page's content. */
const FOOTER = new RegExp( `${ WITH_ADDRESS.source }(?!.*</main>)`, 'gs' );
const INLINE = /(<(?:script|style)\b(?![^>]*\s(?:src|type)=)[^>]*>)(.*?)(<\/(?:script|style)>)/gs;

const ONE_FILE = '/wp-content/cache/one-file.js';

/** Moves scripts from the page into one file, one after the other. */
async function inOneFile(
	{ html, textOf }: Parts,
	which: RegExp,
	wrap: ( text: string ) => string
): Promise< Required< Optimized > > {
	const addresses = [ ...html.matchAll( which ) ].map( ( [ , address = '' ] ) =>
		address.replaceAll( '&#038;', '&' )
	);
	const texts = await Promise.all( addresses.map( textOf ) );
	return { html: html.replaceAll( which, '' ), scripts: { [ ONE_FILE ]: texts.map( wrap ).join( '' ) } };
}

/** As done by plugins that include the package: WP Rocket, WP-Optimize, Jetpack Boost. */
function minified( texts: Array< { kind: string; text: string } > ): string[] {
	const script = join( ROOT, 'tests/php/Support/Made/minify.php' );
	return JSON.parse(
		execFileSync( 'php', [ script ], { input: JSON.stringify( texts ), encoding: 'utf8' } )
	) as string[];
}

/** Runs scripts one by one in page order, once the mouse moves. */
function withReplay( html: string, which: string ): string {
	const replay = `addEventListener( 'mousemove', async () => {
		for ( const old of document.querySelectorAll( 'script${ which }' ) ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				if ( name !== 'type' && name !== 'defer' ) script.setAttribute( name === 'data-later-src' ? 'src' : name, value );
			}
			script.text = old.text;
			const loaded = new Promise( ( resolve ) => ( script.onload = script.onerror = resolve ) );
			old.replaceWith( script );
			if ( script.src ) await loaded;
		}
	}, { once: true } );`;
	return html.replace( '</body>', () => `<script>${ replay }</script></body>` );
}
