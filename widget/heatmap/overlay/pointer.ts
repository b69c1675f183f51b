import type { ClickedElement } from './layout/clicked-elements';

/** Reports which clicked element is under the pointer, and where; also while the page scrolls under a still pointer. */
export function onPointerMove(
	own: Element,
	then: (
		place: ( places: ReadonlyMap< Element, ClickedElement > ) => ClickedElement | undefined,
		x: number,
		y: number
	) => void
): () => void {
	let at: readonly [ number, number ] | null = null;
	const tell = (): void => {
		if ( at ) {
			const [ x, y ] = at;
			then( ( places ) => nearest( document.elementFromPoint( x, y ), places ), x, y );
		}
	};
	const note = ( event: PointerEvent ): void => {
		const { clientX, clientY } = event;
		at = event.composedPath().includes( own ) ? [ -1, -1 ] : [ clientX, clientY ];
		tell();
	};
	addEventListener( 'pointermove', note, true );
	addEventListener( 'pointerdown', note, true ); // Touch points by pressing.
	document.addEventListener( 'pointerleave', () => {
		at = [ -1, -1 ];
		tell();
	} );
	return tell;
}

/** Reports which clicked element was pressed; undefined if there is none at that point. */
export function onClick(
	own: Element,
	then: ( place: ( places: ReadonlyMap< Element, ClickedElement > ) => ClickedElement | undefined ) => void
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

function nearest( hit: Element | null, places: ReadonlyMap< Element, ClickedElement > ): ClickedElement | undefined {
	for ( let at = hit; at; at = at.parentElement ) {
		const place = places.get( at );
		if ( place ) {
			return place;
		}
	}
	return undefined;
}
