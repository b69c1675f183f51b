import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const SAVE = /\/wp-json\/userfeedback\/v1\/surveys(\?|$)/;

// The browser logs each failed request in its console.
test.use( { expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/ } );

test( 'a failed save says why, keeps all typed text, and works once the problem is over', async ( {
	page,
	context,
} ) => {
	const survey = await new Owner( page ).publish( 'Trouble', [ { title: 'Why?', type: 'text' } ] );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	const title = page.getByRole( 'textbox', { name: 'Question', exact: true } );
	const save = page.getByRole( 'button', { name: 'Save', exact: true } );
	const notice = page.locator( '.uf-screen__notices' );
	const refuse = async ( status: number, body: string, headers: Record< string, string > = {} ): Promise< void > => {
		await page.route( SAVE, ( route ) => route.fulfill( { status, body, headers } ), { times: 1 } );
	};
	await title.fill( 'Typed with care' );

	await refuse( 500, '<p>There has been a critical error</p>', { 'Content-Type': 'text/html' } );
	await save.click();
	await expect( notice ).toContainText(
		'Your site returned an error (500), and your change may not have been saved.'
	);
	await notice.getByText( 'Details' ).click();
	await expect( notice ).toContainText( 'wp-content/debug.log' );
	await screenshot( page, 'trouble-500' );

	await refuse( 413, '<h1>413</h1>', { 'Content-Type': 'text/html' } );
	await save.click();
	await expect( notice ).toContainText( 'This request is too large for your server (413)' );

	await refuse( 429, '{"code":"too_many","message":"No","data":{"status":429}}', {
		'Retry-After': '12',
		'Content-Type': 'application/json',
	} );
	await save.click();
	await expect( notice ).toContainText( 'Try again in 12 seconds.' );

	await context.setOffline( true );
	await save.click();
	await expect( notice ).toContainText(
		'You’re offline. Your changes are still here, and you can save them when you’re back online.'
	);
	await expect( title ).toHaveValue( 'Typed with care' );
	await screenshot( page, 'trouble-offline' );
	await context.setOffline( false );
	await expect( page.locator( '.uf-screen__overlay' ) ).toContainText( 'Saved!' );
} );

test( 'a logged-out owner logs in in a new tab, and saving continues automatically', async ( {
	page,
	browser,
	baseURL,
} ) => {
	const survey = await new Owner( page ).publish( 'Logged out', [ { title: 'Why?', type: 'text' } ] );
	// A separate login, because the tests' shared one must not end.
	const context = await browser.newContext( { baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } } );
	const own = await context.newPage();
	await own.goto( `/wp-login.php?redirect_to=${ encodeURIComponent( SURVEYS ) }` );
	const logIn = async ( login: typeof own ): Promise< void > => {
		// The page moves focus there shortly after it renders, even while someone is typing.
		await expect( login.getByLabel( /Username/ ) ).toBeFocused();
		await login.getByLabel( /Username/ ).fill( 'admin' );
		await login.getByLabel( 'Password', { exact: true } ).fill( 'password' );
		await login.getByRole( 'button', { name: 'Log In' } ).click();
	};
	await logIn( own );
	const [ question ] = survey.questions;
	await own.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions?question=${ question?.id ?? '' }` );
	const title = own.getByRole( 'textbox', { name: 'Question', exact: true } );
	await title.fill( 'Typed before the log-out' );
	await context.clearCookies();
	await own.getByRole( 'button', { name: 'Save', exact: true } ).click();
	const notice = own.locator( '.uf-screen__notices' );
	await expect( notice ).toContainText( 'You’re logged out. Log in from a new tab, then save again here.' );
	await screenshot( own, 'trouble-logged-out' );
	await own.setViewportSize( { width: 390, height: 844 } );
	await screenshot( own, 'trouble-logged-out-phone' );

	const [ tab ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		notice.getByRole( 'link', { name: /Log in/ } ).click(),
	] );
	await logIn( tab );
	await expect( tab.locator( 'body' ) ).toContainText( 'You have logged in successfully.' );
	await own.bringToFront();
	await own.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) ); // In a headless browser, all windows have focus together.
	await expect( own.locator( '.uf-screen__overlay' ) ).toContainText( 'Saved!' );
	await expect( title ).toHaveValue( 'Typed before the log-out' );
	await context.close();
} );
