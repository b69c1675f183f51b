import type { Copy } from './copy';
import { forgetCopy, forgetOldCopies, keepCopy, keptCopies, type Place } from './storage';
import { renamedTab, tabsWith, thisTab } from './tabs';

/**
 * What was typed here before, in this tab or in one that is gone: never what another tab is still at.
 *
 * @returns null where there is nothing
 */
export async function findCopy( place: Place ): Promise< Copy | null > {
	forgetOldCopies( Date.now() );
	const kept = keptCopies( place );
	if ( kept.length === 0 ) {
		return null;
	}
	const open = await tabsWith( place );
	const tab = open.has( thisTab() ) ? renamedTab() : thisTab(); // A duplicated tab is one of its own.
	const found = kept.find( ( one ) => one.tab === tab ) ?? kept.find( ( one ) => ! open.has( one.tab ) );
	if ( found && found.tab !== tab ) {
		keepCopy( place, tab, found.copy ); // It is this tab's from here on.
		forgetCopy( place, found.tab );
	}
	return found?.copy ?? null;
}
