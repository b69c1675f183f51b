import { expect } from 'playwright/test';
import type { Locator, Page, Request } from 'playwright/test';

/** What visitors send and ask of ratings, by either way. */
export const RATINGS = /post-ratings\/\d+|do=(rating|reason)/;

/** The first rating of a page. */
export const rating = ( visitor: Page ): Locator => visitor.locator( '.userfeedback-post-rating' ).first();

/** One of its stars, from 1. */
export const star = ( visitor: Page, stars: number ): Locator =>
	rating( visitor ).getByRole( 'radio', { name: `${ String( stars ) } of 5 stars` } );

/** As a person does who looks at the stars. */
export async function rate( visitor: Page, stars: number ): Promise< void > {
	await rating( visitor )
		.locator( 'label' )
		.nth( stars - 1 )
		.click();
}

export async function isThanked( visitor: Page ): Promise< void > {
	await expect( rating( visitor ).getByText( 'Thanks for your rating!', { exact: true } ) ).toBeVisible();
}

/** The votes that a page has sent, as they were sent. */
export function votesOf( visitor: Page ): { token: string; rating: number | null }[] {
	const sent: { token: string; rating: number | null }[] = [];
	visitor.on( 'request', ( request: Request ) => {
		if ( request.method() === 'POST' && /post-ratings\/\d+$|do=rating/.test( request.url() ) ) {
			sent.push( request.postDataJSON() as { token: string; rating: number | null } );
		}
	} );
	return sent;
}
