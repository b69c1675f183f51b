import type { SurveyActivity } from '@/contract/types';

export function lastDays( { last_days: days }: SurveyActivity ): number {
	return days.reduce( ( sum, count ) => sum + count, 0 );
}

/**
 * How many of those who saw a survey answered it, in percent; null where nobody saw it. A display that was not told
 * may leave more answers than displays.
 */
export function responseRate( responses: number, { impressions }: SurveyActivity ): number | null {
	return impressions > 0 ? Math.min( 100, ( 100 * responses ) / impressions ) : null;
}
