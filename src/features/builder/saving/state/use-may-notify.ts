import { useSite } from '@/lib/site';
import type { MayNotify } from '@/features/builder/draft/form/load-survey';

/** Webhooks send all responses to other servers, so they need permission to view responses. */
export function useMayNotify(): MayNotify {
	const { can } = useSite();
	return can.view || ( can.settings && 'mail' );
}
