/** Failures that can happen to a visitor between the last click and the server's receipt. */

/** @typedef {import('playwright').Page} Page */

/** URLs that responses are sent to: the collector, or REST. */
export const SENT_TO = /[?&]do=response(&|$)|\/surveys\/\d+\/responses(\?|$)/;

/**
 * Presses the button, causes its failure, and leaves the page open or closed.
 *
 * @typedef {(page: Page, press: () => Promise<void>, chance: () => number) => Promise<void>} Accident chance: 0 to 1
 */

/** @type {Record<string, Accident>} */
export const ACCIDENTS = {
	'nothing happens': async ( page, press ) => {
		await press();
		await untilDelivered( page );
	},
	'tab closed right after the click': async ( page, press ) => {
		await press();
		await page.close();
	},
	'offline, then online': async ( page, press ) => {
		await page.context().setOffline( true );
		await press();
		await untilKept( page );
		await page.context().setOffline( false );
		await untilDelivered( page );
	},
	'offline, tab closed': async ( page, press ) => {
		await page.context().setOffline( true );
		await press();
		await untilKept( page );
		await page.close();
		await page.context().setOffline( false );
	},
	'503s, then well again': async ( page, press, chance ) => {
		await failing( page, 1 + Math.floor( chance() * 3 ) );
		await press();
		await untilDelivered( page );
	},
	'503s, tab closed': async ( page, press ) => {
		await failing( page, Infinity );
		await press();
		await untilKept( page );
		await page.close();
	},
	'receipt lost on its way': async ( page, press ) => {
		await withoutReceipt( page, 1 );
		await press();
		await untilDelivered( page );
	},
	'receipts lost, tab closed': async ( page, press ) => {
		await withoutReceipt( page, Infinity );
		await press();
		await untilKept( page );
		await page.close();
	},
};

/**
 * Waits until this browser has no pending responses.
 *
 * @param {Page} page
 */
export function untilDelivered( page ) {
	return page.waitForFunction(
		() => ! Object.keys( localStorage ).some( ( key ) => key.startsWith( 'userfeedback-queue:' ) )
	);
}

/**
 * Waits until the visitor sees that the answer is saved.
 *
 * @param {Page} page
 */
async function untilKept( page ) {
	await page.getByText( 'saved in this browser' ).first().waitFor();
}

/**
 * @param {Page} page
 * @param {number} times
 */
async function failing( page, times ) {
	let left = times;
	await page.route( SENT_TO, ( route ) =>
		left-- > 0 ? route.fulfill( { status: 503, body: '' } ) : route.continue()
	);
}

/**
 * The server accepts the response, but its reply never arrives.
 *
 * @param {Page} page
 * @param {number} times
 */
async function withoutReceipt( page, times ) {
	let left = times;
	await page.route( SENT_TO, async ( route ) => {
		const received = await route.fetch();
		// The error for an expired token does arrive: there is no receipt to lose before it.
		return received.ok() && left-- > 0 ? route.abort() : route.fulfill( { response: received } );
	} );
}
