import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import './ErrorState.scss';

/** For whoever is asked to help. */
export function ErrorDetails( { error }: { error: Error } ) {
	const isOfApi = error instanceof ApiError;

	return (
		<details className="uf-error__details">
			<summary>{ __( 'Details', 'userfeedback' ) }</summary>
			{ isOfApi && error.kind === 'broken' && (
				<p>
					{ __(
						"The reason is in your server's error log, or in wp-content/debug.log while WP_DEBUG_LOG is on.",
						'userfeedback'
					) }
				</p>
			) }
			<code dir="ltr">{ isOfApi ? `${ error.code } (${ String( error.status ) })` : error.message }</code>
		</details>
	);
}
