import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { freeId } from '@/features/builder/draft/form/new-draft';

type Rows = readonly { readonly id: string }[];

/** Adds and removes rows of a webhook, and moves focus to the resulting row. */
export function useRows( webhook: string, kind: 'header' | 'row' ) {
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const focus = ( id: string ) =>
		focusLater( `[data-field="${ fieldName( { webhook, [ kind ]: id }, 'key' ) }"] input` );

	return {
		add: ( rows: Rows, after: string ) => {
			dispatch( {
				type: 'done',
				operation: { type: kind === 'header' ? 'add-header' : 'add-row', webhook, after },
			} );
			focus( freeId( rows ) );
		},
		remove: ( rows: Rows, id: string ) => {
			const place = rows.findIndex( ( row ) => row.id === id );
			dispatch( { type: 'done', operation: { type: 'remove', webhook, [ kind ]: id } } );
			focus( rows[ Math.max( 0, place - 1 ) ]?.id ?? '' );
		},
	};
}
