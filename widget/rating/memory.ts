import { attempt } from '../shared/trust/attempt';
import { parseJson } from '../shared/trust/json';

/** A browser's stored vote on one post. */
export interface StoredVote {
	/** The vote's id, once sending was tried: every request with it is the same vote. */
	token?: string;
	/** 0 once withdrawn. */
	rating: number;
	nonce: string;
	/** When it was made or last confirmed, in milliseconds. */
	at: number;
	/** Not on the server yet. */
	waits: boolean;
	/** The visitor has given a reason. */
	told?: boolean;
	/** The server's numbers with this vote. */
	average?: number | null;
	total?: number;
}

export interface RatingMemory {
	get( post: number ): StoredVote | undefined;
	/** @returns whether true if it outlives the page. */
	set( post: number, kept: StoredVote ): boolean;
	/** Posts whose votes exist only in this browser, and outlive the page. */
	waiting(): number[];
}

/**
 * Stores each post's vote under a separate key: two tabs that write one list almost simultaneously don't see each other's
 * changes. The voter asked for the vote to be stored, so it needs no consent; if storage is denied, it is known until the page
 * is left. Smaller than survey/memory/store, which surveys need for more.
 *
 * @param site URL of the site's routes: several sites in folders of one host may share a browser's storage.
 * @param open returns the storage; it may throw, and so may every operation on the storage.
 */
export function ratingMemory( site: string, open: () => Storage ): RatingMemory {
	const prefix = `userfeedback-ratings:${ site }`;
	const keyOf = ( post: number ): string => `${ prefix }${ post }`;
	const held = new Map< string, string >();
	const stored = ( key: string ): string | null | undefined => attempt( () => open().getItem( key ) );
	const get = ( post: number ): StoredVote | undefined => {
		const key = keyOf( post );
		return parseJson( held.get( key ) ?? stored( key ), ( { rating }: StoredVote ) => rating >= 0 && rating <= 5 );
	};
	return {
		get,
		set: ( post, kept ) => {
			const key = keyOf( post );
			const text = JSON.stringify( kept );
			held.delete( key );
			attempt( () => open().setItem( key, text ) );
			return stored( key ) === text || ! held.set( key, text );
		},
		waiting: () =>
			( attempt( () => Object.keys( open() ) ) ?? [] )
				.map( ( key ) => Number( key.replace( prefix, '' ) ) )
				.filter( ( post ) => get( post )?.waits ),
	};
}
