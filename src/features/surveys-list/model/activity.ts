import type { SurveyActivity } from '@/contract/types';

export function lastDays( { last_days: days }: SurveyActivity ): number {
	return days.reduce( ( sum, count ) => sum + count, 0 );
}

/**
 * Returns the response rate in percent; null without impressions. Some impressions aren't recorded, so there may be more
 * responses than impressions.
 */
export function responseRate( responses: number, { impressions }: SurveyActivity ): number | null {
	return impressions > 0 ? Math.min( 100, ( 100 * responses ) / impressions ) : null;
}
