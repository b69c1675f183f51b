import { action } from './action';
import type { LicenseChanged } from '@/contract/types';

/** @throws ApiError if the key is rejected: the current one stays. */
export function verifyLicense( license: string ): Promise< LicenseChanged > {
	return action( 'userfeedback_verify_license', 'license', { license } );
}

/** Checks the current one again. */
export function refreshLicense(): Promise< LicenseChanged > {
	return action( 'userfeedback_validate_license', 'license', { license: '' } );
}

export function deactivateLicense( ofNetwork: boolean ): Promise< LicenseChanged > {
	return action( 'userfeedback_deactivate_license', 'license', {
		license: '',
		network: ofNetwork ? 'true' : 'false',
	} );
}
