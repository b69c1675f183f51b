import { Notice } from '@wordpress/components';

interface Props {
	/** What became of all of it, as a sentence, where an action failed. */
	failure: string;
	error: Error | null;
	/** What an action left alone, and why. */
	skipped: readonly { id: number | string; reason: string }[];
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
					<li key={ id }>{ `${ typeof id === 'number' ? `#${ String( id ) }` : id }: ${ reason }` }</li>
				) ) }
			</ul>
		</Notice>
	);
}
