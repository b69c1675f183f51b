import type { HeatmapViewData } from '../../../src/contract/types';
import { printedData } from '../../shared/trust/printed-data';
import { overlay } from './overlay';

function start(): void {
	const data = printedData( 'userfeedback-heatmap-view', ( view: HeatmapViewData ) => !! view.map );
	if ( data ) {
		overlay( data );
	}
}

if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', start );
} else {
	start();
}
