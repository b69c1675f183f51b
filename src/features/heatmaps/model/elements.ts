import type { HeatmapMap } from '@/contract/types';
import type { PageElement } from './messages';

/** A clicked element, as the table names it. */
export interface ElementRow {
	selector: string;
	label: string;
	clicks: number;
	/** Of all clicks of the map, 0 to 100. */
	share: number;
}

export interface ElementRows {
	here: ElementRow[];
	/** On the page, and not to be seen now: of a menu that is closed, or of another width. */
	hidden: ElementRow[];
	gone: ElementRow[];
}

/**
 * The most clicked first, by what the page says of them.
 *
 * @param told null while the page has said nothing: then all are where they were
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
