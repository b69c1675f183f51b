import { afterEach, expect, it } from 'vitest';
import { isWebUrl } from './is-web-url';
import { isOurScript, isSiteScript } from './our-script';
import { ownGlobal } from './own-global';
import { printedData } from './printed-data';

const SITE = 'https://example.org';
const FOLDER = '/wp-content/plugins/userfeedback/build/widget/';

afterEach( () => {
	document.body.innerHTML = '';
} );

it( 'reads data that the server printed in a script', () => {
	document.body.innerHTML = '<script type="application/json" id="data">{"true":1}</script>';

	expect( printedData( 'data', () => true ) ).toEqual( { true: 1 } );
} );

it( 'skips an earlier element of a post with the same ID', () => {
	document.body.innerHTML =
		'<pre id="data">{"false":1}</pre><h2 id="data">{"false":2}</h2><script type="application/json" id="data">{"true":1}</script>';

	expect( printedData( 'data', () => true ) ).toEqual( { true: 1 } );
} );

it.each( [
	'<pre id="data">{"false":1}</pre>',
	'<script id="data">null</script>',
	'<script type="application/json" id="data">{"cut</script>',
] )( 'reads nothing from %s', ( html ) => {
	document.body.innerHTML = html;

	expect( printedData( 'data', () => true ) ).toBeNull();
} );

it( 'reads a global only if a script set it, not an element with that ID', () => {
	const named = Object.create( { byId: 'an element', both: 'an element' } ) as Record< string, string >;
	named[ 'both' ] = 'a script’s';

	expect( ownGlobal( named, 'byId' ) ).toBeUndefined();
	expect( ownGlobal( named, 'both' ) ).toBe( 'a script’s' );
} );

it.each( [
	[ 'the page’s host', `${ SITE }${ FOLDER }survey.js?ver=6f.1-b`, '' ],
	[ 'without a version', `${ SITE }${ FOLDER }survey.js`, '' ],
	[ 'a plugin in another folder', `${ SITE }/app/uf/build/widget/survey.js`, '' ],
	[
		'the host that the loader came from',
		`https://cdn.example.net${ FOLDER }survey.js?ver=1`,
		`https://cdn.example.net${ FOLDER }loader.js?ver=1`,
	],
	[ 'a loader that an optimiser has copied', `${ SITE }${ FOLDER }survey.js?ver=1`, `${ SITE }/cache/min/1/abc.js` ],
] )( 'loads our script from %s', ( _, address, from ) => {
	expect( isOurScript( address, [ `${ SITE }/page/`, from ] ) ).toBe( true );
} );

it.each( [
	'data:text/javascript,alert(1)//build/widget/survey.js',
	'javascript:alert(1)//build/widget/survey.js',
	'blob:https://example.org/build/widget/survey.js',
	'//evil.example/build/widget/survey.js',
	'/build/widget/survey.js',
	`https://evil.example${ FOLDER }survey.js`,
	`${ SITE }@evil.example${ FOLDER }survey.js`,
	`${ SITE }.evil.example${ FOLDER }survey.js`,
	`${ SITE }/wp-content/uploads/survey.js`,
	`${ SITE }/wp-json/build/widget/survey.js?_jsonp=alert`,
	`${ SITE }/wp-json/build/widget/survey.js?ver=1&_jsonp=alert`,
	`${ SITE }/?rest_route=/build/widget/survey.js`,
	`${ SITE }/x#/build/widget/survey.js`,
	`${ SITE }\\@evil.example${ FOLDER }survey.js`,
	`${ SITE }${ FOLDER }survey.js.php`,
	'',
] )( 'does not load %s as a script of ours', ( address ) => {
	expect( isOurScript( address, [ `${ SITE }/page/`, `${ SITE }${ FOLDER }loader.js` ] ) ).toBe( false );
} );

it( 'loads question types only from scripts of the site', () => {
	const script = `${ location.origin }/wp-content/plugins/other/color.js`;

	expect( [ script, `${ script }?ver=1.2` ].map( isSiteScript ) ).toEqual( [ true, true ] );
	expect(
		[
			script.replace( location.origin, 'https://evil.example' ),
			script.replace( location.origin, `${ location.origin }.evil.example` ),
			`${ script }?_jsonp=alert`,
			`${ script }.php`,
			`${ location.origin }/?file=color.js`,
			'javascript:alert(1)//color.js',
			'data:text/javascript,alert(1)//color.js',
		].map( isSiteScript )
	).toEqual( Array.from( { length: 7 }, () => false ) );
} );

it( 'follows only web addresses', () => {
	expect( [ 'https://example.org/thanks', 'http://example.org/' ].map( isWebUrl ) ).toEqual( [ true, true ] );
	expect(
		[
			'javascript:alert(1)',
			' javascript:alert(1)',
			'java\nscript:alert(1)',
			'data:text/html,x',
			'//evil.example',
			'',
		].map( isWebUrl )
	).toEqual( [ false, false, false, false, false, false ] );
} );
