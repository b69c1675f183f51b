import { attempt } from '../attempt';

/** What this browser keeps of its vote on one post. */
export interface Kept {
	/** The vote's own id, once it was tried to be sent: whatever comes under it is the same vote. */
	token?: string;
	/** 0 once it was withdrawn. */
	rating: number;
	nonce: string;
	/** When it was given or last confirmed, in milliseconds. */
	at: number;
	/** Not with the server yet. */
	waits: boolean;
	/** The visitor has said why. */
	told?: boolean;
	/** As the server counted with this vote. */
	average?: number | null;
	total?: number;
}

export interface RatingMemory {
	get( post: number ): Kept | undefined;
	/** @returns whether it outlives the page. */
	set( post: number, kept: Kept ): boolean;
	/** Posts whose votes are with this browser only, and outlive the page. */
	waiting(): number[];
}

/**
 * Each post has a key of its own: two tabs that write one list within the same moments do not see each other's. A vote
 * that is kept is what its voter asked for, and waits for no consent; where storage is denied it is known while the page
 * lives. Smaller than memory/store, which the survey needs for more.
 *
 * @param site address of the site's routes: several sites may share a browser's storage, in folders of one host.
 * @param open gives the storage; it may throw, and so may everything the storage does.
 */
export function ratingMemory( site: string, open: () => Storage ): RatingMemory {
	const prefix = `userfeedback-ratings:${ site }`;
	const keyOf = ( post: number ): string => `${ prefix }${ post }`;
	const held = new Map< string, string >();
	const stored = ( key: string ): string | null | undefined => attempt( () => open().getItem( key ) );
	const get = ( post: number ): Kept | undefined => {
		const key = keyOf( post );
		const kept = attempt( () => JSON.parse( held.get( key ) ?? stored( key ) ?? '' ) as Kept | null );
		return kept && kept.rating >= 0 && kept.rating <= 5 ? kept : undefined;
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
