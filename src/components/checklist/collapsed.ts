const KEY = 'userfeedback-checklist-folded';

/** Stored in this browser only, and not at all if it blocks storage. */
export function isCollapsed(): boolean {
	try {
		return window.localStorage.getItem( KEY ) !== null;
	} catch {
		return false;
	}
}

export function storeCollapsed( folded: boolean ): void {
	try {
		if ( folded ) {
			window.localStorage.setItem( KEY, '1' );
		} else {
			window.localStorage.removeItem( KEY );
		}
	} catch {
		// Then it is open again on the next page.
	}
}
