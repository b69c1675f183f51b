import { useSite } from '@/lib/site';
import { SummaryOffer } from './SummaryOffer';
import { SurveySummary } from './SurveySummary';

/** The AI summary of the results if the plan includes it, otherwise a preview of the feature. */
export function SummaryCard( { surveyId }: { surveyId: number } ) {
	return useSite().features[ 'ai-summary' ] ? (
		<SurveySummary key={ surveyId } surveyId={ surveyId } />
	) : (
		<SummaryOffer />
	);
}
