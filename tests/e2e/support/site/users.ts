import type { APIRequestContext } from 'playwright/test';
import { request } from 'playwright/test';

/** A user who can write posts, and how WordPress saves them. */
export interface Writer {
	/** Uses the same REST route as the block editor. */
	write( title: string, content: string, status: 'publish' | 'pending' ): Promise< { id: number; link: string } >;
	/** Deletes the posts too: otherwise their elements would also appear on the blog’s front page. */
	leave( ...posts: number[] ): Promise< void >;
}

/** Creates a user of this role and logs in. */
export async function writer(
	admin: APIRequestContext,
	baseURL: string,
	role: 'author' | 'contributor'
): Promise< Writer > {
	const name = `${ role }-${ String( Date.now() ) }`;
	const nonce = await ( await admin.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const made = await admin.post( '/wp-json/wp/v2/users', {
		headers: { 'X-WP-Nonce': nonce },
		data: { username: name, email: `${ name }@example.org`, password: name, roles: [ role ] },
	} );
	if ( ! made.ok() ) throw new Error( `No ${ role }: ${ await made.text() }` );

	const own = await request.newContext( { baseURL } );
	await own.get( '/wp-login.php' );
	await own.post( '/wp-login.php', { form: { log: name, pwd: name, testcookie: '1', 'wp-submit': 'Log In' } } );
	const ownNonce = await ( await own.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	return {
		write: async ( title, content, status ) => {
			const answer = await own.post( '/wp-json/wp/v2/posts', {
				headers: { 'X-WP-Nonce': ownNonce },
				data: { title, content, status },
			} );
			if ( ! answer.ok() ) throw new Error( `The ${ role } cannot write: ${ await answer.text() }` );
			return ( await answer.json() ) as { id: number; link: string };
		},
		leave: async ( ...posts ) => {
			for ( const id of posts ) {
				await admin.delete( `/wp-json/wp/v2/posts/${ String( id ) }?force=true`, {
					headers: { 'X-WP-Nonce': nonce },
				} );
			}
			await own.dispose();
		},
	};
}
