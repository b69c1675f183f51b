import type { HeatmapMap } from '@/contract/types';
import type { PageElement } from './messages';

/** A clicked element in the table. */
export interface ElementRow {
	selector: string;
	label: string;
	clicks: number;
	/** Percentage of the map's clicks, 0 to 100. */
	share: number;
}

export interface ElementRows {
	here: ElementRow[];
	/** On the page, but hidden now: in a closed menu, or at another width. */
	hidden: ElementRow[];
	gone: ElementRow[];
}

/**
 * Sorts by most clicks, and groups by what the page reports.
 *
 * @param told null until the page reports: then all count as in their original place
 */
export function elementRows( map: HeatmapMap, told: readonly PageElement[] | null ): ElementRows {
	const rows: ElementRows = { here: [], hidden: [], gone: [] };
	const known = new Map( told?.map( ( element ) => [ element.selector, element ] ) );
	for ( const { selector, clicks } of map.elements ) {
		const { label = '', state = 'here' } = known.get( selector ) ?? {};
		rows[ state ].push( {
			selector,
			label: label === '' ? selector : label,
			clicks,
			share: map.clicks === 0 ? 0 : ( 100 * clicks ) / map.clicks,
		} );
	}
	return rows;
}
