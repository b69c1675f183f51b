import type { APIRequestContext, Page } from 'playwright/test';

/** Another user of the site, with a separate login that a test may end. */
export class Colleague {
	private constructor(
		private readonly name: string,
		private readonly page: Page
	) {}

	/** @param name display name */
	public static async join(
		admin: APIRequestContext,
		page: Page,
		name: string,
		role: 'administrator' | 'editor' | 'author' = 'administrator'
	): Promise< Colleague > {
		const login = `colleague-${ String( Date.now() ) }`;
		const nonce = await ( await admin.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		const made = await admin.post( '/wp-json/wp/v2/users', {
			headers: { 'X-WP-Nonce': nonce },
			data: {
				username: login,
				name,
				email: `${ login }@example.org`,
				password: login,
				roles: [ role ],
			},
		} );
		if ( ! made.ok() ) throw new Error( `No colleague: ${ await made.text() }` );
		return new Colleague( login, page );
	}

	/** Skips the form: its script moves focus shortly after it loads. */
	public async logIn(): Promise< void > {
		await this.page.goto( '/wp-login.php' );
		const form = { log: this.name, pwd: this.name, testcookie: '1', 'wp-submit': 'Log In' };
		const answer = await this.page.request.post( '/wp-login.php', { form } );
		if ( ! answer.url().includes( '/wp-admin/' ) ) throw new Error( `${ this.name } cannot log in.` );
	}

	/** Uses the admin bar link, from any page, whatever the page asks. */
	public async logOut(): Promise< void > {
		const link = await this.page.locator( '#wp-admin-bar-logout a' ).getAttribute( 'href' );
		this.page.on( 'dialog', ( dialog ) => void dialog.accept() );
		await this.page.goto( link ?? '' );
		await this.page.locator( '#user_login' ).waitFor();
	}
}
