import { Notice } from '@wordpress/components';
import type { BulkResult } from '@/contract/types';

interface Props {
	/** What became of all of it, as a sentence, where an action failed. */
	failure: string;
	error: Error | null;
	/** What an action left alone, and why. */
	skipped: BulkResult[ 'skipped' ];
	onDismiss: () => void;
}

/** What came of an action on rows of a list, where that is not what was asked for. */
export function ActionNotices( { failure, error, skipped, onDismiss }: Props ) {
	if ( error ) {
		return (
			<Notice status="error" onRemove={ onDismiss }>
				{ failure } { error.message }
			</Notice>
		);
	}
	return skipped.length === 0 ? null : (
		<Notice status="warning" onRemove={ onDismiss }>
			<ul>
				{ skipped.map( ( { id, reason } ) => (
					<li key={ id }>{ `#${ String( id ) }: ${ reason }` }</li>
				) ) }
			</ul>
		</Notice>
	);
}
