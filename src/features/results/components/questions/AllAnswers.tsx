import { useQuery } from '@tanstack/react-query';
import { Button, SearchControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Pager } from '@/components/lists/table/Pager';
import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { textAnswers } from '@/features/results/api/get-text-answers';
import { formatNumber } from '@/lib/format';
import { useSearch } from '@/lib/hooks/use-search';
import { sprintf } from '@/lib/labels/sprintf';
import { TypedAnswers } from './TypedAnswers';

interface Props {
	surveyId: number;
	stats: QuestionStats;
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

/** The newest answers to a text question. A button shows all of them, with a search. */
export function AllAnswers( { surveyId, stats, asked }: Props ) {
	const [ isWhole, setWhole ] = useState( false );
	const newest = stats.answers.filter( ( { kind } ) => kind === 'answer' );

	if ( isWhole ) {
		return <Searched surveyId={ surveyId } questionId={ stats.id } asked={ asked } />;
	}
	return (
		<>
			<TypedAnswers
				surveyId={ surveyId }
				answers={ newest }
				empty={ __( 'No answers in this date range', 'userfeedback' ) }
			/>
			{ stats.total_answers > newest.length && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setWhole( true ) }>
					{ /* translators: %s: number of answers */ }
					{ sprintf( __( 'Show all %s answers', 'userfeedback' ), formatNumber( stats.total_answers ) ) }
				</Button>
			) }
		</>
	);
}

function Searched( { surveyId, questionId, asked }: { surveyId: number; questionId: string; asked: FilteredQuery } ) {
	const { typed, search, type } = useSearch();
	const [ page, setPage ] = useState( 1 );
	const answers = useQuery( textAnswers( surveyId, questionId, { ...asked, search, page } ) );

	return (
		<>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search answers', 'userfeedback' ) }
				placeholder={ __( 'Search answers', 'userfeedback' ) }
				value={ typed }
				autoFocus
				onChange={ ( text ) => {
					type( text );
					setPage( 1 );
				} }
			/>
			<QueryState
				query={ answers }
				skeleton={ <Skeleton height="240px" /> }
				failure={ __( 'Couldn’t load the answers.', 'userfeedback' ) }
			>
				{ ( { items, pagination, searched } ) => (
					<>
						<TypedAnswers
							surveyId={ surveyId }
							answers={ items }
							empty={ __( 'No matching answers', 'userfeedback' ) }
						/>
						{ searched !== null && (
							<p className="uf-soft">
								{ sprintf(
									/* translators: %s: number of answers */
									__( 'Searched the %s most recent answers.', 'userfeedback' ),
									formatNumber( searched )
								) }
							</p>
						) }
						<Pager pagination={ pagination } onPage={ setPage } />
					</>
				) }
			</QueryState>
		</>
	);
}
