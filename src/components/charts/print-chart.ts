import type { Chart } from 'chart.js';
import type { RefObject } from 'react';

/** Pixels of a card on A4 and on US Letter, in portrait; wider paper scales the chart up (print.scss). */
const PAPER = 600;

/**
 * Redraws the chart for paper, and again for the screen afterwards: a canvas keeps its screen size, and paper would cut off its
 * last days.
 *
 * @return stops redrawing.
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
			drawn.stop(); // Without animation: paper shows what is drawn now.
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
