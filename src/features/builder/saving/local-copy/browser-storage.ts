type Kept = Pick< Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' >;

/** Returns the browser's storage, or a temporary one if storage is blocked. */
export function browserStorage( kind: 'localStorage' | 'sessionStorage' ): Kept {
	try {
		return window[ kind ];
	} catch {
		return forgetful;
	}
}

const forgetful: Kept = {
	length: 0,
	key: () => null,
	getItem: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
};
