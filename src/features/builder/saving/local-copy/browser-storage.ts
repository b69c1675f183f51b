type BrowserStorage = Pick< Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' >;

/** Returns the browser's storage, or a temporary one if storage is blocked. */
export function browserStorage( kind: 'localStorage' | 'sessionStorage' ): BrowserStorage {
	try {
		return window[ kind ];
	} catch {
		return forgetful;
	}
}

const forgetful: BrowserStorage = {
	length: 0,
	key: () => null,
	getItem: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
};
