import { attempt } from '../../shared/trust/attempt';

/** Texts by key, stored by the browser if allowed, otherwise until the page is left. */
export interface Store {
	keys(): string[];
	get( key: string ): string | null;
	/** @returns whether true if the text outlives the page. */
	set( key: string, text: string ): boolean;
	remove( key: string ): void;
}

/**
 * @param open     returns the browser's storage; it may throw, and so may every operation on the storage.
 * @param mayStore true if the visitor allows the site to store data, or no consent is required.
 */
export function browserStore( open: () => Storage, mayStore: () => boolean ): Store {
	const memory = new Map< string, string >();

	return {
		keys: () => [ ...new Set( [ ...( attempt( () => Object.keys( open() ) ) ?? [] ), ...memory.keys() ] ) ],
		get: ( key ) => memory.get( key ) ?? attempt( () => open().getItem( key ) ) ?? null,
		set: ( key, text ) => {
			const durable = attempt( () => {
				const storage = open();
				if ( mayStore() ) {
					storage.setItem( key, text );
				}
				return storage.getItem( key ) === text;
			} );
			if ( durable ) {
				memory.delete( key );
			} else {
				memory.set( key, text );
			}
			return !! durable;
		},
		remove: ( key ) => {
			memory.delete( key );
			attempt( () => open().removeItem( key ) );
		},
	};
}
