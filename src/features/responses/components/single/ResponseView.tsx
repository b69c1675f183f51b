import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { RowsSkeleton } from '@/components/lists/RowsSkeleton';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { isMissing, QueryState } from '@/components/ui/feedback/QueryState';
import type { SingleResponse } from '@/contract/types';
import { ResponseAnswers } from './ResponseAnswers';
import { ResponseDetails } from './ResponseDetails';
import './single.scss';

interface Props {
	response: UseQueryResult< SingleResponse >;
	/** URL of the list that the response is opened from. */
	list: string;
}

/** The contents of one response, used both on its own page and next to the list. */
export function ResponseView( { response, list }: Props ) {
	const wayOn = <LinkButton to={ list }>{ __( 'Back to All Responses', 'userfeedback' ) }</LinkButton>;

	return isMissing( response.error ) ? (
		<EmptyState
			title={ __( 'Response not found', 'userfeedback' ) }
			text={ __( 'It may have been deleted, or it belongs to another survey.', 'userfeedback' ) }
		>
			{ wayOn }
		</EmptyState>
	) : (
		<QueryState
			query={ response }
			skeleton={ <RowsSkeleton height="48px" /> }
			failure={ __( 'Couldn’t load the response.', 'userfeedback' ) }
		>
			{ ( data ) => (
				<div className="uf-response" aria-busy={ response.isPlaceholderData }>
					<ResponseAnswers response={ data } />
					<ResponseDetails response={ data } />
				</div>
			) }
		</QueryState>
	);
}
