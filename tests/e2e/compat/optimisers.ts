import { minify } from 'html-minifier-terser';
import type { Parts } from '../support/page-parts';

/** What plugins and tools were seen to do to pages, in our own words, each by its name and version. */
export const OPTIMISERS: Record< string, ( parts: Parts ) => string | Promise< string > > = {
	'html-minifier-terser 7.2 with all it has': ( { html } ) =>
		minify( html, {
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
	'Cache Enabler 1.8, inline JavaScript made smaller': ( { html } ) =>
		html.replaceAll(
			/(<script\b(?![^>]*application\/ld\+json)[^>]*>)(.*?)(<\/script>)/gis,
			( _all, open: string, text: string, close: string ) =>
				open + text.replaceAll( /\/\*.*?\*\//gs, '' ).replaceAll( /(?:^|\s)\/\/.*$/gm, '' ) + close
		),
	'WP Rocket 3.17, scripts after the first move': ( { html } ) =>
		withReplay(
			html.replaceAll( CLASSIC, ( _all, attributes: string ) => {
				const without = attributes.replace( TYPE, '' ).replace( / src=/, ' data-later-src=' );
				return `<script type="rocketlazyloadscript"${ without }>`;
			} ),
			'[type=rocketlazyloadscript]'
		),
	'LiteSpeed Cache 7.9, scripts after the first move': ( { html } ) =>
		withReplay(
			html.replaceAll( CLASSIC, ( _all, attributes: string ) => {
				const without = attributes.replace( TYPE, '' ).replace( / src=/, ' data-later-src=' );
				return `<script${ without } type="litespeed/javascript">`;
			} ),
			'[type="litespeed/javascript"]'
		),
	'Flying Scripts 1.2, the loader after the first move': ( { html, loader } ) =>
		withReplay(
			html.replace( loader, loader.replace( ' src=', ' data-type="lazy" data-later-src=' ) ),
			'[data-type=lazy]'
		),
	'W3 Total Cache 2.10, attributes without quotes': ( { html } ) =>
		html.replaceAll( /<(?:script|div|link)\b[^>]*>/g, ( tag ) =>
			tag.replaceAll( /(\s[\w-]+=)"([^"\s'=<>`]+)"/g, ( _all, name: string, value: string ) => name + value )
		),
	'Autoptimize 3.1, all scripts forced into the head': ( { html, loader, address } ) =>
		html
			.replace( loader, '' )
			.replace( '</head>', () => `<script src="${ address }" id="userfeedback-loader-js"></script></head>` ),
};

/** Elements that a browser runs at once: neither data nor modules. */
const CLASSIC = /<script\b(?![^>]*\btype="(?!text\/javascript))([^>]*)>/g;
const TYPE = / type="text\/javascript"/;

/** One after the other, as the page has them, once the visitor moves. */
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
