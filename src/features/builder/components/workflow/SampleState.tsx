import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { MailSample } from '@/contract/types';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';

interface Props< Answer > {
	sample: { query: UseQueryResult< Answer | null >; isBehind: boolean };
	children: ( sample: Answer ) => ReactNode;
}

/** A sample, and whose answer it is of. */
export function SampleState< Answer extends Pick< MailSample, 'is_made_up' > >( {
	sample: { query, isBehind },
	children,
}: Props< Answer > ) {
	if ( query.fetchStatus === 'idle' && query.isPending ) {
		return (
			<p className="uf-workflow__soft">
				{ __( 'It shows here once the survey has no errors.', 'userfeedback' ) }
			</p>
		);
	}
	return (
		<QueryState
			query={ query }
			skeleton={ <Skeleton height="320px" /> }
			failure={ __( 'What will be sent could not be shown.', 'userfeedback' ) }
		>
			{ ( answer ) =>
				answer !== null && (
					<div className="uf-workflow__form">
						<p className="uf-workflow__soft">
							{ isBehind &&
								__( 'The last changes are not in it: correct what is marked.', 'userfeedback' ) }{ ' ' }
							{ answer.is_made_up
								? __( 'Nobody has answered yet, so these answers are made up.', 'userfeedback' )
								: __( 'As it would be sent of the last response.', 'userfeedback' ) }
						</p>
						{ children( answer ) }
					</div>
				)
			}
		</QueryState>
	);
}
