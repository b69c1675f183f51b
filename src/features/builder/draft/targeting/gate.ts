import { LIMITS } from '@/contract/limits';
import type { Behavior, WidgetGate } from '@/contract/types';

/**
 * Returns a survey's gate, as the server would output it; undefined if it has none.
 *
 * @param siteDays the site's quiet days
 */
export function gateOf(
	{ quiet, quiet_days: own, share }: Pick< Behavior, 'quiet' | 'quiet_days' | 'share' >,
	siteDays: number
): WidgetGate | undefined {
	const days = quiet === 'own' ? own : quiet === 'site' ? siteDays : 0;
	return days > 0 || share < LIMITS.SHARE ? { days, own: quiet === 'own', share } : undefined;
}
