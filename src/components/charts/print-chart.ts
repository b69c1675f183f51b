import type { Chart } from 'chart.js';
import type { RefObject } from 'react';

/** Pixels of a card on A4 and on US Letter, upright; wider paper scales the drawing up (print.scss). */
const PAPER = 600;

/**
 * A canvas keeps the size it has on the screen, and paper would cut off its last days: so it is drawn again for paper,
 * and again for the screen afterwards.
 *
 * @return stops that.
 */
export function redrawForPaper( chart: RefObject< Chart | null > ): () => void {
	const draw = ( width?: number ) => {
		const drawn = chart.current;
		if ( drawn?.canvas ) {
			drawn.stop();
			if ( width === undefined ) {
				drawn.resize();
			} else {
				drawn.resize( width, drawn.height );
			}
			drawn.stop(); // Without a movement: paper shows what is drawn now.
			drawn.update( 'none' );
		}
	};
	const before = () => draw( PAPER );
	const after = () => draw();
	window.addEventListener( 'beforeprint', before );
	window.addEventListener( 'afterprint', after );
	return () => {
		window.removeEventListener( 'beforeprint', before );
		window.removeEventListener( 'afterprint', after );
	};
}
