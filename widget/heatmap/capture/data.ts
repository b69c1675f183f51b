import type { HeatmapCapture } from '../../../src/contract/types';
import { isWebUrl } from '../../shared/trust/is-web-url';
import { printedData } from '../../shared/trust/printed-data';

/** Returns null if a page isn't recorded. */
export function captureData( document: Document ): HeatmapCapture | null {
	const data = printedData( document, 'userfeedback-heatmap' ) as HeatmapCapture | null;
	return data && isWebUrl( data.rest ) ? data : null;
}
