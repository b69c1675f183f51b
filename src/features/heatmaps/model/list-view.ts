import { anyText, defineListView, oneOf, ORDER, type ViewOf } from '@/components/lists/list-view';
import type { HeatmapListQuery } from '@/contract/types';

const PER_PAGE = 10;

const PARTS = {
	search: anyText,
	orderby: oneOf( [ 'views', 'clicks', 'title', 'last_day' ], 'views' ),
	order: ORDER,
};

export const heatmapsView = defineListView( PARTS );
export type ListView = ViewOf< typeof PARTS >;
export type SortColumn = ListView[ 'orderby' ];

export function queryOf( { search, ...view }: ListView ): HeatmapListQuery {
	return { ...view, per_page: PER_PAGE, ...( search === '' ? {} : { search } ) };
}
