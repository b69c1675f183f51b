import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Pager } from '@/components/ui/list/Pager';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import { adminPage } from '@/lib/links';
import { useSite } from '@/lib/site';
import { surveysWithCounts } from '../api/get-surveys';
import { SurveysWithCounts } from '../components/SurveysWithCounts';
import { ResultsSkeleton } from '../components/ResultsSkeleton';

export function ResultsOverviewScreen() {
	const site = useSite();
	const [ params, setParams ] = useSearchParams();
	const surveys = useQuery(
		surveysWithCounts( Math.max( 1, Number.parseInt( params.get( 'page' ) ?? '1', 10 ) || 1 ) )
	);

	return (
		<Screen title={ __( 'Results Overview', 'userfeedback' ) }>
			<QueryState
				query={ surveys }
				skeleton={ <ResultsSkeleton /> }
				failure={ __( 'The surveys could not be loaded.', 'userfeedback' ) }
			>
				{ ( { items, pagination } ) =>
					pagination.total === 0 ? (
						<EmptyState
							title={ __( 'No Surveys', 'userfeedback' ) }
							text={ __( 'Results appear here once a survey has answers.', 'userfeedback' ) }
						>
							{ site.can.edit && (
								<Button
									__next40pxDefaultSize
									variant="primary"
									href={ adminPage( site, 'userfeedback_surveys', '/new' ) }
								>
									{ __( 'Create New', 'userfeedback' ) }
								</Button>
							) }
						</EmptyState>
					) : (
						<>
							<SurveysWithCounts surveys={ items } />
							<Pager
								pagination={ pagination }
								onPage={ ( page ) => setParams( page === 1 ? {} : { page: String( page ) } ) }
							/>
						</>
					)
				}
			</QueryState>
		</Screen>
	);
}
