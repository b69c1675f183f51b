import { useSite } from '@/lib/site';
import { SummaryOffer } from './SummaryOffer';
import { SummaryOfSurvey } from './SummaryOfSurvey';

/** What a model makes of the results, for the plans that have it; what it would be, for the others. */
export function SummaryCard( { surveyId }: { surveyId: number } ) {
	return useSite().features[ 'ai-summary' ] ? (
		<SummaryOfSurvey key={ surveyId } surveyId={ surveyId } />
	) : (
		<SummaryOffer />
	);
}
