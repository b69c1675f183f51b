import { printedManifest } from '../loader/printed-manifest';
import { ownGlobal } from '../trust/own-global';
import type { WhyData } from './data';

/** How many surveys the loader lets onto this page; null where it has not decided yet. */
export function shownNow( document: Document ): number | null {
	const manifest = printedManifest( document );
	const reasons = ownGlobal( window, 'userfeedback_no_show_reasons' );
	if ( ! manifest ) {
		return 0;
	}
	return reasons ? manifest.surveys.filter( ( { id } ) => ! ( id in reasons ) ).length : null;
}

/** Where a survey's place stays empty, those who may edit surveys read why. Visitors have neither the words nor this script. */
export function tellInPlaces( document: Document, { strings }: WhyData ): void {
	for ( const [ id, why ] of Object.entries( ownGlobal( window, 'userfeedback_no_show_reasons' ) ?? {} ) ) {
		for ( const place of document.querySelectorAll( `[data-userfeedback-survey="${ id }"]` ) ) {
			const note = document.createElement( 'p' );
			note.className = 'userfeedback-note';
			note.textContent = `${ why } ${ strings.audience }`;
			place.after( note );
		}
	}
}
