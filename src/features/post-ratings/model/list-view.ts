import type { Sorting } from '@/components/ui/list/SortHead';
import type { RatingListQuery } from '@/contract/types';
import { wholeNumber } from '@/lib/hooks/use-route-id';

export type SortColumn = NonNullable< RatingListQuery[ 'orderby' ] >;

const COLUMNS: readonly SortColumn[] = [ 'post_title', 'total_ratings', 'average_rating', 'last_rated_at' ];

/** The list's filters. They are stored in the address, so that Back and a bookmark restore the list. */
export interface ListView extends Sorting< SortColumn > {
	search: string;
	low: boolean;
	range: 'all' | '30';
	page: number;
}

const DEFAULTS: ListView = {
	search: '',
	low: false,
	range: 'all',
	orderby: 'last_rated_at',
	order: 'desc',
	page: 1,
};

export function readView( params: URLSearchParams ): ListView {
	return {
		search: params.get( 'search' ) ?? DEFAULTS.search,
		low: params.get( 'low' ) === 'true',
		range: params.get( 'range' ) === '30' ? '30' : 'all',
		orderby: COLUMNS.find( ( column ) => column === params.get( 'orderby' ) ) ?? DEFAULTS.orderby,
		order: params.get( 'order' ) === 'asc' ? 'asc' : 'desc',
		page: wholeNumber( params.get( 'page' ) ) ?? DEFAULTS.page,
	};
}

/** Writes only the differences from the list's defaults. */
export function writeView( view: ListView ): string {
	const entries = Object.entries( view ).filter(
		( [ name, value ] ) => value !== DEFAULTS[ name as keyof ListView ]
	);
	return new URLSearchParams( entries.map( ( [ name, value ] ) => [ name, String( value ) ] ) ).toString();
}

export function queryOf( { search, low, range, orderby, order, page }: ListView ): RatingListQuery {
	return {
		page,
		orderby,
		order,
		...( search === '' ? {} : { search } ),
		...( low ? { low } : {} ),
		...( range === 'all' ? {} : { range } ),
	};
}

export function isFiltered( { search, low, range }: ListView ): boolean {
	return search !== '' || low || range !== 'all';
}
