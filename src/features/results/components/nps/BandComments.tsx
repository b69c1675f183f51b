import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Pager } from '@/components/lists/table/Pager';
import type { FilteredQuery } from '@/contract/types';
import { textAnswers } from '@/features/results/api/get-text-answers';
import { withAnswer } from '@/lib/filters/filter';
import { TypedAnswers } from '../questions/TypedAnswers';
import { type Band, BANDS } from './bands';

interface Props {
	surveyId: number;
	questionId: string;
	asked: FilteredQuery;
	band: Band;
	search: string;
}

/** Comments of one group, ten per page. */
export function BandComments( { surveyId, questionId, asked, band, search }: Props ) {
	const [ page, setPage ] = useState( 1 );
	const { min, max } = BANDS.find( ( known ) => known.band === band ) ?? { min: 1, max: 10 };
	const filter = withAnswer( asked.filter ?? {}, { question_id: questionId, is: 'between', min, max } );
	const comments = useQuery( textAnswers( surveyId, questionId, { ...asked, filter, search, page } ) );

	return (
		<section>
			<h3 className="uf-nps__says">{ title( band ) }</h3>
			<QueryState
				query={ comments }
				skeleton={ <Skeleton height="160px" /> }
				failure={ __( 'Couldn’t load the comments.', 'userfeedback' ) }
			>
				{ ( { items, pagination } ) => (
					<>
						<TypedAnswers
							surveyId={ surveyId }
							type="nps"
							answers={ items }
							empty={
								search === ''
									? __( 'No comments in this date range', 'userfeedback' )
									: __( 'No matching comments', 'userfeedback' )
							}
						/>
						{ pagination.total > 0 && <Pager pagination={ pagination } onPage={ setPage } /> }
					</>
				) }
			</QueryState>
		</section>
	);
}

function title( band: Band ): string {
	switch ( band ) {
		case 'promoter':
			return __( 'Promoter comments', 'userfeedback' );
		case 'passive':
			return __( 'Passive comments', 'userfeedback' );
		case 'detractor':
			return __( 'Detractor comments', 'userfeedback' );
	}
}
