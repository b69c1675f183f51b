/** Places for inline surveys, by survey: one of each, so that one survey is not on a page twice. */
export type Places = ReadonlyMap< number, HTMLElement >;

export const PLACE = '[data-userfeedback-survey]';

/**
 * Takes away the room of a place that stays empty, once it is out of sight: before that, the text below it would jump.
 */
export const collapse = ( place: HTMLElement ): void =>
	new IntersectionObserver( ( changes, observer ) => {
		if ( ! changes.pop()?.isIntersecting ) {
			observer.disconnect();
			place.hidden = ! place.querySelector( 'div' ); // By now it may have a survey.
		}
	} ).observe( place );

/**
 * Of several places for one survey, the first that has a box: themes and page builders print one for each width of the
 * window and hide the others.
 */
export function findPlaces( document: Document ): Places {
	const places = new Map< number, HTMLElement >();
	document.querySelectorAll( `${ PLACE } set` ).forEach( ( end ) => end.remove() ); // The room stays until the page decides.
	const found = [ ...document.querySelectorAll< HTMLElement >( PLACE ) ];
	for ( const place of found.sort( ( one, other ) => boxes( other ) - boxes( one ) ) ) {
		const id = Number( place.dataset.userfeedbackSurvey );
		if ( places.has( id ) ) {
			collapse( place );
		} else {
			places.set( id, place );
		}
	}
	return places;
}

/** How many boxes a place has around it, 1 or 0: its own is gone once it has collapsed. Old browsers can't say: 1. */
const boxes = ( { parentElement }: HTMLElement ): number =>
	Number( ( parentElement as Partial< HTMLElement > ).checkVisibility?.() ?? 1 );
