import { anyText, defineListView, oneOf, ORDER, type ViewOf } from '@/components/lists/list-view';
import { PER_PAGE } from '@/components/lists/table/Pager';
import type { SurveyListQuery } from '@/contract/types';

export const FILTERS = [ 'all', 'publish', 'scheduled', 'draft', 'trash' ] as const;
export type Filter = ( typeof FILTERS )[ number ];

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

const PARTS = {
	filter: oneOf( FILTERS, 'all' ),
	search: anyText,
	orderby: oneOf( [ 'id', 'title', 'status', 'created_at', 'responses_count' ], 'id' ),
	order: ORDER,
	perPage: oneOf< number >( PER_PAGE, PER_PAGE[ 0 ] ),
};

export const surveysView = defineListView( PARTS );
export type ListView = ViewOf< typeof PARTS >;
export type SortColumn = ListView[ 'orderby' ];

export function toQuery( { filter, search, orderby, order, page, perPage }: ListView ): SurveyListQuery {
	return {
		page,
		orderby,
		order,
		select: SELECTED,
		...( perPage === PER_PAGE[ 0 ] ? {} : { per_page: perPage } ),
		...( filter === 'all' ? {} : { filter: { status: filter } } ),
		...( search === '' ? {} : { search } ),
	};
}
