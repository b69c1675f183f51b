import type { Copy } from './copy';
import { deleteCopy, deleteOldCopies, storeCopy, storedCopies, type CopyKey } from './storage';
import { renamedTab, otherTabsWith, thisTab } from './tabs';

/**
 * Returns unsaved changes of this tab or of a closed one, never of another open tab.
 *
 * @returns null if there are none
 */
export async function findCopy( place: CopyKey ): Promise< Copy | null > {
	deleteOldCopies( Date.now() );
	const kept = storedCopies( place );
	if ( kept.length === 0 ) {
		return null;
	}
	const open = await otherTabsWith( place );
	const tab = open.has( thisTab() ) ? renamedTab() : thisTab(); // A duplicated tab is a new tab.
	const found = kept.find( ( one ) => one.tab === tab ) ?? kept.find( ( one ) => ! open.has( one.tab ) );
	if ( found && found.tab !== tab ) {
		storeCopy( place, tab, found.copy ); // This tab owns it from now on.
		deleteCopy( place, found.tab );
	}
	return found?.copy ?? null;
}
