import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Pager } from '@/components/lists/table/Pager';
import type { Theme } from '@/contract/types';
import { themeAnswers } from '@/features/results/api/themes';
import { TypedAnswers } from '../questions/TypedAnswers';

/** The answers that belong to a theme. */
export function ThemeAnswers( { surveyId, theme }: { surveyId: number; theme: Theme } ) {
	const [ page, setPage ] = useState( 1 );
	const answers = useQuery( themeAnswers( theme.id, theme.count, page ) );

	return (
		<QueryState
			query={ answers }
			skeleton={ <Skeleton height="120px" /> }
			failure={ __( 'Couldn’t load the answers.', 'userfeedback' ) }
		>
			{ ( { items, pagination } ) => (
				<>
					<TypedAnswers
						surveyId={ surveyId }
						answers={ items }
						empty={ __( 'No answers match this theme.', 'userfeedback' ) }
					/>
					<Pager pagination={ pagination } onPage={ setPage } />
				</>
			) }
		</QueryState>
	);
}
