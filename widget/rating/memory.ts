import { attempt } from '../attempt';
import type { Store } from '../memory/store';
import { isCount } from './printed';

/** What this browser keeps of its vote on one post. */
export interface Kept {
	/** The vote's own id: whatever comes under it is the same vote. */
	token: string;
	/** 0 once it was withdrawn. */
	rating: number;
	nonce: string;
	/** When it was given or last confirmed, in milliseconds. */
	at: number;
	/** Not with the server yet. */
	isWaiting: boolean;
	/** A reason that is not with the server yet. */
	reason?: string;
	hasTold?: boolean;
	/** As the server counted with this vote. */
	average?: number | null;
	total?: number;
}

export interface RatingMemory {
	get( post: number ): Kept | null;
	set( post: number, kept: Kept ): void;
	/** Whether what was set last outlives the page. */
	isSafe( post: number ): boolean;
	remove( post: number ): void;
	/** Posts of which something is kept. */
	posts(): number[];
}

/**
 * Each post has a key of its own: two tabs that write one list within the same moments do not see each other's.
 *
 * @param site address of the site's routes: several sites may share a browser's storage, in folders of one host.
 */
export function ratingMemory( store: Store, site: string ): RatingMemory {
	const own = `userfeedback-ratings:${ site }`;
	const safe = new Set< number >();
	const read = ( post: number ): Kept | null => {
		const kept = attempt( () => JSON.parse( store.get( `${ own }${ post }` ) ?? '' ) as Kept );
		return kept && kept.token && isCount( kept.rating ) && kept.rating <= 5 && kept.at > 0 ? kept : null;
	};
	return {
		get: read,
		set: ( post, kept ) =>
			void safe[ store.set( `${ own }${ post }`, JSON.stringify( kept ) ) ? 'add' : 'delete' ]( post ),
		isSafe: ( post ) => safe.has( post ),
		remove: ( post ) => store.remove( `${ own }${ post }` ),
		posts: () =>
			store
				.keys()
				.filter( ( key ) => key.startsWith( own ) )
				.map( ( key ) => Number( key.slice( own.length ) ) )
				.filter( ( post ) => isCount( post ) && read( post ) ),
	};
}
