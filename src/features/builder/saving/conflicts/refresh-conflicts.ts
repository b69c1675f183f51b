import type { Draft, FormQuestion } from '@/features/builder/draft/form/draft';
import { isSame } from '@/lib/is-same';
import type { Conflict } from '../merge/merge-fields';
import { parentOf, itemOf, kindOf, listOf, type Ref } from '@/features/builder/draft/operations/items';
import { pathOf } from '@/features/builder/draft/operations/paths-by-id';
import { valueAt } from '@/features/builder/draft/operations/value-paths';
import { targetOf } from './conflict-edits';

/**
 * Updates conflicts to the form's current values, because typing can go on before deciding.
 *
 * @param their what the other one saved
 */
export function refreshConflicts( conflicts: readonly Conflict[], draft: Draft, their: Draft ): readonly Conflict[] {
	const now = conflicts
		.map( ( conflict ) => ofWhole( conflict, draft, their ) )
		.filter( ( { path }, place, all ) => all.findIndex( ( other ) => other.path === path ) === place )
		.map( ( conflict ) => {
			const mine = mineNow( conflict, draft );
			return isSame( mine, conflict.mine ) ? conflict : { ...conflict, mine };
		} );
	return isSame( now, conflicts ) ? conflicts : now;
}

/** A field of an item deleted here since can only be restored with all of the item. */
function ofWhole( conflict: Conflict, draft: Draft, their: Draft ): Conflict {
	const { of, field, isList } = targetOf( conflict.path );
	const outer = parentOf( of );
	if ( kindOf( outer ) !== null && itemOf( draft, outer ) === undefined ) {
		return gone( outer, their );
	}
	return kindOf( of ) !== null && field !== '' && ! isList && itemOf( draft, of ) === undefined
		? gone( of, their )
		: conflict;
}

function gone( of: Ref, their: Draft ): Conflict {
	return { path: pathOf( of ), mine: null, theirs: itemOf( their, of ) ?? null };
}

function mineNow( { path, mine }: Conflict, draft: Draft ): unknown {
	const { of, field, isList } = targetOf( path );
	if ( isList ) {
		const list = listOf( draft, of ) ?? [];
		return Array.isArray( mine ) && typeof mine[ 0 ] === 'string' ? list.map( ( { id } ) => id ) : list;
	}
	const item = itemOf( draft, of );
	if ( item === undefined || field === '' ) {
		return item ?? null;
	}
	if ( field === 'type' && isQuestion( of ) ) {
		const { type, config } = item as FormQuestion;
		return { type, config };
	}
	return valueAt( item, field );
}

function isQuestion( { question, option }: Ref ): boolean {
	return question !== undefined && option === undefined;
}
