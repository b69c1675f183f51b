import type { HeatmapListQuery } from '@/contract/types';

const COLUMNS = [ 'views', 'clicks', 'title', 'last_day' ] as const;
export type SortColumn = ( typeof COLUMNS )[ number ];

const PER_PAGE = 10;

/** The list's filters; they are stored in the address. */
export interface ListView {
	search: string;
	orderby: SortColumn;
	order: 'asc' | 'desc';
	page: number;
}

export function readView( params: URLSearchParams ): ListView {
	const page = Number( params.get( 'page' ) );
	return {
		search: params.get( 'search' ) ?? '',
		orderby: COLUMNS.find( ( column ) => column === params.get( 'orderby' ) ) ?? 'views',
		order: params.get( 'order' ) === 'asc' ? 'asc' : 'desc',
		page: Number.isInteger( page ) && page > 0 ? page : 1,
	};
}

/** Writes only the differences from the list's defaults. */
export function writeView( { search, orderby, order, page }: ListView ): URLSearchParams {
	return new URLSearchParams( {
		...( search === '' ? {} : { search } ),
		...( orderby === 'views' ? {} : { orderby } ),
		...( order === 'desc' ? {} : { order } ),
		...( page === 1 ? {} : { page: String( page ) } ),
	} );
}

export function queryOf( { search, ...view }: ListView ): HeatmapListQuery {
	return { ...view, per_page: PER_PAGE, ...( search === '' ? {} : { search } ) };
}
