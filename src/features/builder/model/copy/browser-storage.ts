type Kept = Pick< Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' >;

/** What the browser keeps, or nothing that lasts where it is told to keep nothing. */
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
