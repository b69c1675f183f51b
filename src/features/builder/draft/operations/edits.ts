import type { Draft } from '../form/draft';
import { isSame } from '@/lib/is-same';
import { type Item, itemOf, listAround, listOf, type Ref, withItem, withList } from './items';
import { firstMissing, valueAt, withValue } from './value-paths';

/**
 * The smallest possible changes; all others consist of them. Each has an inverse, so only the change itself needs to be stored.
 * They identify their targets by id, and skip targets that were deleted since.
 */
export type Edit =
	| { kind: 'set'; of: Ref; path: string; value: unknown }
	/** Inserts into its list: first, or after an item. */
	| { kind: 'put'; of: Ref; item: Item; after: string | null }
	| { kind: 'take'; of: Ref }
	| { kind: 'move'; of: Ref; after: string | null };

interface Step {
	draft: Draft;
	back: Edit;
}

export interface Applied {
	draft: Draft;
	/** The edits that undo it, in order. */
	back: readonly Edit[];
	/** Edits that changed something. */
	done: readonly Edit[];
}

export function applyEdits( draft: Draft, edits: readonly Edit[] ): Applied {
	return edits.reduce< Applied >(
		( before, edit ) => {
			const step = applied( before.draft, edit );
			return step === null
				? before
				: { draft: step.draft, back: [ step.back, ...before.back ], done: [ ...before.done, edit ] };
		},
		{ draft, back: [], done: [] }
	);
}

/** Returns null if there is no change. */
function applied( draft: Draft, edit: Edit ): Step | null {
	switch ( edit.kind ) {
		case 'set':
			return set( draft, edit );
		case 'put':
			return put( draft, edit );
		case 'take':
			return take( draft, edit );
		case 'move':
			return move( draft, edit );
	}
}

type Of< Kind extends Edit[ 'kind' ] > = Extract< Edit, { kind: Kind } >;

function set( draft: Draft, { of, path, value }: Of< 'set' > ): Step | null {
	const item = itemOf( draft, of );
	if ( item === undefined || isSame( valueAt( item, path ), value ) ) {
		return null;
	}
	const missing = firstMissing( item, path );
	return {
		draft: withItem( draft, of, withValue( item, path, value ) ),
		back: { kind: 'set', of, path: missing, value: valueAt( item, missing ) },
	};
}

function put( draft: Draft, { of, item, after }: Of< 'put' > ): Step | null {
	const list = listOf( draft, of );
	if ( list === undefined || list.some( ( { id } ) => id === item.id ) ) {
		return null;
	}
	return {
		draft: withList( draft, of, inserted( list, item, after ) ),
		back: { kind: 'take', of },
	};
}

function take( draft: Draft, { of }: Of< 'take' > ): Step | null {
	const { list, item } = listAround( draft, of );
	if ( item === undefined ) {
		return null;
	}
	return {
		draft: withList( draft, of, without( list, item ) ),
		back: { kind: 'put', of, item, after: before( list, item ) },
	};
}

function move( draft: Draft, { of, after }: Of< 'move' > ): Step | null {
	const { list, item } = listAround( draft, of );
	if ( item === undefined || item.id === after || before( list, item ) === after ) {
		return null;
	}
	return {
		draft: withList( draft, of, inserted( without( list, item ), item, after ) ),
		back: { kind: 'move', of, after: before( list, item ) },
	};
}

function without( list: readonly Item[], item: Item ): readonly Item[] {
	return list.filter( ( candidate ) => candidate !== item );
}

/** @param after the end of the list if it no longer exists */
function inserted( list: readonly Item[], item: Item, after: string | null ): readonly Item[] {
	const found = list.findIndex( ( { id } ) => id === after );
	const place = after === null ? 0 : found === -1 ? list.length : found + 1;
	return [ ...list.slice( 0, place ), item, ...list.slice( place ) ];
}

function before( list: readonly Item[], item: Item ): string | null {
	return list[ list.indexOf( item ) - 1 ]?.id ?? null;
}
