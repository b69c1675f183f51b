import type { HeatmapMap } from '../../../src/contract/types';
import type { State } from './layout/clicked-elements';
import type { Mode } from './paint/drawing';

/** A row of the list next to the picture in wp-admin. */
export interface Row {
	selector: string;
	label: string;
	tag: string;
	clicks: number;
	state: State;
}

export type FrameMessage =
	| { type: 'ready'; width: number; pageHeight: number }
	| { type: 'elements'; items: Row[] }
	| { type: 'select'; selector: string | null }
	| { type: 'picture'; blob?: Blob; error?: string };

export type FrameRequest = { type: 'show'; map: HeatmapMap; mode: Mode; selected: string | null } | { type: 'picture' };

const SOURCE = 'userfeedback-heatmap';

/** Returns null in a separate tab. */
const frame = (): Window | null => ( parent === window ? null : parent );

export const isInFrame = (): boolean => !! frame();

/** Posts only to a page of the same site, as the message has data of a page made for one user. */
export function postToFrame( message: FrameMessage ): void {
	frame()?.postMessage( { source: SOURCE, ...message }, location.origin );
}

/** Accepts messages only from the parent page, and only if it belongs to the same site. */
export function onFrameRequest( then: ( message: FrameRequest ) => void ): void {
	addEventListener(
		'message',
		( { origin, source, data }: MessageEvent< ( FrameRequest & { source: string } ) | null > ) => {
			if ( source && source === frame() && origin === location.origin && data?.source === SOURCE ) {
				then( data );
			}
		}
	);
}
