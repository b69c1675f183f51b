/** SurveyJS Creator, to compare with our builder: downloaded into .local, served from loopback, never a dependency. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { whenChanged } from '../../dev/setup/fingerprint.mjs';
import { LOCAL, ROOT } from '../../dev/setup/paths.mjs';
import { run } from '../../dev/setup/processes/processes.mjs';
import { freePort } from '../../dev/setup/servers/ports.mjs';

const DIR = join( LOCAL, 'bench/surveyjs' );
const VERSION = '2.5.43';
const REACT = join( ROOT, 'node_modules' );

/** Files by their path on the server, in loading order. */
const SCRIPTS = {
	'/react.js': join( REACT, 'react/umd/react.production.min.js' ),
	'/react-dom.js': join( REACT, 'react-dom/umd/react-dom.production.min.js' ),
	'/core.js': join( DIR, 'survey-core/package/survey.core.min.js' ),
	'/ui.js': join( DIR, 'survey-react-ui/package/survey-react-ui.min.js' ),
	'/creator-core.js': join( DIR, 'survey-creator-core/package/survey-creator-core.min.js' ),
	'/creator.js': join( DIR, 'survey-creator-react/package/survey-creator-react.min.js' ),
};
const STYLES = {
	'/core.css': join( DIR, 'survey-core/package/survey-core.fontless.min.css' ),
	'/creator.css': join( DIR, 'survey-creator-core/package/survey-creator-core.fontless.min.css' ),
};

export async function fetchPeer() {
	await whenChanged( join( DIR, '.stamp' ), VERSION, async () => {
		rmSync( DIR, { recursive: true, force: true } );
		for ( const name of [ 'survey-core', 'survey-react-ui', 'survey-creator-core', 'survey-creator-react' ] ) {
			mkdirSync( join( DIR, name ), { recursive: true } );
			const packed = await run( 'npm', [ 'pack', '--silent', `${ name }@${ VERSION }` ], { cwd: DIR } );
			await run( 'tar', [ '-xzf', packed.trim(), '-C', name ], { cwd: DIR } );
		}
	} );
}

/**
 * Returns a page with the creator and a survey of this many questions with five options each.
 *
 * @param {number} questions
 */
function page( questions ) {
	const tags = [
		...Object.keys( STYLES ).map( ( path ) => `<link rel="stylesheet" href="${ path }">` ),
		...Object.keys( SCRIPTS ).map( ( path ) => `<script src="${ path }"></script>` ),
	];
	return `<!doctype html><meta charset="utf-8">${ tags.join( '' ) }
<body style="margin:0"><div id="creator" style="position:fixed;inset:0"></div><script>
const creator = new SurveyCreator.SurveyCreator( { autoSaveEnabled: false } );
creator.JSON = { pages: [ { name: 'page', elements: Array.from( { length: ${ String( questions ) } }, ( _, place ) => ( {
	type: 'radiogroup', name: 'q' + place, title: 'Question number ' + place, choices: [ 'a', 'b', 'c', 'd', 'e' ],
} ) ) } ] };
ReactDOM.createRoot( document.getElementById( 'creator' ) ).render(
	React.createElement( SurveyCreator.SurveyCreatorComponent, { creator } )
);
</script>`;
}

/** @param {number} questions */
export async function servePeer( questions ) {
	const port = await freePort();
	const files = new Map( Object.entries( { ...SCRIPTS, ...STYLES } ) );
	const server = createServer( ( { url = '/' }, response ) => {
		const file = files.get( url );
		if ( url !== '/' && file === undefined ) {
			response.writeHead( 404 ).end();
			return;
		}
		const type = url === '/' ? 'html' : url.endsWith( '.css' ) ? 'css' : 'javascript';
		response.writeHead( 200, { 'Content-Type': `text/${ type }; charset=utf-8` } );
		response.end( file === undefined ? page( questions ) : readFileSync( file ) );
	} );
	await new Promise( ( resolve ) => {
		server.listen( port, '127.0.0.1', () => {
			resolve( null );
		} );
	} );
	return {
		url: `http://127.0.0.1:${ String( port ) }/`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
