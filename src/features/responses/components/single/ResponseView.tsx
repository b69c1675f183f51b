import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import type { SingleResponse } from '@/contract/types';
import { ResponsesSkeleton } from '../ResponsesSkeleton';
import { ResponseAnswers } from './ResponseAnswers';
import { ResponseDetails } from './ResponseDetails';
import './single.scss';

interface Props {
	response: UseQueryResult< SingleResponse >;
	/** The address of the list that it is opened from. */
	list: string;
}

/** What one response says, on a page of its own and beside the list alike. */
export function ResponseView( { response, list }: Props ) {
	return (
		<QueryState
			query={ response }
			skeleton={ <ResponsesSkeleton /> }
			failure={ __( 'The response could not be loaded.', 'userfeedback' ) }
			wayOn={ <LinkButton to={ list }>{ __( 'Back to All Responses', 'userfeedback' ) }</LinkButton> }
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
