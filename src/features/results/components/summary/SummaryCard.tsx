import { useSite } from '@/lib/site';
import { SummaryOffer } from './SummaryOffer';
import { SummaryOfSurvey } from './SummaryOfSurvey';

/** The AI summary of the results if the plan includes it, otherwise a preview of the feature. */
export function SummaryCard( { surveyId }: { surveyId: number } ) {
	return useSite().features[ 'ai-summary' ] ? (
		<SummaryOfSurvey key={ surveyId } surveyId={ surveyId } />
	) : (
		<SummaryOffer />
	);
}
