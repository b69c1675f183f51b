import type { Place } from './layout/places';

/** Tells which clicked element is pointed at, and where; also while the page scrolls away under a pointer that rests. */
export function onPointed(
	own: Element,
	then: ( place: ( places: ReadonlyMap< Element, Place > ) => Place | undefined, x: number, y: number ) => void
): () => void {
	let at: readonly [ number, number ] | null = null;
	const tell = (): void => {
		if ( at ) {
			const [ x, y ] = at;
			then( ( places ) => nearest( document.elementFromPoint( x, y ), places ), x, y );
		}
	};
	const note = ( event: Event ): void => {
		const { clientX, clientY } = event as PointerEvent;
		at = event.composedPath().includes( own ) ? [ -1, -1 ] : [ clientX, clientY ];
		tell();
	};
	addEventListener( 'pointermove', note, true );
	addEventListener( 'pointerdown', note, true ); // A finger points by touching.
	document.addEventListener( 'pointerleave', () => {
		at = [ -1, -1 ];
		tell();
	} );
	return tell;
}

/** Tells which clicked element was pressed; undefined for a place that has none. */
export function onPressed(
	own: Element,
	then: ( place: ( places: ReadonlyMap< Element, Place > ) => Place | undefined ) => void
): void {
	addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			if ( target instanceof Element && ! event.composedPath().includes( own ) ) {
				then( ( places ) => nearest( target, places ) );
			}
		},
		true
	);
}

function nearest( hit: Element | null, places: ReadonlyMap< Element, Place > ): Place | undefined {
	for ( let at = hit; at; at = at.parentElement ) {
		const place = places.get( at );
		if ( place ) {
			return place;
		}
	}
	return undefined;
}
