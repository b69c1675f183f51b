import { Notice } from '@wordpress/components';

interface Props {
	/** Sentence about the overall result, if an action failed. */
	failure: string;
	error: Error | null;
	/** Items that an action skipped, and why. */
	skipped: readonly { id: number | string; reason: string }[];
	onDismiss: () => void;
}

/** Shows the result of an action on list rows if it isn't the expected one. */
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
