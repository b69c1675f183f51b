import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import './QueryState.scss';

interface Props< Data > {
	query: UseQueryResult< Data >;
	skeleton: ReactNode;
	/** What failed, as a sentence; the server's own words follow it. */
	failure: string;
	/** Where to go from an address that leads nowhere. */
	wayOn?: ReactNode;
	children: ( data: Data ) => ReactNode;
}

/** A query's three faces. Data that is being refreshed stays where it is, a line above it says so. */
export function QueryState< Data >( { query, skeleton, failure, wayOn, children }: Props< Data > ) {
	if ( query.isPending ) {
		return <div aria-busy="true">{ skeleton }</div>;
	}
	if ( isMissing( query.error ) ) {
		return (
			<EmptyState
				title={ __( 'This page doesn’t exist', 'userfeedback' ) }
				text={ __( 'It may have been deleted, or the link may be outdated.', 'userfeedback' ) }
			>
				{ wayOn }
			</EmptyState>
		);
	}
	if ( query.isError && query.data === undefined ) {
		return <ErrorState failure={ failure } error={ query.error } onRetry={ () => void query.refetch() } />;
	}
	return (
		<div className={ query.isPlaceholderData ? 'uf-query is-old' : 'uf-query' } aria-busy={ query.isFetching }>
			{ query.isPlaceholderData && <div className="uf-query__refreshing" /> }
			{ children( query.data as Data ) }
		</div>
	);
}

/** Trying again would not bring it back. */
export function isMissing( error: Error | null ): boolean {
	return error instanceof ApiError && error.status === 404;
}
