import type { UseQueryResult } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { MailSample } from '@/contract/types';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';

interface Props< Answer > {
	sample: { query: UseQueryResult< Answer | null >; isBehind: boolean };
	/** The size of a sample that is loading. */
	skeleton: ReactNode;
	children: ( sample: Answer ) => ReactNode;
}

/** A sample, and the response it is based on. */
export function SampleState< Answer extends Pick< MailSample, 'is_made_up' > >( {
	sample: { query, isBehind },
	skeleton,
	children,
}: Props< Answer > ) {
	if ( query.fetchStatus === 'idle' && query.isPending ) {
		return (
			<p className="uf-workflow__soft">
				{ __( 'The preview appears when the survey has no errors.', 'userfeedback' ) }
			</p>
		);
	}
	return (
		<QueryState
			query={ query }
			skeleton={
				<div className="uf-workflow__form">
					<p className="uf-workflow__soft">
						<Skeleton width="60%" height="1lh" />
					</p>
					{ skeleton }
				</div>
			}
			failure={ __( 'Couldn’t load the preview.', 'userfeedback' ) }
		>
			{ ( answer ) =>
				answer !== null && (
					<div className="uf-workflow__form">
						<p className="uf-workflow__soft">
							{ isBehind && __( 'Fix the marked fields to see your latest changes.', 'userfeedback' ) }{ ' ' }
							{ answer.is_made_up
								? __(
										'There are no responses yet, so this preview uses sample answers.',
										'userfeedback'
									)
								: __( 'This preview uses your latest response.', 'userfeedback' ) }
						</p>
						{ children( answer ) }
					</div>
				)
			}
		</QueryState>
	);
}
