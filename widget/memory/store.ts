/** Texts by key, kept by the browser where it lets us, else for as long as the page lives. */
export interface Store {
	keys(): string[];
	get( key: string ): string | null;
	/** @returns whether the text outlives the page. */
	set( key: string, text: string ): boolean;
	remove( key: string ): void;
}

/**
 * @param open     gives the browser's storage; it may throw, and so may everything the storage does.
 * @param mayStore whether the visitor lets the site store something, as far as anyone asks.
 */
export function browserStore( open: () => Storage, mayStore: () => boolean ): Store {
	const memory = new Map< string, string >();
	const attempt = < T >( act: ( storage: Storage ) => T, otherwise: T ): T => {
		try {
			return act( open() );
		} catch {
			return otherwise;
		}
	};

	return {
		keys: () => [ ...new Set( [ ...attempt( ( storage ) => Object.keys( storage ), [] ), ...memory.keys() ] ) ],
		get: ( key ) => memory.get( key ) ?? attempt( ( storage ) => storage.getItem( key ), null ),
		set: ( key, text ) => {
			const durable = attempt( ( storage ) => {
				if ( mayStore() ) {
					storage.setItem( key, text );
				}
				return storage.getItem( key ) === text;
			}, false );
			if ( durable ) {
				memory.delete( key );
			} else {
				memory.set( key, text );
			}
			return durable;
		},
		remove: ( key ) => {
			memory.delete( key );
			attempt( ( storage ) => storage.removeItem( key ), undefined );
		},
	};
}
