import { _n } from '@wordpress/i18n';
import type { BulkResult, SurveyRow } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import type { SurveyAction } from '../api/change-surveys';

/** The result of an action, as shown in the notice. */
export interface Outcome {
	/** Null if nothing was changed. */
	done: string | null;
	skipped: { id: number; title: string; reason: string }[];
	/** Surveys that are now published, visible to visitors or not. */
	published: readonly number[];
}

export function outcomeOf( action: SurveyAction, rows: readonly SurveyRow[], result: BulkResult ): Outcome {
	const count = result.updated.length;
	return {
		done: count > 0 ? sprintf( doneText( action, count ), formatNumber( count ) ) : null,
		skipped: skippedOf( rows, result ),
		published: action === 'publish' ? result.updated : [],
	};
}

export function skippedOf( rows: readonly SurveyRow[], result: BulkResult ): Outcome[ 'skipped' ] {
	return result.skipped.map( ( { id, reason } ) => ( {
		id,
		title: rows.find( ( row ) => row.id === id )?.title ?? `#${ String( id ) }`,
		reason,
	} ) );
}

function doneText( action: SurveyAction, count: number ): string {
	switch ( action ) {
		case 'publish':
			/* translators: %s: number of surveys */
			return _n( '%s survey published.', '%s surveys published.', count, 'userfeedback' );
		case 'draft':
			/* translators: %s: number of surveys */
			return _n( '%s survey changed to a draft.', '%s surveys changed to drafts.', count, 'userfeedback' );
		case 'trash':
			/* translators: %s: number of surveys */
			return _n( '%s survey moved to the Trash.', '%s surveys moved to the Trash.', count, 'userfeedback' );
		case 'restore':
			/* translators: %s: number of surveys */
			return _n( '%s survey restored as a draft.', '%s surveys restored as drafts.', count, 'userfeedback' );
		case 'delete':
			/* translators: %s: number of surveys */
			return _n( '%s survey permanently deleted.', '%s surveys permanently deleted.', count, 'userfeedback' );
	}
}
