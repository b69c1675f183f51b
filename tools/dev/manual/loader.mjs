/** Webpack loader that turns the manual's table of contents into the full manual, for the app's lazy chunk. */
import { contents, fileOf, FOLDER, leftOut, manual } from './manual.mjs';

/** @this {{ addDependency: ( file: string ) => void, addContextDependency: ( folder: string ) => void }} */
export default function manualLoader() {
	for ( const { pages } of contents() ) for ( const name of pages ) this.addDependency( fileOf( name ) );
	this.addContextDependency( FOLDER );
	return JSON.stringify( manual( leftOut() ) );
}
