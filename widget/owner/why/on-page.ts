import { printedManifest } from '../../shared/page/printed-manifest';
import { ownGlobal } from '../../shared/trust/own-global';
import type { WhyData } from './data';

/** Returns how many surveys the loader shows on this page; null if it hasn't decided yet. */
export function countShown(): number | null {
	const manifest = printedManifest();
	const reasons = ownGlobal( window, 'userfeedback_no_show_reasons' );
	if ( ! manifest ) {
		return 0;
	}
	return reasons ? manifest.surveys.filter( ( { id } ) => ! ( id in reasons ) ).length : null;
}

/** Shows users who can edit surveys why a survey's place stays empty. Visitors have neither the texts nor this script. */
export function explainEmptyPlaces( document: Document, { strings }: WhyData ): void {
	for ( const [ id, why ] of Object.entries( ownGlobal( window, 'userfeedback_no_show_reasons' ) ?? {} ) ) {
		for ( const place of document.querySelectorAll( `[data-userfeedback-survey="${ id }"]` ) ) {
			const note = document.createElement( 'p' );
			note.className = 'userfeedback-note';
			note.textContent = `${ why } ${ strings.audience }`;
			place.after( note );
		}
	}
}
