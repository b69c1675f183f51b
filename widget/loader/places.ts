import { PLACE } from '../shared/api/places';
import type { Places } from '../shared/api/places';

/** Removes the reserved space of an empty place once it is out of view: earlier, the text below it would jump. */
export const collapse = ( place: HTMLElement ): void =>
	new IntersectionObserver( ( changes, observer ) => {
		if ( ! changes.pop()?.isIntersecting ) {
			observer.disconnect();
			place.hidden = ! place.querySelector( 'div' ); // It may have a survey by now.
		}
	} ).observe( place );

/**
 * Returns one place per survey: the first that has a box, as themes and page builders print one for each window width and hide
 * the others.
 */
export function findPlaces(): Places {
	const places = new Map< number, HTMLElement >();
	document.querySelectorAll( `${ PLACE } set` ).forEach( ( end ) => end.remove() ); // The space stays reserved until the page decides.
	[ ...document.querySelectorAll< HTMLElement >( PLACE ) ]
		.sort( ( one, other ) => boxes( other ) - boxes( one ) )
		.forEach( ( place ) => {
			const id = Number( place.dataset.userfeedbackSurvey );
			if ( places.has( id ) ) {
				collapse( place );
			} else {
				places.set( id, place );
			}
		} );
	return places;
}

/** Returns 1 if a place is in a visible box, else 0: once collapsed, it has no box itself. Old browsers can't tell: 1. */
const boxes = ( { parentElement }: { parentElement: Partial< HTMLElement > | null } ): number =>
	Number( parentElement?.checkVisibility?.() ?? 1 );
