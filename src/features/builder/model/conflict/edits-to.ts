import type { Draft, FormQuestion } from '../form/draft';
import type { Conflict } from '../merge/merged-fields';
import type { Edit } from '../operations/edits';
import { itemOf, listIn, type Item, type Ref, refTo } from '../operations/places';

const PATH = /^questions(?:\[([^\]]+)\](?:\.config\.options(?:\[([^\]]+)\])?)?)?\.?(.*)$/;

/** What a conflict is about: an item, one of its fields, or the list of items below it. */
export function placeOf( path: string ): { of: Ref; field: string; isList: boolean } {
	const [ whole, question, option, field = '' ] = PATH.exec( path ) ?? [];
	if ( whole === undefined ) {
		return { of: {}, field: path, isList: false };
	}
	const isList =
		field === '' && ( question === undefined || ( option === undefined && path.endsWith( '.options' ) ) );
	const of = { ...( question === undefined ? {} : { question } ), ...( option === undefined ? {} : { option } ) };
	return { of, field, isList };
}

/** What makes a form theirs in one conflict. */
export function editsTo( { path, theirs }: Conflict, their: Draft ): readonly Edit[] {
	const { of, field, isList } = placeOf( path );
	if ( isList ) {
		return isIds( theirs ) ? inOrder( of, theirs ) : [ { kind: 'set', of, path: 'config.options', value: theirs } ];
	}
	if ( field === '' ) {
		const taken: Edit = { kind: 'take', of }; // Theirs takes its place, where an undo has brought mine back.
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
	return ids.map( ( id, place ) => ( { kind: 'move', of: refTo( of, id ), after: ids[ place - 1 ] ?? null } ) );
}

/** Back where it stands with them. */
function put( of: Ref, item: Item, their: Draft ): Edit[] {
	const around: Ref = of.option === undefined ? {} : { question: of.question ?? '' };
	const list = listIn( their, around ) ?? [];
	const place = list.findIndex( ( { id } ) => id === item.id );
	const after = list[ place - 1 ]?.id ?? null;
	return itemOf( their, of ) === undefined ? [] : [ { kind: 'put', of: around, item, after } ];
}
