/**
 * Facts that only the publisher knows, and where each one belongs. A release works without them, but owners then lack what is
 * named.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

/** @type {{ file: string, missing: RegExp, what: string }[]} */
const PLACES = [
	{
		file: 'includes/Licensing/Updates/UpdateUrl.php',
		missing: /OF_PUBLISHER = ''/,
		what: 'where updates come from (UpdateUrl::OF_PUBLISHER and the same as Update URI in userfeedback.php): sites look for none',
	},
	{
		file: 'includes/Licensing/Updates/ReleasePublicKey.php',
		missing: /OF_PUBLISHER = ''/,
		what: 'the public key of releases (ReleasePublicKey::OF_PUBLISHER): no update is taken',
	},
	{
		file: 'includes/Licensing/Keys/License/LicensePublicKey.php',
		missing: /OF_PUBLISHER = ''/,
		what: 'the public key of licenses (LicensePublicKey::OF_PUBLISHER): no license key is accepted',
	},
	{
		file: 'userfeedback.php',
		missing: /^(?!.* \* Plugin URI: +http)/s,
		what: 'Plugin URI in userfeedback.php: the list of plugins has no link',
	},
];

/** @returns {string[]} */
export function unsaid() {
	return PLACES.filter( ( { file, missing } ) => missing.test( readFileSync( join( ROOT, file ), 'utf8' ) ) ).map(
		( { what } ) => what
	);
}
