import type { WidgetGate } from '../../../src/contract/types';
import { belongsToFull, type QuotaVisit } from './full-quotas';

/** The visitor isn't in the share, sees another version, has seen a pop-up within the quiet days, or belongs to a full quota. */
export type GateReason = 'share' | 'other_version' | 'quiet' | 'quota';

/** A pop-up's id, and when it was shown, in milliseconds. */
export type Display = [ id: number, at: number ];

/** A browser's record, for all surveys of a site. */
export interface VisitorRecord {
	/** A random number that decides in which shares the visitor is, and which versions; 0 or NaN if nothing may be stored. */
	seed: number;
	shown: Display[];
}

/** The share of all visitors. */
export const ALL = 1000;

/** Milliseconds. */
const DAY = 86_400_000;

/** Spreads similar numbers. */
const MIXER = 0x9e3779b1;

/**
 * Returns a visitor's place in a survey's share, from 0 to below 1000. It stays the same, so a larger share only adds visitors. A visitor's
 * places in different surveys are independent.
 */
export function placeInShare( seed: number, id: number ): number {
	const mixed = Math.imul( seed ^ Math.imul( id, MIXER ), MIXER );
	return ( ( Math.imul( mixed ^ ( mixed >>> 15 ), MIXER ) >>> 0 ) / 2 ** 32 ) * ALL;
}

/**
 * Returns why a survey's gate keeps it from a visitor; empty if it doesn't. A time in the future, from a clock that was set back,
 * counts like one in the past, so that it can't hide surveys forever. Of two versions, a visitor sees one for good: by the complement of
 * the original's id, which makes it independent of the shares of both.
 *
 * @param floats false if the page has a place for the survey: then quiet days and versions don't apply.
 */
export function gateReason(
	id: number,
	{ days, own, share, full = [], part }: WidgetGate,
	floats: boolean,
	{ seed, shown }: VisitorRecord,
	now: number,
	visit: QuotaVisit
): GateReason | '' {
	return share < ALL && ! ( seed && placeInShare( seed, id ) < share )
		? 'share'
		: floats &&
			  part?.second !== undefined &&
			  ! ( seed && placeInShare( seed, ~part.of ) >= ALL / 2 === part.second )
			? 'other_version'
			: floats && shown.some( ( [ other, at ] ) => ( other === id ) === own && Math.abs( now - at ) < days * DAY )
				? 'quiet'
				: belongsToFull( full, visit )
					? 'quota'
					: '';
}
