import type { SurveyActivity } from '@/contract/types';

export function lastDays( { last_days: days }: SurveyActivity ): number {
	return days.reduce( ( sum, count ) => sum + count, 0 );
}
