import type { Page } from 'playwright/test';

/**
 * Opens the admin app as on a site without a plan: the server's own boot data with every feature off.
 *
 * @param upgradeUrl URL of the store; empty for a site without one
 */
export async function asLite( page: Page, upgradeUrl = '' ): Promise< void > {
	await page.addInitScript( ( upgrade ) => {
		let boot: Record< string, unknown > | undefined;
		Object.defineProperty( window, 'userfeedback', {
			get: () => boot,
			set: ( printed: { features: object } & Record< string, unknown > ) => {
				const features = Object.fromEntries(
					Object.keys( printed.features ).map( ( name ) => [ name, false ] )
				);
				boot = { ...printed, features, is_pro: false, is_licensed: false, license_type: 'lite' };
				if ( upgrade !== '' ) {
					boot[ 'upgrade_url' ] = upgrade;
				}
			},
		} );
	}, upgradeUrl );
}
