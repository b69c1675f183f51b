import { useSite } from '@/lib/site';
import type { MayTell } from './form/load';

/** Webhooks let other servers read every answer, so they are for who may read them. */
export function useMayTell(): MayTell {
	const { can } = useSite();
	return can.view || ( can.settings && 'mail' );
}
