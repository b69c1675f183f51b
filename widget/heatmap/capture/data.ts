import type { HeatmapCapture } from '../../../src/contract/types';
import { isWebUrl } from '../../shared/trust/is-web-url';
import { printedData } from '../../shared/trust/printed-data';

/** Returns null if a page isn't recorded. */
export const captureData = (): HeatmapCapture | null =>
	printedData( 'userfeedback-heatmap', ( data: HeatmapCapture ) => isWebUrl( data.rest ) );
