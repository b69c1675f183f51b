import type { HeatmapCapture } from '../../../src/contract/types';
import { isWeb } from '../../shared/trust/is-web';
import { printedData } from '../../shared/trust/printed-data';

/** Returns null if a page isn't recorded. */
export function captureData( document: Document ): HeatmapCapture | null {
	const data = printedData( document, 'userfeedback-heatmap' ) as HeatmapCapture | null;
	return data && isWeb( data.rest ) ? data : null;
}
