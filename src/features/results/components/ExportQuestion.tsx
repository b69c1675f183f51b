import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { ExportMenu } from '@/components/exports/ExportMenu';
import type { FilteredQuery, SurveyResults } from '@/contract/types';
import { useSite } from '@/lib/site';

interface Props {
	surveyId: number;
	questionId: string;
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

/** Exports one question, with its counts and text answers. */
export function ExportQuestion( { surveyId, questionId, asked }: Props ) {
	const { features } = useSite();
	const { from, to, filter = {} } = asked;
	// The screen has loaded them: the number of responses decides if the file is written immediately.
	const results = useQueryClient().getQueriesData< Partial< SurveyResults > >( {
		queryKey: keys.results( surveyId ),
	} );
	const total = Math.max( 0, ...results.map( ( [ , data ] ) => data?.range_responses_count ?? 0 ) );

	return features.export ? (
		<ExportMenu
			surveyId={ surveyId }
			total={ total }
			question={ questionId }
			range={ { ...( from !== undefined && { from } ), ...( to !== undefined && { to } ) } }
			filter={ filter }
		/>
	) : null;
}
