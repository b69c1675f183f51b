import type { HeatmapMap } from '../../../src/contract/types';
import type { Mode } from './paint/drawing';
import type { State } from './layout/places';

/** What stands beside the picture in wp-admin. */
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

/** Null in a tab of its own. */
const frame = (): Window | null => ( parent === window ? null : parent );

export const isInFrame = (): boolean => !! frame();

/** Only to a page of the same site: it has what the page says to whoever it was made for. */
export function tell( message: Told ): void {
	frame()?.postMessage( { source: SOURCE, ...message }, location.origin );
}

/** Only from the page that this one is in, and only where that is of the same site. */
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
