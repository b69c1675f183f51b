import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ResponseActions } from '../model/use-response-actions';

export function ActionNotices( { actions }: { actions: ResponseActions } ) {
	if ( actions.error ) {
		return (
			<Notice status="error" onRemove={ actions.dismiss }>
				{ __( 'The responses were left as they were.', 'userfeedback' ) } { actions.error.message }
			</Notice>
		);
	}
	return actions.skipped.length === 0 ? null : (
		<Notice status="warning" onRemove={ actions.dismiss }>
			<ul>
				{ actions.skipped.map( ( { id, reason } ) => (
					<li key={ id }>{ `#${ String( id ) }: ${ reason }` }</li>
				) ) }
			</ul>
		</Notice>
	);
}
