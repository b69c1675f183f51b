import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

/** Rating requests that visitors send, by collector or REST. */
export const RATINGS = /post-ratings\/\d+|do=(rating|reason)/;

/** The first rating on a page. */
export const rating = ( visitor: Page ): Locator => visitor.locator( '.userfeedback-post-rating' ).first();

/** One of its stars, starting with 1. */
export const star = ( visitor: Page, stars: number ): Locator =>
	rating( visitor ).getByRole( 'radio', { name: `${ String( stars ) } of 5 stars` } );

/** Rates as a person does, looking at the stars first. */
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

/** @returns the votes that this tab has sent, read in the page: browsers don't expose Blob bodies elsewhere. */
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
