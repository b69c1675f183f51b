import type { Draft } from './form/draft';
import type { Edit } from './operations/edits';
import { nameOf } from './operations/names';
import { beside, kindOf, listAround, LISTS, type Ref } from './operations/places';

/** How fields are marked in the page, as errors name them: by ids, as places change. */
export function fieldName( of: Ref, path = '' ): string {
	const isText = of.option !== undefined && path !== 'image' && path !== 'icon'; // All else of an option is its one text.
	return [ nameOf( of ), isText ? '' : path ].filter( ( part ) => part !== '' ).join( '.' );
}

/** The first field of what stands in a list. */
function firstFieldOf( of: Ref ): string {
	const kind = kindOf( of );
	return fieldName( of, kind === 'webhook' ? 'name' : kind === 'header' || kind === 'row' ? 'key' : 'title' );
}

/** The field that an edit changes; for what goes, that of its neighbour. */
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
			const neighbour = list[ place === 0 ? 1 : place - 1 ];
			return neighbour === undefined
				? LISTS[ kindOf( edit.of ) ?? 'question' ].path
				: firstFieldOf( beside( edit.of, neighbour.id ) );
		}
	}
}
