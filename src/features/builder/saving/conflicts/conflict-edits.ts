import type { Draft, FormQuestion } from '@/features/builder/draft/form/draft';
import type { Conflict } from '../merge/merge-fields';
import type { Edit } from '@/features/builder/draft/operations/edits';
import { parsePath } from '@/features/builder/draft/operations/paths-by-id';
import {
	parentOf,
	siblingOf,
	itemOf,
	kindOf,
	type Item,
	listOf,
	LISTS,
	type Kind,
	type Ref,
} from '@/features/builder/draft/operations/items';

/** Returns what a conflict is about: an item, one of its fields, or a list of items, which is then named by a possible item. */
export function targetOf( path: string ): { of: Ref; field: string; isList: boolean } {
	const { of, rest } = parsePath( path );
	const field = rest.replace( /^\./, '' );
	const within = kindOf( of );
	const listed = KINDS.find( ( kind ) => LISTS[ kind ].within === within && LISTS[ kind ].path === field );
	return listed === undefined
		? { of, field, isList: false }
		: { of: { ...of, [ listed ]: '' }, field: '', isList: true };
}

const KINDS = Object.keys( LISTS ) as readonly Kind[];

/** Edits that take theirs in one conflict. */
export function editsTo( { path, theirs }: Conflict, their: Draft ): readonly Edit[] {
	const { of, field, isList } = targetOf( path );
	if ( isList ) {
		return isIds( theirs ) ? inOrder( of, theirs ) : [ listIs( of, theirs ) ];
	}
	if ( field === '' ) {
		const taken: Edit = { kind: 'take', of }; // Replaces mine if an undo has restored it.
		return theirs === null ? [ taken ] : [ taken, ...put( of, theirs as Item, their ) ];
	}
	if ( field === 'type' && of.question !== undefined ) {
		const { type, config } = theirs as Pick< FormQuestion, 'type' | 'config' >;
		return [
			{ kind: 'set', of, path: 'type', value: type },
			{ kind: 'set', of, path: 'config', value: config },
		];
	}
	return [ { kind: 'set', of, path: field, value: theirs } ];
}

function isIds( value: unknown ): value is readonly string[] {
	return Array.isArray( value ) && value.every( ( item ) => typeof item === 'string' );
}

function inOrder( of: Ref, ids: readonly string[] ): Edit[] {
	return ids.map( ( id, place ) => ( { kind: 'move', of: siblingOf( of, id ), after: ids[ place - 1 ] ?? null } ) );
}

function listIs( of: Ref, list: unknown ): Edit {
	const { path } = LISTS[ kindOf( of ) ?? 'question' ];
	return { kind: 'set', of: parentOf( of ), path, value: list };
}

/** Restores it at its position there. */
function put( of: Ref, item: Item, their: Draft ): Edit[] {
	const list = listOf( their, of ) ?? [];
	const place = list.findIndex( ( { id } ) => id === item.id );
	const after = list[ place - 1 ]?.id ?? null;
	return itemOf( their, of ) === undefined ? [] : [ { kind: 'put', of, item, after } ];
}
