import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import './ErrorState.scss';

/** Technical details for support. */
export function ErrorDetails( { error }: { error: Error } ) {
	const isOfApi = error instanceof ApiError;

	return (
		<details className="uf-error__details">
			<summary>{ __( 'Details', 'userfeedback' ) }</summary>
			{ isOfApi && error.kind === 'broken' && (
				<p>
					{ __(
						'To find the cause, check your server’s error log, or wp-content/debug.log if WP_DEBUG_LOG is on.',
						'userfeedback'
					) }
				</p>
			) }
			<code dir="ltr">{ isOfApi ? `${ error.code } (${ String( error.status ) })` : error.message }</code>
		</details>
	);
}
