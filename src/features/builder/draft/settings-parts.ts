import type { SurveySettings } from '@/contract/types';
import type { Draft } from './form/draft';

type Parts = Pick< SurveySettings, 'enable_tracking' | 'targeting' | 'geo_targeting' | 'behavior' >;

/** Returns the parts edited in the Settings step; null until the server has given the survey its settings. */
export function partsOf( { settings }: Draft ): Parts | null {
	const { enable_tracking: tracking, targeting, geo_targeting: geo, behavior } = settings;
	return tracking === undefined || targeting === undefined || geo === undefined || behavior === undefined
		? null
		: { enable_tracking: tracking, targeting, geo_targeting: geo, behavior };
}
