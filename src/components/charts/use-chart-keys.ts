import type { Chart } from 'chart.js';
import { type KeyboardEvent, type RefObject, useState } from 'react';

interface ChartKeys {
	/** The text of the selected point, for screen readers. */
	told: string;
	onKeyDown: ( event: KeyboardEvent ) => void;
	onBlur: () => void;
}

/** Makes arrow keys move through the points and show the same as hovering; Home, End and Escape work as usual. */
export function useChartKeys(
	chartRef: RefObject< Chart | null >,
	count: number,
	isRtl: boolean,
	tell: ( index: number ) => string
): ChartKeys {
	const [ place, setPlace ] = useState< number | null >( null );

	const show = ( index: number | null ) => {
		const chart = chartRef.current;
		const point = index === null ? undefined : chart?.getDatasetMeta( 0 ).data[ index ];
		setPlace( index );
		if ( chart ) {
			const active = point && index !== null ? [ { datasetIndex: 0, index } ] : [];
			chart.setActiveElements( active );
			chart.tooltip?.setActiveElements( active, point ? { x: point.x, y: point.y } : { x: 0, y: 0 } );
			chart.update();
		}
	};

	return {
		told: place === null ? '' : tell( place ),
		onBlur: () => show( null ),
		onKeyDown: ( event ) => {
			const next = placeAfter( event.key, place, count, isRtl );
			if ( next !== undefined ) {
				event.preventDefault();
				show( next );
			}
		},
	};
}

/** Returns undefined for a key with no meaning here. */
export function placeAfter(
	key: string,
	place: number | null,
	count: number,
	isRtl: boolean
): number | null | undefined {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forward:
		case 'ArrowDown':
			return place === null ? 0 : Math.min( place + 1, count - 1 );
		case back:
		case 'ArrowUp':
			return place === null ? count - 1 : Math.max( place - 1, 0 );
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		case 'Escape':
			return null;
		default:
			return undefined;
	}
}
