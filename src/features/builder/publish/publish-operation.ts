import { isFuture } from '@/lib/labels/survey-state';
import type { Draft } from '../draft/form/draft';
import type { Operation } from '../draft/operations/operations';
import { firstProposal, type Release } from '../draft/schedule/schedule';

/**
 * Returns the effect of a publishing choice. A draft keeps a future time, for when it is scheduled again; an incomplete choice
 * is removed.
 *
 * @param base the server's draft; null if it has none
 */
export function publishOperation(
	as: Release,
	{ publish_at: at }: Draft,
	base: Draft | null,
	timeZone: string
): Operation {
	const toCome = [ at, base?.publish_at ?? null ].find( ( moment ) => isFuture( moment ) ) ?? null;
	switch ( as ) {
		case 'draft':
			return { type: 'release', as: 'draft', at: toCome ?? past( base ) };
		case 'publish':
			return { type: 'release', as: 'publish', at: past( base ) };
		case 'schedule':
			return { type: 'release', as: 'publish', at: toCome ?? firstProposal( timeZone ) };
	}
}

/** Returns a past opening time, which stays unchanged. */
function past( base: Draft | null ): string | null {
	const moment = base?.publish_at ?? null;
	return isFuture( moment ) ? null : moment;
}
