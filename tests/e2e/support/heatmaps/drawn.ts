import type { Frame, Page } from 'playwright/test';

/** Returns the opacity at a point of the window: 0 for nothing, 255 for what hides the page. */
export function opacityAt( view: Page | Frame, x: number, y: number ): Promise< number > {
	return view.evaluate(
		async ( [ left, top ] ) => {
			// After everything in the next frame is drawn.
			await new Promise( ( resolve ) => requestAnimationFrame( () => requestAnimationFrame( resolve ) ) );
			const host = document.documentElement.lastElementChild;
			const canvas = host?.shadowRoot?.querySelector( 'canvas' );
			const ratio = ( canvas?.width ?? 0 ) / document.documentElement.clientWidth;
			const copy = new OffscreenCanvas( 1, 1 ).getContext( '2d' ); // Reading from the map's own canvas would change its rendering.
			if ( ! canvas || ! copy ) return -1;
			copy.drawImage( canvas, -Math.round( left * ratio ), -Math.round( top * ratio ) );
			return copy.getImageData( 0, 0, 1, 1 ).data[ 3 ] ?? -1;
		},
		[ x, y ] as const
	);
}

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Returns an element's box in the main window, wherever its frame is. */
export function boxOf( view: Page | Frame, selector: string ): Promise< Box > {
	return view.evaluate( ( wanted ) => {
		const { x, y, width, height } = document.querySelector( wanted )?.getBoundingClientRect() ?? new DOMRect();
		return { x, y, width, height };
	}, selector );
}
