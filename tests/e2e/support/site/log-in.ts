import { join } from 'node:path';
import { request } from 'playwright/test';
import { ADMIN } from '../../../../tools/dev/setup/site/site.mjs';

/**
 * Logs in a site's administrator once; every test starts with these cookies.
 *
 * @returns the file with the cookies.
 */
export async function logIn( url: string, dir: string ): Promise< string > {
	const file = join( dir, '.admin-state.json' );
	const context = await request.newContext( { baseURL: url } );
	await context.get( '/wp-login.php' );
	const answer = await context.post( '/wp-login.php', {
		form: {
			log: ADMIN.name,
			pwd: ADMIN.password,
			testcookie: '1',
			'wp-submit': 'Log In',
			redirect_to: `${ url }/wp-admin/profile.php`,
		},
	} );
	if ( ! answer.url().includes( '/wp-admin/' ) )
		throw new Error( `The administrator cannot log in: ${ answer.url() }` );
	await context.storageState( { path: file } );
	await context.dispose();
	return file;
}
