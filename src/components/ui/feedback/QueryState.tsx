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
	/** Sentence that says what failed; the server's message follows it. */
	failure: string;
	/** Link to show if the address doesn't exist. */
	wayOn?: ReactNode;
	children: ( data: Data ) => ReactNode;
}

/** Shows the three states of a query. Data stays during a refresh, with a line above it. */
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

/** Checks for a 404: retrying doesn't help. */
export function isMissing( error: Error | null ): boolean {
	return error instanceof ApiError && error.status === 404;
}
