import type { HeatmapMap } from '@/contract/types';
import type { Mode } from './modes';

/** A clicked element, as it is in the framed page now. */
export interface PageElement {
	selector: string;
	/** Its common name: its text, or what it shows. */
	label: string;
	tag: string;
	state: 'here' | 'hidden' | 'gone';
}

/** Messages from the framed page. */
export type FromPage =
	| { type: 'ready'; width: number; pageHeight: number }
	| { type: 'elements'; items: PageElement[] }
	| { type: 'select'; selector: string | null }
	| { type: 'picture'; blob: Blob | null; error: string };

/** Messages to it. */
export type ToPage = { type: 'show'; map: HeatmapMap; mode: Mode; selected: string | null } | { type: 'picture' };

/** Both sides send this name: a page also gets messages of others. */
export const SOURCE = 'userfeedback-heatmap';

const STATES = [ 'here', 'hidden', 'gone' ] as const;

/** Returns a message if it comes from the page in this frame and has a known type. All of its values are untrusted. */
export function readMessage(
	{ data, origin, source }: Pick< MessageEvent< unknown >, 'data' | 'origin' | 'source' >,
	from: { origin: string; window: unknown }
): FromPage | null {
	if ( origin !== from.origin || source === null || source !== from.window || ! isRecord( data ) ) {
		return null;
	}
	if ( data[ 'source' ] !== SOURCE ) {
		return null;
	}
	switch ( data[ 'type' ] ) {
		case 'ready':
			return { type: 'ready', width: numberIn( data[ 'width' ] ), pageHeight: numberIn( data[ 'pageHeight' ] ) };
		case 'elements':
			return { type: 'elements', items: listIn( data[ 'items' ] ).flatMap( elementIn ) };
		case 'select':
			return { type: 'select', selector: textIn( data[ 'selector' ] ) || null };
		case 'picture':
			return {
				type: 'picture',
				blob: data[ 'blob' ] instanceof Blob ? data[ 'blob' ] : null,
				error: textIn( data[ 'error' ] ),
			};
		default:
			return null;
	}
}

function elementIn( item: unknown ): PageElement[] {
	if ( ! isRecord( item ) || textIn( item[ 'selector' ] ) === '' ) {
		return [];
	}
	return [
		{
			selector: textIn( item[ 'selector' ] ),
			label: textIn( item[ 'label' ] ).trim(),
			tag: textIn( item[ 'tag' ] ),
			state: STATES.find( ( state ) => state === item[ 'state' ] ) ?? 'here',
		},
	];
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function listIn( value: unknown ): unknown[] {
	return Array.isArray( value ) ? value : [];
}

function textIn( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

function numberIn( value: unknown ): number {
	return typeof value === 'number' && Number.isFinite( value ) ? value : 0;
}
