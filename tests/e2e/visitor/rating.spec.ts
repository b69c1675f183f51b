import type { BrowserContext, Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { floating } from '../support/journeys';
import { Owner } from '../support/owner';
import { isThanked, rate, rating, RATINGS, star, votesOf } from '../support/rating';
import { serveStill, shifts } from '../support/still-page';
import { screenshot } from '../support/screenshot';
import { expect, OF_THE_CLOCK, test } from '../support/test';

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 'Saved in this browser. We will keep trying to send it.';

interface Post {
	id: number;
	link: string;
}

/** Adds a post with text after its rating, on a site that asks for a reason after one or two stars. */
async function addPost( page: Page, title: string, owner = new Owner( page ) ): Promise< Post > {
	await owner.unpublishAll();
	await owner.saveRatings( { ask_reason: 'yes', reason_at_most: 2, icon_color: '#1579EF' } );
	return owner.add( 'posts', { title, content: '<p>Some text.</p>', status: 'publish' } );
}

/** A visitor who tapped a star on a phone answered the survey that covered it. */
test( 'on a phone, a survey makes room for the rating that the visitor comes to', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Covers', [ { title: 'Which tea?', type: 'text' } ] );
	await owner.saveRatings( { ask_reason: 'no' } );
	const text = '<p>Some text.</p>'.repeat( 60 );
	const post = await owner.add( 'posts', { title: 'Long', content: text, status: 'publish' } );
	await visitor.setViewportSize( { width: 390, height: 844 } );
	await visitor.goto( post.link );
	const field = floating( visitor ).getByRole( 'textbox' );
	await expect( field ).toBeVisible();

	await rating( visitor ).scrollIntoViewIfNeeded();
	await expect( floating( visitor ).getByRole( 'button', { name: 'Open the survey' } ) ).toBeVisible();
	await expect( field ).toHaveCount( 0 );
	await rate( visitor, 4 );
	await isThanked( visitor );
	await screenshot( visitor, 'visitor-rating-and-survey' );
	await floating( visitor ).getByRole( 'button', { name: 'Open the survey' } ).click();
	await field.fill( 'Green' );
	await visitor.mouse.wheel( 0, -2000 );
	await rating( visitor ).scrollIntoViewIfNeeded();
	await expect( field, 'an answer in progress stays' ).toHaveValue( 'Green' );

	await visitor.evaluate( ( { id } ) => {
		window.UserFeedback?.reset?.( id );
		window.UserFeedback?.close?.();
		window.UserFeedback?.open?.( id );
	}, survey );
	await expect( field ).toHaveValue( '' );
	await visitor.evaluate( () => new Promise( ( resolve ) => setTimeout( resolve, 300 ) ) ); // Observers have reported by now.
	await expect( field, 'a survey that the page opens stays open' ).toBeVisible();
} );

test( 'a visitor rates a post, changes the rating and removes it, as one vote', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const post = await addPost( page, 'One vote', owner );
	const votes = await votesOf( visitor );
	const told = await listen( visitor );
	await visitor.goto( post.link );
	await expect( rating( visitor ) ).toContainText( 'No votes yet' );
	expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );

	await rate( visitor, 4 );
	await isThanked( visitor );
	await expect( rating( visitor ) ).toContainText( '4 out of 5' );
	await expect( rating( visitor ) ).toContainText( '(1 vote)' );
	await expect( rating( visitor ).getByRole( 'status' ) ).toHaveText(
		'Thanks for your rating! Your rating: 4 of 5 stars'
	);
	expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );
	await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 0, 1, 0 ] );

	await visitor.reload();
	await isThanked( visitor );
	await rating( visitor ).getByRole( 'button', { name: 'Change rating' } ).click();
	await expect( star( visitor, 4 ), 'the focus goes along' ).toBeFocused();
	await rate( visitor, 5 );
	await isThanked( visitor );
	await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 0, 0, 1 ] );

	await rating( visitor ).getByRole( 'button', { name: 'Withdraw my rating' } ).click();
	await expect( rating( visitor ).getByRole( 'status' ) ).toHaveText( 'Your rating was withdrawn.' );
	await expect( star( visitor, 1 ) ).toBeFocused();
	await expect( rating( visitor ) ).toContainText( 'No votes yet' );
	await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 0, 0, 0 ] );
	await visitor.reload();
	await expect( rating( visitor ).getByText( 'How useful was this post?' ) ).toBeVisible();

	const sent = await votes();
	expect( new Set( sent.map( ( { token } ) => token ) ).size ).toBe( 1 );
	expect( sent.map( ( vote ) => vote.rating ) ).toEqual( [ 4, 5, null ] );
	expect( await told() ).toEqual( [ 4, 5, null ].map( ( stars ) => ( { post_id: post.id, rating: stars } ) ) );
} );

test( 'forced colors show the selected stars, also on hover, without animations', async ( { page, visitor } ) => {
	const post = await addPost( page, 'Own colors' );
	await visitor.emulateMedia( { forcedColors: 'active', reducedMotion: 'reduce' } );
	await visitor.goto( post.link );
	const text = await rating( visitor )
		.getByText( 'How useful was this post?' )
		.evaluate( ( element ) => getComputedStyle( element ).color );
	const stars = (): Promise< string[] > =>
		rating( visitor )
			.locator( 'fieldset svg' )
			.evaluateAll( ( all ) => all.map( ( icon ) => getComputedStyle( icon ).fill ) );
	expect( await stars() ).toEqual( Array( 5 ).fill( 'none' ) );
	await rating( visitor ).locator( 'label' ).nth( 1 ).hover();
	expect( await stars() ).toEqual( [ text, text, 'none', 'none', 'none' ] );
	await star( visitor, 3 ).focus();
	await visitor.keyboard.press( 'ArrowRight' );
	await visitor.mouse.move( 0, 0 );
	expect( await stars() ).toEqual( [ text, text, text, text, 'none' ] );
	expect(
		await rating( visitor )
			.locator( '*' )
			.evaluateAll( ( all ) => all.flatMap( ( element ) => element.getAnimations() ).length )
	).toBe( 0 );
	await screenshot( visitor, 'rating-forced-colors' );
} );

test( '“No votes yet” aligns with the stars', async ( { page, visitor } ) => {
	const post = await addPost( page, 'Begins' );
	await visitor.goto( post.link );
	const left = async ( part: Locator ): Promise< number > => Math.round( ( await part.boundingBox() )?.x ?? NaN );
	const text = rating( visitor ).getByText( 'No votes yet' );
	expect( await left( text ) ).toBe( await left( rating( visitor ).locator( 'fieldset svg' ).first() ) );
} );

test( 'a low rating asks for an optional reason in the same place', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const post = await addPost( page, 'Why so low', owner );
	await visitor.goto( post.link );
	const before = await heightOf( visitor );
	await rate( visitor, 2 );
	const why = rating( visitor ).getByRole( 'textbox', { name: 'What could be better?' } );
	await why.fill( 'x'.repeat( 401 ) );
	await expect( rating( visitor ) ).toContainText( '401/400' );
	expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );
	await rating( visitor ).getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( why, 'what is too long is said, not cut' ).toHaveValue( 'x'.repeat( 401 ) );
	expect( await owner.reasonsOf( post.id ) ).toEqual( [ [ 2, null ] ] );

	await why.fill( 'It ends too soon.' );
	expect( await heightOf( visitor ), 'nothing has moved' ).toBe( before );
	await screenshot( visitor, 'rating-reason' );
	await rating( visitor ).getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( rating( visitor ).getByText( 'Thank you, this helps.' ).first() ).toBeVisible();
	await expect( rating( visitor ).getByRole( 'button', { name: 'Change rating' } ) ).toBeFocused();
	expect( await owner.reasonsOf( post.id ) ).toEqual( [ [ 2, 'It ends too soon.' ] ] );

	await rating( visitor ).getByRole( 'button', { name: 'Change rating' } ).click();
	await rate( visitor, 1 );
	await expect( rating( visitor ).getByRole( 'button', { name: 'Change rating' } ), 'asked once' ).toBeVisible();
	await expect( why ).toBeHidden();
} );

test( 'a visitor who gives no reason is thanked anyway', async ( { page, visitor } ) => {
	const post = await addPost( page, 'No reason' );
	await visitor.goto( post.link );
	await rate( visitor, 1 );
	await rating( visitor ).getByRole( 'button', { name: 'Not now' } ).click();
	await isThanked( visitor );
	await expect( rating( visitor ).getByRole( 'button', { name: 'Change rating' } ) ).toBeFocused();
} );

test( 'a rating works by keyboard alone, and moving past a star is no vote', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const post = await addPost( page, 'By keyboard', owner );
	const votes = await votesOf( visitor );
	await visitor.goto( post.link );
	await star( visitor, 1 ).focus();
	await visitor.keyboard.press( 'ArrowRight' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expect( star( visitor, 3 ) ).toBeFocused();
	await expect( star( visitor, 3 ) ).toBeChecked();
	expect( await votes() ).toEqual( [] );
	expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );

	await visitor.keyboard.press( 'Tab' );
	await expect( rating( visitor ).getByRole( 'button', { name: 'Send rating' } ) ).toBeFocused();
	await visitor.keyboard.press( 'Enter' );
	await isThanked( visitor );
	await expect( rating( visitor ).getByRole( 'button', { name: 'Change rating' } ) ).toBeFocused();
	await visitor.keyboard.press( 'Enter' );
	await expect( star( visitor, 3 ) ).toBeFocused();
	await visitor.keyboard.press( 'ArrowRight' );
	await visitor.keyboard.press( 'Enter' );
	await isThanked( visitor );

	expect( ( await votes() ).map( ( vote ) => vote.rating ) ).toEqual( [ 3, 4 ] );
	await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 0, 1, 0 ] );
} );

test( 'a double tap and two tabs count as one vote', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const post = await addPost( page, 'Twice', owner );
	const votes = await votesOf( visitor );
	await visitor.goto( post.link );
	const other = await visitor.context().newPage();
	const othersVotes = await votesOf( other );
	await other.goto( post.link );

	await rating( visitor ).locator( 'label' ).nth( 4 ).dblclick();
	await isThanked( visitor );
	expect( await votes() ).toHaveLength( 1 );
	await expect(
		rating( other ).getByText( 'Thanks for your rating!', { exact: true } ),
		'the other tab hears'
	).toBeVisible();
	// Guards against: both created an ID, so one visitor voted twice.
	expect( await othersVotes(), 'and leaves it to the first' ).toEqual( [] );

	await rating( other ).getByRole( 'button', { name: 'Change rating' } ).click();
	await rating( other ).locator( 'label' ).nth( 2 ).click();
	await isThanked( other );
	expect( ( await othersVotes() )[ 0 ]?.token ).toBe( ( await votes() )[ 0 ]?.token ?? 'none' );
	await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 1, 0, 0 ] );
	await expect( star( visitor, 3 ) ).toBeChecked();

	await visitor.goto( '/' );
	await visitor.goBack();
	await expect( star( visitor, 3 ), 'also in a page that was left' ).toBeChecked();
	await isThanked( visitor );
} );

test.describe( 'without a connection', () => {
	test.use( { expectedError: /500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ } );

	test( 'a vote is stored, says so, and is sent when the connection is back', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const post = await addPost( page, 'Offline', owner );
		await visitor.goto( post.link );
		await visitor.context().setOffline( true );
		await rate( visitor, 5 );
		await expect( rating( visitor ).getByText( KEPT ).first() ).toBeVisible();
		await expect( rating( visitor ).getByText( 'Thanks for your rating!', { exact: true } ) ).toBeHidden();
		expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );
		expect( await owner.ratingsOf( post.id ).catch( () => [ 0, 0, 0, 0, 0 ] ) ).toEqual( [ 0, 0, 0, 0, 0 ] );

		await visitor.context().setOffline( false );
		await isThanked( visitor );
		await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 0, 0, 1 ] );
	} );

	test( 'a vote stored by an earlier page is sent from the next page with a rating', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const post = await addPost( page, 'Left behind', owner );
		const next = await owner.add( 'posts', { title: 'The next', content: '<p>More.</p>', status: 'publish' } );
		await visitor.goto( post.link );
		await visitor.route( RATINGS, ( route ) => route.fulfill( { status: 500, json: {} } ) );
		await rate( visitor, 3 );
		await expect( rating( visitor ).getByText( KEPT ).first() ).toBeVisible();

		await visitor.unroute( RATINGS );
		const stored = visitor.waitForResponse( ( answer ) => RATINGS.test( answer.url() ) && answer.ok() );
		await visitor.goto( next.link );
		await stored;
		await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 1, 0, 0 ] );
	} );

	test( 'when storage is also blocked, a vote fails and can be retried', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const post = await addPost( page, 'Closed storage', owner );
		await closeStorage( visitor.context() );
		await visitor.goto( post.link );
		await visitor.route( RATINGS, ( route ) => route.abort() );
		await rate( visitor, 4 );
		await expect( rating( visitor ).getByText( 'Couldn’t send this.' ).first() ).toBeVisible();
		await expect( star( visitor, 4 ), 'what was chosen is still there' ).toBeChecked();
		expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );

		await visitor.unroute( RATINGS );
		await rating( visitor ).getByRole( 'button', { name: 'Try again' } ).click();
		await isThanked( visitor );
		await rating( visitor ).getByRole( 'button', { name: 'Change rating' } ).click();
		await rate( visitor, 5 );
		await isThanked( visitor );
		await expect
			.poll( () => owner.ratingsOf( post.id ), 'one vote for as long as the page lives' )
			.toEqual( [ 0, 0, 0, 0, 1 ] );
	} );
} );

test.describe( 'a cached page', () => {
	test.use( { expectedError: new RegExp( `${ OF_THE_CLOCK.source }|403` ) } );

	test( 'counts a vote after a month, shows current numbers, and remembers the vote', async ( {
		page,
		visitor,
		browser,
	} ) => {
		const owner = new Owner( page );
		const post = await addPost( page, 'A month old', owner );
		const cached = await ( await visitor.request.get( post.link ) ).text();
		const early = await ( await browser.newContext( { storageState: { cookies: [], origins: [] } } ) ).newPage();
		await early.goto( post.link );
		await rate( early, 2 );
		await rating( early ).getByRole( 'button', { name: 'Not now' } ).click();
		await early.context().close();

		await visitor.clock.install( { time: Date.now() + 30 * DAY } );
		await visitor.route( post.link, ( route ) =>
			route.fulfill( { body: cached, contentType: 'text/html; charset=utf-8' } )
		);
		await visitor.goto( post.link );
		await rating( visitor ).scrollIntoViewIfNeeded();
		await expect( rating( visitor ) ).toContainText( '2 out of 5' );
		await rate( visitor, 5 );
		await isThanked( visitor );
		await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 1, 0, 0, 1 ] );

		await visitor.reload();
		await isThanked( visitor );
		await expect( rating( visitor ) ).toContainText( '3.5 out of 5' );
		await expect( rating( visitor ) ).toContainText( '(2 votes)' );
	} );

	test( 'with an outdated key gets the new one, and the vote counts', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const post = await addPost( page, 'Another key', owner );
		const html = await ( await visitor.request.get( post.link ) ).text();
		const body = html.replace( /(&quot;nonce&quot;:&quot;)[^&]+/, '$1an-old-key' );
		expect( body ).not.toBe( html );
		await visitor.route( post.link, ( route ) =>
			route.fulfill( { body, contentType: 'text/html; charset=utf-8' } )
		);
		const [ , nonce = '' ] = /&quot;nonce&quot;:&quot;([^&]+)/.exec( html ) ?? [];
		const told: number[] = [];
		await visitor.route( RATINGS, async ( route ) => {
			const refusal = { code: 'userfeedback_expired_token', message: '', data: { nonce } };
			told.push( 403 );
			await ( told.length === 1 ? route.fulfill( { status: 403, json: refusal } ) : route.continue() );
		} );
		await visitor.goto( post.link );
		await rate( visitor, 4 );
		await isThanked( visitor );
		await expect.poll( () => owner.ratingsOf( post.id ) ).toEqual( [ 0, 0, 0, 1, 0 ] );
	} );
} );

test( 'a rating shifts nothing on the page, when drawn or in any of its states', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const post = await addPost( page, 'Still', owner );
	await serveStill( visitor, post.link );

	for ( const width of [ 1280, 390 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		await visitor.goto( post.link );
		await rating( visitor ).getByRole( 'radio' ).first().waitFor();
		await rating( visitor ).scrollIntoViewIfNeeded();
		const before = await heightOf( visitor );
		await rate( visitor, 1 );
		await rating( visitor ).getByRole( 'textbox', { name: 'What could be better?' } ).waitFor();
		expect( await heightOf( visitor ) ).toBe( before );
		await rating( visitor ).getByRole( 'button', { name: 'Not now' } ).click();
		await isThanked( visitor );
		expect( await heightOf( visitor ) ).toBe( before );
		await rating( visitor ).getByRole( 'button', { name: 'Withdraw my rating' } ).click();
		await expect( rating( visitor ).getByText( 'How useful was this post?' ) ).toBeVisible();
		expect( await heightOf( visitor ) ).toBe( before );
		expect( await shifts( visitor ) ).toEqual( [] );
		expect( await visitor.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( width );
		await screenshot( visitor, `rating-${ String( width ) }`, false );
	}
} );

test( 'a rating respects a strict page policy, and hostile places break nothing', async ( { page, visitor } ) => {
	const post = await addPost( page, 'Strict' );
	const hostile = [
		'{',
		'null',
		'[]',
		'{"id":-1,"nonce":"x"}',
		'{"id":{},"nonce":[]}',
		'{"id":1e99,"total":"<img src=x>"}',
	]
		.map( ( text ) => `<div data-userfeedback-rating="${ text.replaceAll( '"', '&quot;' ) }">Left alone</div>` )
		.join( '' );
	await serveAlone( visitor, post.link, {
		before: '<pre id="userfeedback-post-ratings">{}</pre>',
		after: hostile,
		policy: "default-src 'self'; style-src 'none'; script-src 'self'",
	} );
	await visitor.goto( post.link );
	await rate( visitor, 5 );
	await isThanked( visitor );
	await expect( visitor.getByText( 'Left alone' ) ).toHaveCount( 5 );
} );

test( 'a rating works with Trusted Types, from the vote to its reason', async ( { page, visitor } ) => {
	// V19: "This document requires 'TrustedHTML' assignment", and no rating was rendered.
	const owner = new Owner( page );
	const post = await addPost( page, 'Trusted types', owner );
	await serveAlone( visitor, post.link, {
		policy: "require-trusted-types-for 'script'; trusted-types userfeedback 'allow-duplicates'",
	} );
	await visitor.goto( post.link );
	await rate( visitor, 1 );
	const why = rating( visitor ).getByRole( 'textbox', { name: 'What could be better?' } );
	await why.fill( 'It ends too soon.' );
	await rating( visitor ).getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( rating( visitor ).getByText( 'Thank you, this helps.' ).first() ).toBeVisible();
	expect( await owner.reasonsOf( post.id ) ).toEqual( [ [ 1, 'It ends too soon.' ] ] );
} );

test( 'a visitor who starts to change a rating can keep it', async ( { page, visitor } ) => {
	// V31: "Change rating" couldn't be left without another vote.
	const post = await addPost( page, 'Second thoughts' );
	const votes = await votesOf( visitor );
	await visitor.goto( post.link );
	await expect( rating( visitor ).getByRole( 'button', { name: 'Cancel' } ), 'nothing to keep yet' ).toBeHidden();
	await rate( visitor, 4 );
	await isThanked( visitor );
	await rating( visitor ).getByRole( 'button', { name: 'Change rating' } ).click();
	await visitor.keyboard.press( 'ArrowLeft' );
	await expect( star( visitor, 3 ) ).toBeChecked();
	expect( await accessibilityFaults( visitor, '.userfeedback-post-rating' ) ).toEqual( [] );
	await rating( visitor ).getByRole( 'button', { name: 'Cancel' } ).click();
	await isThanked( visitor );
	await expect( star( visitor, 4 ) ).toBeChecked();
	await expect( rating( visitor ).getByRole( 'button', { name: 'Change rating' } ) ).toBeFocused();
	expect( ( await votes() ).map( ( vote ) => vote.rating ) ).toEqual( [ 4 ] );
} );

test( 'a rating looks like a survey: visible outlines, and space around focused parts', async ( { page, visitor } ) => {
	// V31: black outlines and boxes, a focus ring that cut off the title, and a button that touched the line below it.
	const post = await addPost( page, 'Looks' );
	await visitor.goto( post.link );
	const outline = (): Promise< string > =>
		rating( visitor )
			.locator( 'fieldset svg' )
			.last()
			.evaluate( ( icon ) => getComputedStyle( icon ).stroke );
	expect( await outline(), 'the default color' ).toBe( 'rgb(21, 121, 239)' );

	await star( visitor, 1 ).focus();
	await visitor.keyboard.press( 'ArrowRight' );
	const title = await boxOf( rating( visitor ).getByText( 'How useful was this post?' ) );
	const ring = await star( visitor, 2 ).evaluate( ( radio ) => {
		const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle( radio );
		const reach = parseFloat( outlineOffset ) + parseFloat( outlineWidth );
		return { top: radio.getBoundingClientRect().top - reach, outlineStyle };
	} );
	expect( ring.outlineStyle ).toBe( 'solid' );
	expect( ring.top ).toBeGreaterThanOrEqual( title.y + title.height );
	const button = await boxOf( rating( visitor ).getByRole( 'button', { name: 'Send rating' } ) );
	const below = await boxOf( rating( visitor ).getByText( 'No votes yet' ) );
	expect( below.y - button.y - button.height ).toBeGreaterThanOrEqual( 8 );

	await visitor.keyboard.press( 'ArrowLeft' );
	await rate( visitor, 1 );
	const why = rating( visitor ).getByRole( 'textbox', { name: 'What could be better?' } );
	await expect( why ).toHaveCSS( 'border-color', 'rgb(21, 121, 239)' );
} );

test( 'a pale color gets an outline that is visible on light and dark pages', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const post = await addPost( page, 'Pale', owner );
	await owner.saveRatings( { icon_color: '#ffff00' } );
	await visitor.goto( post.link );
	await expect( rating( visitor ).locator( 'fieldset svg' ).first() ).toHaveCSS( 'stroke', 'rgb(153, 153, 0)' );
} );

test( 'only the numbers are printed, without a gap', async ( { page, visitor } ) => {
	const post = await addPost( page, 'On paper' );
	await visitor.goto( post.link );
	await rate( visitor, 2 );
	await rating( visitor ).getByRole( 'button', { name: 'Not now' } ).click();
	await isThanked( visitor );
	await visitor.emulateMedia( { media: 'print' } );
	await expect( rating( visitor ).getByText( '2 out of 5' ) ).toBeVisible();
	await expect( rating( visitor ).getByText( 'Thanks for your rating!', { exact: true } ) ).toBeHidden();
	expect( await heightOf( visitor ) ).toBeLessThan( 40 );
} );

test.describe( 'when rating.js does not run', () => {
	test( 'the page shows the same icons and number as with scripts, without a gap', async ( {
		page,
		visitor,
		browser,
	} ) => {
		// V17: 145 empty pixels with "2.0" at the end.
		const post = await addPost( page, 'No scripts' );
		await visitor.goto( post.link );
		await rate( visitor, 2 );
		await rating( visitor ).getByRole( 'button', { name: 'Not now' } ).click();
		await isThanked( visitor );
		await expect( rating( visitor ) ).toContainText( '2 out of 5 (1 vote)' );

		const context = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: { cookies: [], origins: [] },
		} );
		const reader = await context.newPage();
		await reader.goto( post.link );
		await expect( rating( reader ) ).toHaveText( '2 out of 5 (1 vote)' );
		const icons = await boxOf( rating( reader ).locator( 'svg' ) );
		expect( [ icons.width, icons.height ].map( Math.round ) ).toEqual( [ 87, 16 ] );
		expect( ( await boxOf( rating( reader ) ) ).height ).toBeLessThan( 60 );
		await screenshot( reader, 'rating-without-scripts' );
		await context.close();
	} );

	test.describe( 'because it is blocked', () => {
		test.use( { expectedError: /ERR_FAILED/ } );

		test( 'a theme that stretches images leaves no gap', async ( { page, visitor } ) => {
			// V9: `svg { width: 100%; height: auto }` made an icon without an aspect ratio 89,019 pixels high.
			const post = await addPost( page, 'Stretched and blocked' );
			await visitor.addInitScript( () => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync( 'svg { width: 100%; height: auto }' );
				document.adoptedStyleSheets = [ sheet ];
			} );
			await visitor.route( /rating\.js/, ( route ) => route.abort() );
			await visitor.goto( post.link );
			expect( await heightOf( visitor ) ).toBeGreaterThan( 100 );
			expect( await heightOf( visitor ) ).toBeLessThan( 200 );
		} );
	} );
} );

test( 'a rating is mirrored on a right-to-left site', async ( { page, visitor } ) => {
	const post = await addPost( page, 'From the right' );
	const html = await ( await visitor.request.get( post.link ) ).text();
	await visitor.route( post.link, ( route ) =>
		route.fulfill( { body: html.replace( '<html ', '<html dir="rtl" ' ), contentType: 'text/html; charset=utf-8' } )
	);
	await visitor.goto( post.link );
	const [ first, last ] = await Promise.all( [ star( visitor, 1 ).boundingBox(), star( visitor, 5 ).boundingBox() ] );
	expect( first?.x ?? 0 ).toBeGreaterThan( last?.x ?? 0 );
	expect( Math.min( first?.width ?? 0, first?.height ?? 0 ) ).toBeGreaterThanOrEqual( 44 );
	await rate( visitor, 3 );
	await isThanked( visitor );
	await screenshot( visitor, 'rating-rtl' );
} );

test( 'ratings added later are drawn, and a page without one loads no rating files', async ( { page, visitor } ) => {
	const post = await addPost( page, 'First of many' );
	await visitor.goto( post.link );
	await rating( visitor ).getByRole( 'radio' ).first().waitFor();
	await visitor.evaluate( () => {
		const place = document.querySelector( '.userfeedback-post-rating' ) as HTMLElement;
		const copy = place.cloneNode( true ) as HTMLElement; // As a router that caches a page and shows it again.
		document.body.append( copy );
	} );
	await expect( visitor.locator( '.userfeedback-post-rating' ).last().getByRole( 'radio' ) ).toHaveCount( 5 );
	await rate( visitor, 4 );
	await isThanked( visitor );
	await expect(
		visitor.locator( '.userfeedback-post-rating' ).last().getByText( 'Thanks for your rating!', { exact: true } ),
		'both say the same'
	).toBeVisible();

	const asked: string[] = [];
	visitor.on( 'request', ( request ) => asked.push( request.url() ) );
	await visitor.goto( '/sample-page/' );
	await visitor.waitForLoadState( 'networkidle' );
	expect( asked.filter( ( url ) => /rating|voting/.test( url ) ) ).toEqual( [] );
} );

/** @returns what the page's own scripts were told of votes. */
async function listen( visitor: Page ): Promise< () => Promise< unknown[] > > {
	await visitor.addInitScript( () => {
		document.addEventListener( 'userfeedback:rating', ( event ) => {
			const heard = JSON.parse( sessionStorage.getItem( 'heard' ) ?? '[]' ) as unknown[];
			sessionStorage.setItem( 'heard', JSON.stringify( [ ...heard, ( event as CustomEvent ).detail ] ) );
		} );
	} );
	return () => visitor.evaluate( () => JSON.parse( sessionStorage.getItem( 'heard' ) ?? '[]' ) as unknown[] );
}

async function closeStorage( context: BrowserContext ): Promise< void > {
	await context.addInitScript( () => {
		Object.defineProperty( window, 'localStorage', {
			get: () => {
				throw new DOMException( 'denied', 'SecurityError' );
			},
		} );
	} );
}

/** Serves a post's rating without its theme and third-party scripts. */
async function serveAlone(
	visitor: Page,
	address: string,
	{ before = '', after = '', policy }: { before?: string; after?: string; policy: string }
): Promise< void > {
	const html = await ( await visitor.request.get( address ) ).text();
	const part = ( pattern: RegExp ): string => pattern.exec( html )?.[ 0 ] ?? '';
	const body =
		`<!doctype html><html lang="en"><title>Alone</title><h1>Alone</h1>${ before }` +
		part( /<div class="userfeedback-post-rating".*?<\/svg>.*?<\/div>/s ) +
		after +
		part( /<script[^>]*id="userfeedback-post-ratings"[^>]*>.*?<\/script>/s ) +
		part( /<script[^>]*rating\.js[^>]*><\/script>/s );
	await visitor.route( address, ( route ) =>
		route.fulfill( {
			body,
			contentType: 'text/html; charset=utf-8',
			headers: { 'Content-Security-Policy': policy },
		} )
	);
}

async function boxOf( part: Locator ): Promise< { x: number; y: number; width: number; height: number } > {
	const box = await part.boundingBox();
	expect( box ).not.toBeNull();
	return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

const heightOf = ( visitor: Page ): Promise< number > =>
	rating( visitor ).evaluate( ( place ) => place.getBoundingClientRect().height );
