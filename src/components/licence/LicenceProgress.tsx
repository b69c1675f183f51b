import { __ } from '@wordpress/i18n';
import type { Licence } from './use-licence';

/** The current step with a license key, and the error of the last attempt. */
export function LicenceProgress( { licence: { busy, error } }: { licence: Licence } ) {
	return (
		<>
			<p className="uf-key__progress" role="status">
				{ busy && progressOf( busy ) }
			</p>
			{ error && ! busy && (
				<p className="uf-key__fault" role="alert">
					{ error.message }
				</p>
			) }
		</>
	);
}

function progressOf( busy: NonNullable< Licence[ 'busy' ] > ): string {
	switch ( busy ) {
		case 'verify':
			return __( 'Verifying license...', 'userfeedback' );
		case 'refresh':
			return __( 'Refreshing license...', 'userfeedback' );
		case 'deactivate':
			return __( 'Please wait...', 'userfeedback' );
	}
}
