import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { QueryState } from '@/components/ui/feedback/QueryState';
import type { Pagination } from '@/contract/types';
import { RowsSkeleton } from './RowsSkeleton';

interface Props< Data > {
	query: UseQueryResult< Data >;
	/** The page in the URL; one beyond the last redirects to the last. */
	page: number;
	addressOf: ( parts: { page: number } ) => { search: string };
	skeleton?: ReactNode;
	/** Sentence that says what failed. */
	failure: string;
	/** Link to show if the address doesn't exist. */
	wayOn?: ReactNode;
	children: ( data: Data ) => ReactNode;
}

/** Shows a list while it loads, if that fails, and then its content. */
export function ListState< Data extends { pagination: Pagination } >( props: Props< Data > ) {
	const { query, page, addressOf, skeleton = <RowsSkeleton />, ...others } = props;
	const pages = query.isPlaceholderData ? 0 : ( query.data?.pagination.pages ?? 0 );

	return pages > 0 && page > pages ? (
		<Navigate replace to={ addressOf( { page: pages } ) } />
	) : (
		<QueryState query={ query } skeleton={ skeleton } { ...others } />
	);
}
