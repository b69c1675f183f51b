import type { Draft } from '../form/draft';
import { isSame } from '@/lib/same';
import { type Item, itemOf, listAround, listOf, type Ref, withItem, withList } from './places';
import { firstMissing, valueAt, withValue } from './paths';

/**
 * The smallest changes there are; all else is made of them. Each has its opposite, so that nothing but the change itself
 * has to be remembered. They name what they change by its identity, and leave alone what has gone since.
 */
export type Edit =
	| { kind: 'set'; of: Ref; path: string; value: unknown }
	/** Into its list: first, or behind another item. */
	| { kind: 'put'; of: Ref; item: Item; after: string | null }
	| { kind: 'take'; of: Ref }
	| { kind: 'move'; of: Ref; after: string | null };

interface Step {
	draft: Draft;
	back: Edit;
}

export interface Applied {
	draft: Draft;
	/** What takes it back, in the order in which to do so. */
	back: readonly Edit[];
	/** Those that changed anything. */
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

/** Null when there is nothing to change. */
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

/** @param after the end of the list when it is not there any more */
function inserted( list: readonly Item[], item: Item, after: string | null ): readonly Item[] {
	const found = list.findIndex( ( { id } ) => id === after );
	const place = after === null ? 0 : found === -1 ? list.length : found + 1;
	return [ ...list.slice( 0, place ), item, ...list.slice( place ) ];
}

function before( list: readonly Item[], item: Item ): string | null {
	return list[ list.indexOf( item ) - 1 ]?.id ?? null;
}
