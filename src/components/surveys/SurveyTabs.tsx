import { __ } from '@wordpress/i18n';
import { Link, useSearchParams } from 'react-router-dom';
import { daysIn } from '@/lib/date-range/use-list-days';
import { writeFilter } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import './SurveyTabs.scss';

/** Tabs of a survey's results; the filter and the date range apply to both. */
export function SurveyTabs( { surveyId, open }: { surveyId: number; open: 'summary' | 'responses' } ) {
	const days = daysIn( useSearchParams()[ 0 ] );
	const search = writeFilter( days, useFilter().filter ).toString();
	const results = `/survey/${ String( surveyId ) }`;

	return (
		<nav className="uf-survey-tabs" aria-label={ __( 'Survey results', 'userfeedback' ) }>
			<Link to={ { pathname: results, search } } aria-current={ open === 'summary' ? 'page' : undefined }>
				{ __( 'Summary', 'userfeedback' ) }
			</Link>
			<Link
				to={ { pathname: `${ results }/responses`, search } }
				aria-current={ open === 'responses' ? 'page' : undefined }
			>
				{ __( 'Responses', 'userfeedback' ) }
			</Link>
		</nav>
	);
}
