import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

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

interface SentVote {
	token: string;
	rating: number | null;
}

/** @returns the votes that this tab has sent, read in the page: of a body that is a Blob a browser tells nobody else. */
export async function votesOf( visitor: Page ): Promise< () => Promise< SentVote[] > > {
	await visitor.addInitScript( () => {
		const fetch = window.fetch.bind( window );
		window.fetch = async ( to, init ) => {
			if ( /post-ratings\/\d+$|do=rating/.test( to as string ) && init?.body ) {
				const before = sessionStorage.getItem( 'votes' ) ?? '[]';
				const vote = JSON.parse( await new Response( init.body ).text() ) as unknown;
				sessionStorage.setItem( 'votes', JSON.stringify( [ ...( JSON.parse( before ) as unknown[] ), vote ] ) );
			}
			return fetch( to, init );
		};
	} );
	return () => visitor.evaluate( () => JSON.parse( sessionStorage.getItem( 'votes' ) ?? '[]' ) as SentVote[] );
}
