/** Places for inline surveys, by survey: the first one of each, so that one survey is not on a page twice. */
export type Places = ReadonlyMap< number, HTMLElement >;

const ATTRIBUTE = 'data-userfeedback-survey';

export function findPlaces( document: Document ): Places {
	const places = new Map< number, HTMLElement >();
	for ( const place of document.querySelectorAll< HTMLElement >( `[${ ATTRIBUTE }]` ) ) {
		const id = Number( place.getAttribute( ATTRIBUTE ) );
		if ( places.has( id ) ) {
			giveUp( place );
		} else {
			places.set( id, place );
		}
	}
	return places;
}

/** A place in which nothing will stand takes no room. */
export function giveUp( place: HTMLElement ): void {
	place.hidden = true;
}
