/** For webpack: the contents of the manual become the manual, as the app's lazy chunk has it. */
import { contents, fileOf, FOLDER, leftOut, manual } from './manual.mjs';

/** @this {{ addDependency: ( file: string ) => void, addContextDependency: ( folder: string ) => void }} */
export default function manualLoader() {
	for ( const { pages } of contents() ) for ( const name of pages ) this.addDependency( fileOf( name ) );
	this.addContextDependency( FOLDER );
	return JSON.stringify( manual( leftOut() ) );
}
