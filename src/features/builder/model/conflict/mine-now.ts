import type { Draft, FormQuestion } from '../form/draft';
import { isSame } from '../form/same';
import type { Conflict } from '../merge/merged-fields';
import { itemOf, listIn } from '../operations/places';
import { valueAt } from '../operations/paths';
import { placeOf } from './edits-to';

/** What is asked about is what the form has by now: one may go on typing before deciding. */
export function withMineNow( conflicts: readonly Conflict[], draft: Draft ): readonly Conflict[] {
	const now = conflicts.map( ( conflict ) => {
		const mine = mineNow( conflict, draft );
		return isSame( mine, conflict.mine ) ? conflict : { ...conflict, mine };
	} );
	return now.every( ( conflict, place ) => conflict === conflicts[ place ] ) ? conflicts : now;
}

function mineNow( { path, mine }: Conflict, draft: Draft ): unknown {
	const { of, field, isList } = placeOf( path );
	if ( isList ) {
		const list = listIn( draft, of ) ?? [];
		return Array.isArray( mine ) && typeof mine[ 0 ] === 'string' ? list.map( ( { id } ) => id ) : list;
	}
	const item = itemOf( draft, of );
	if ( item === undefined || field === '' ) {
		return item ?? null;
	}
	if ( field === 'type' && of.question !== undefined ) {
		const { type, config } = item as FormQuestion;
		return { type, config };
	}
	return valueAt( item, field );
}
