import type { Draft } from './form/draft';
import type { Edit } from './operations/edits';
import { listAround, type Ref, refTo } from './operations/places';

/** How fields are marked in the page, as errors name them: by ids, as places change. */
export function fieldName( { question, option }: Ref, path = '' ): string {
	if ( question === undefined ) {
		return path;
	}
	const name = `questions[${ question }]`;
	if ( option === undefined ) {
		return name + ( path === '' ? '' : `.${ path }` );
	}
	const isPicture = path === 'image' || path === 'icon'; // All else of an option is its one text.
	return `${ name }.config.options[${ option }]${ isPicture ? `.${ path }` : '' }`;
}

/** The field that an edit changes; for what goes, that of its neighbour. */
export function fieldOf( edit: Edit, before: Draft ): string {
	switch ( edit.kind ) {
		case 'set':
			return fieldName( edit.of, edit.path );
		case 'put':
			return fieldName( refTo( edit.of, edit.item.id ), 'title' );
		case 'move':
			return fieldName( edit.of, 'title' );
		case 'take': {
			const { list, item, around } = listAround( before, edit.of );
			const place = list.findIndex( ( candidate ) => candidate === item );
			const neighbour = list[ place === 0 ? 1 : place - 1 ];
			return neighbour === undefined ? 'questions' : fieldName( refTo( around, neighbour.id ), 'title' );
		}
	}
}
