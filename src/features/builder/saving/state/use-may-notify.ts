import { useSite } from '@/lib/site';
import type { MayTell } from '@/features/builder/draft/form/load-survey';

/** Webhooks send all responses to other servers, so they need permission to view responses. */
export function useMayTell(): MayTell {
	const { can } = useSite();
	return can.view || ( can.settings && 'mail' );
}
