import type { SurveyListQuery } from '@/contract/types';
import { PER_PAGE } from '@/components/ui/list/Pager';

export const FILTERS = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ] as const;
export type Filter = ( typeof FILTERS )[ number ];

const COLUMNS = [ 'id', 'title', 'status', 'created_at', 'responses_count' ] as const;
export type SortColumn = ( typeof COLUMNS )[ number ];

/** Fields requested for each survey. */
const SELECTED: NonNullable< SurveyListQuery[ 'select' ] > = [
	'title',
	'status',
	'type',
	'created_at',
	'publish_at',
	'responses_count',
	'audience',
	'activity',
	'google_drive',
];

/** State of the list. It is stored in the URL, so that Back and bookmarks show the same list. */
export interface ListView {
	filter: Filter;
	search: string;
	orderby: SortColumn;
	order: 'asc' | 'desc';
	page: number;
	perPage: number;
}

const DEFAULTS: ListView = { filter: 'all', search: '', orderby: 'id', order: 'desc', page: 1, perPage: PER_PAGE[ 0 ] };

export function readView( params: URLSearchParams ): ListView {
	const page = Number( params.get( 'page' ) );
	const perPage = Number( params.get( 'perPage' ) );
	return {
		filter: oneOf( FILTERS, params.get( 'filter' ) ) ?? DEFAULTS.filter,
		search: params.get( 'search' ) ?? DEFAULTS.search,
		orderby: oneOf( COLUMNS, params.get( 'orderby' ) ) ?? DEFAULTS.orderby,
		order: params.get( 'order' ) === 'asc' ? 'asc' : 'desc',
		page: Number.isInteger( page ) && page > 0 ? page : DEFAULTS.page,
		perPage: PER_PAGE.find( ( allowed ) => allowed === perPage ) ?? DEFAULTS.perPage,
	};
}

/** Returns only values that differ from the defaults. */
export function writeView( view: ListView ): Record< string, string > {
	const entries = Object.entries( view ).filter(
		( [ name, value ] ) => value !== DEFAULTS[ name as keyof ListView ]
	);
	return Object.fromEntries( entries.map( ( [ name, value ] ) => [ name, String( value ) ] ) );
}

export function addressOf( view: ListView ): { pathname: string; search: string } {
	return { pathname: '/', search: new URLSearchParams( writeView( view ) ).toString() };
}

/** Applies a change and returns to the first page. */
export function changed( view: ListView, change: Partial< ListView > ): ListView {
	return { ...view, page: 1, ...change };
}

export function toQuery( { filter, search, orderby, order, page, perPage }: ListView ): SurveyListQuery {
	return {
		page,
		orderby,
		order,
		select: SELECTED,
		...( perPage === DEFAULTS.perPage ? {} : { per_page: perPage } ),
		...( filter === 'all' ? {} : { filter: { status: filter } } ),
		...( search === '' ? {} : { search } ),
	};
}

function oneOf< T extends string >( allowed: readonly T[], value: string | null ): T | undefined {
	return allowed.find( ( candidate ) => candidate === value );
}
