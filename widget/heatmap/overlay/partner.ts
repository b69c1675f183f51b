import type { HeatmapMap } from '../../../src/contract/types';
import type { Mode } from './paint/drawing';
import type { State } from './layout/places';

/** A row of the list next to the picture in wp-admin. */
export interface Row {
	selector: string;
	label: string;
	tag: string;
	clicks: number;
	state: State;
}

export type Told =
	| { type: 'ready'; width: number; pageHeight: number }
	| { type: 'elements'; items: Row[] }
	| { type: 'select'; selector: string | null }
	| { type: 'picture'; blob?: Blob; error?: string };

export type Asked = { type: 'show'; map: HeatmapMap; mode: Mode; selected: string | null } | { type: 'picture' };

const SOURCE = 'userfeedback-heatmap';

/** Returns null in a separate tab. */
const frame = (): Window | null => ( parent === window ? null : parent );

export const isInFrame = (): boolean => !! frame();

/** Posts only to a page of the same site, as the message has data of a page made for one user. */
export function tell( message: Told ): void {
	frame()?.postMessage( { source: SOURCE, ...message }, location.origin );
}

/** Accepts messages only from the parent page, and only if it belongs to the same site. */
export function onAsked( then: ( message: Asked ) => void ): void {
	addEventListener(
		'message',
		( { origin, source, data }: MessageEvent< Partial< Asked & { source: string } > | null > ) => {
			if ( source && source === frame() && origin === location.origin && data?.source === SOURCE ) {
				then( data as Asked );
			}
		}
	);
}
