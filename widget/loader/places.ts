/** Places for inline surveys, by survey: the first one of each, so that one survey is not on a page twice. */
export type Places = ReadonlyMap< number, HTMLElement >;

export function findPlaces( document: Document ): Places {
	const places = new Map< number, HTMLElement >();
	for ( const place of document.querySelectorAll< HTMLElement >( '[data-userfeedback-survey]' ) ) {
		const id = Number( place.dataset.userfeedbackSurvey );
		if ( places.has( id ) ) {
			place.hidden = true; // A place in which nothing will stand takes no room.
		} else {
			places.set( id, place );
		}
	}
	return places;
}
