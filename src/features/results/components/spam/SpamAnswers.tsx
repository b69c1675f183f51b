import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { ReadAnswer } from '@/contract/types';
import { spamResponse } from '@/features/results/api/get-spam';

/** What was sent, as text and never as anything else. */
export function SpamAnswers( { surveyId, responseId }: { surveyId: number; responseId: number } ) {
	const response = useQuery( spamResponse( surveyId, responseId ) );

	return (
		<QueryState
			query={ response }
			skeleton={ <Skeleton width="60%" height="40px" /> }
			failure={ __( 'The answers could not be loaded.', 'userfeedback' ) }
		>
			{ ( { answers } ) => (
				<dl className="uf-spam__answers">
					{ answers.map( ( answer ) => (
						<div key={ answer.question_id }>
							<dt>{ answer.title }</dt>
							{ wordsOf( answer ).map( ( words, index ) => (
								<dd key={ index } dir="auto">
									{ words }
								</dd>
							) ) }
						</div>
					) ) }
				</dl>
			) }
		</QueryState>
	);
}

function wordsOf( { value, extra: { name, comments } }: ReadAnswer ): string[] {
	const given = Array.isArray( value ) ? value : [ value === null ? '' : String( value ) ];
	const words = [ given.join( ', ' ), name, comments ].filter( ( text ) => text !== '' );
	return words.length > 0 ? words : [ __( 'No answer', 'userfeedback' ) ];
}
