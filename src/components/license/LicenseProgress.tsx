import { __ } from '@wordpress/i18n';
import type { LicenseHandle } from './use-license';

/** The current step with a license key, and the error of the last attempt. */
export function LicenseProgress( { license: { busy, error } }: { license: LicenseHandle } ) {
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

function progressOf( busy: NonNullable< LicenseHandle[ 'busy' ] > ): string {
	switch ( busy ) {
		case 'verify':
			return __( 'Verifying license...', 'userfeedback' );
		case 'refresh':
			return __( 'Refreshing license...', 'userfeedback' );
		case 'deactivate':
			return __( 'Please wait...', 'userfeedback' );
	}
}
