import { action } from './action';
import type { LicenseChanged } from '@/contract/types';

/** @throws ApiError where the key is not taken: the one in force stays. */
export function verifyLicence( license: string ): Promise< LicenseChanged > {
	return action( 'userfeedback_verify_license', 'license', { license } );
}

/** Asks about the one in force again. */
export function refreshLicence(): Promise< LicenseChanged > {
	return action( 'userfeedback_validate_license', 'license', { license: '' } );
}

export function deactivateLicence( ofNetwork: boolean ): Promise< LicenseChanged > {
	return action( 'userfeedback_deactivate_license', 'license', {
		license: '',
		network: ofNetwork ? 'true' : 'false',
	} );
}
