/** What this browser alone keeps of what somebody has seen or sent away; nothing where it is told to keep nothing. */
export function isNoted( key: string, what = '1' ): boolean {
	try {
		return window.localStorage.getItem( key ) === what;
	} catch {
		return false;
	}
}

export function note( key: string, what = '1' ): void {
	try {
		window.localStorage.setItem( key, what );
	} catch {
		// Then it is as new the next time.
	}
}
