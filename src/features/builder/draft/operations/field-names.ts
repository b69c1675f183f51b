import type { Draft } from '../form/draft';
import type { Edit } from './edits';
import { pathOf } from './paths-by-id';
import { siblingOf, kindOf, listAround, LISTS, type Ref } from './items';

/** Returns a field's name in the page and in errors: by ids, as positions change. */
export function fieldName( of: Ref, path = '' ): string {
	const isText = of.option !== undefined && path !== 'image' && path !== 'icon'; // Every other part of an option is its text.
	return [ pathOf( of ), isText ? '' : path ].filter( ( part ) => part !== '' ).join( '.' );
}

/** Returns a list item's first field. */
function firstFieldOf( of: Ref ): string {
	const kind = kindOf( of );
	return fieldName( of, kind === 'webhook' ? 'name' : kind === 'header' || kind === 'row' ? 'key' : 'title' );
}

/** Returns the field that an edit changes; for a deletion, its neighbor's field. */
export function fieldOf( edit: Edit, before: Draft ): string {
	switch ( edit.kind ) {
		case 'set':
			return fieldName( edit.of, edit.path );
		case 'put':
			return firstFieldOf( edit.of );
		case 'move':
			return firstFieldOf( edit.of );
		case 'take': {
			const { list, item } = listAround( before, edit.of );
			const place = list.findIndex( ( candidate ) => candidate === item );
			const neighbor = list[ place === 0 ? 1 : place - 1 ];
			return neighbor === undefined
				? LISTS[ kindOf( edit.of ) ?? 'question' ].path
				: firstFieldOf( siblingOf( edit.of, neighbor.id ) );
		}
	}
}
