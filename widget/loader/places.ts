/** Places for inline surveys, by survey: one of each, so that one survey is not on a page twice. */
export type Places = ReadonlyMap< number, HTMLElement >;

export const PLACE = '[data-userfeedback-survey]';

/**
 * Of several places for one survey, the first that has a box: themes and page builders print one for each width of the
 * window and hide the others.
 */
export function findPlaces( document: Document ): Places {
	const places = new Map< number, HTMLElement >();
	for ( const place of document.querySelectorAll< HTMLElement >( PLACE ) ) {
		const id = Number( place.dataset.userfeedbackSurvey );
		const first = places.get( id );
		place.hidden = false; // Else it has no box. What may not show is hidden again when the page decides.
		if ( ! first || ( ! hasBox( first ) && hasBox( place ) ) ) {
			places.set( id, place );
		}
		if ( first ) {
			( places.get( id ) === first ? place : first ).hidden = true; // A place in which nothing will stand takes no room.
		}
	}
	return places;
}

/** Browsers that cannot tell take the first. */
const hasBox = ( place: Partial< Pick< Element, 'checkVisibility' > > ): boolean => place.checkVisibility?.() ?? true;
