/** Stores in this browser what the user has seen or dismissed. If storage is blocked, always returns false. */
export function isDismissed( key: string, what = '1' ): boolean {
	try {
		return window.localStorage.getItem( key ) === what;
	} catch {
		return false;
	}
}

export function dismiss( key: string, what = '1' ): void {
	try {
		window.localStorage.setItem( key, what );
	} catch {
		// Then it is shown again next time.
	}
}
