import { isFuture } from '@/lib/survey-state';
import type { Draft } from '../form/draft';
import type { Operation } from '../operations/operations';
import { firstProposal, type Release } from './schedule';

/**
 * What a choice of how the survey ends does. A draft keeps a moment that is still to come, for when it is scheduled
 * again; what was not chosen to its end goes.
 *
 * @param base what the server has; null when it has nothing
 */
export function released( as: Release, { publish_at: at }: Draft, base: Draft | null, timeZone: string ): Operation {
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

/** When it has opened already; that stays as it is. */
function past( base: Draft | null ): string | null {
	const moment = base?.publish_at ?? null;
	return isFuture( moment ) ? null : moment;
}
