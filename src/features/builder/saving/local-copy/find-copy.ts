import type { Copy } from './copy';
import { forgetCopy, forgetOldCopies, keepCopy, keptCopies, type Place } from './storage';
import { renamedTab, tabsWith, thisTab } from './tabs';

/**
 * Returns unsaved changes of this tab or of a closed one, never of another open tab.
 *
 * @returns null if there are none
 */
export async function findCopy( place: Place ): Promise< Copy | null > {
	forgetOldCopies( Date.now() );
	const kept = keptCopies( place );
	if ( kept.length === 0 ) {
		return null;
	}
	const open = await tabsWith( place );
	const tab = open.has( thisTab() ) ? renamedTab() : thisTab(); // A duplicated tab is a new tab.
	const found = kept.find( ( one ) => one.tab === tab ) ?? kept.find( ( one ) => ! open.has( one.tab ) );
	if ( found && found.tab !== tab ) {
		keepCopy( place, tab, found.copy ); // This tab owns it from now on.
		forgetCopy( place, found.tab );
	}
	return found?.copy ?? null;
}
