import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { useSite } from '@/lib/site';

/** The error message, with a login link for logged-out users. */
export function ErrorMessage( { error }: { error: Error } ) {
	const loginUrl = useSite().login_url;

	return (
		<>
			{ error.message }
			{ error instanceof ApiError && error.kind === 'logged-out' && (
				<>
					{ ' ' }
					<a href={ loginUrl } target="_blank" rel="noreferrer">
						{ __( 'Log in', 'userfeedback' ) }
						<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
					</a>
				</>
			) }
		</>
	);
}
