import { isSame } from '@/lib/is-same';
import type { Note, Sides } from './merge-fields';

interface Item {
	readonly id: string;
}

/** The base of an item that both sides added as one: it was stored by a save whose response was lost, then edited. */
const NOTHING = {};

type Lists< T > = Sides< readonly T[] >;

/** Merges items that one side added, deleted or moved, and the fields of those that both still have. */
export function mergeList< T extends Item >(
	lists: Lists< T >,
	path: string,
	merge: ( sides: Sides< T >, path: string ) => T,
	note: Note
): readonly T[] {
	const kept = new Map< string, T >();
	for ( const id of new Set( [ ...lists.mine, ...lists.theirs ].map( ( item ) => item.id ) ) ) {
		const item = mergedItem( lists, id, `${ path }[${ id }]`, merge, note );
		if ( item !== null ) {
			kept.set( id, item );
		}
	}
	const merged = mergedOrder( lists, new Set( kept.keys() ), path, note ).flatMap( ( id ) => kept.get( id ) ?? [] );
	return merged.length === lists.mine.length && merged.every( ( item, place ) => item === lists.mine[ place ] )
		? lists.mine
		: merged;
}

function mergedItem< T extends Item >(
	lists: Lists< T >,
	id: string,
	path: string,
	merge: ( sides: Sides< T >, path: string ) => T,
	note: Note
): T | null {
	const [ base, mine, theirs ] = [ lists.base, lists.mine, lists.theirs ].map(
		( list ) => list.find( ( item ) => item.id === id ) ?? null
	) as [ T | null, T | null, T | null ];

	if ( mine && theirs ) {
		return merge( { base: base ?? ( NOTHING as T ), mine, theirs }, path );
	}
	const left = mine ?? theirs;
	if ( base === null ) {
		return left; // Added by one side.
	}
	if ( isSame( left, base ) ) {
		return null;
	}
	note( { path, mine, theirs } ); // Deleted by one side, changed by the other.
	return mine;
}

/** Returns the order of the side that changed it, with the other's new items after the same predecessors. */
function mergedOrder( lists: Lists< Item >, kept: ReadonlySet< string >, path: string, note: Note ): string[] {
	const [ base, mine, theirs ] = [ lists.base, lists.mine, lists.theirs ].map( ( list ) =>
		list.map( ( { id } ) => id ).filter( ( id ) => kept.has( id ) )
	) as [ string[], string[], string[] ];
	const common = base.filter( ( id ) => mine.includes( id ) && theirs.includes( id ) );
	const inOrder = ( order: string[] ) => order.filter( ( id ) => common.includes( id ) );
	const iMoved = ! isSame( inOrder( mine ), common );
	const theyMoved = ! isSame( inOrder( theirs ), common );

	if ( iMoved && theyMoved && ! isSame( inOrder( mine ), inOrder( theirs ) ) ) {
		note( { path, mine, theirs } );
	}
	return iMoved || ! theyMoved ? withNew( mine, theirs ) : withNew( theirs, mine );
}

function withNew( order: readonly string[], other: readonly string[] ): string[] {
	return other.reduce< string[] >(
		( ids, id, place ) => {
			if ( ids.includes( id ) ) {
				return ids;
			}
			const at = 1 + ids.indexOf( other[ place - 1 ] ?? '' );
			return [ ...ids.slice( 0, at ), id, ...ids.slice( at ) ];
		},
		[ ...order ]
	);
}
