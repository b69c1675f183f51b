import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { hiddenByHeader } from '../support/each-width';
import { asLite } from '../support/site/lite';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';

/** Enough questions to scroll through. */
const LONG = Array.from( { length: 6 }, ( _, index ) => ( {
	title: `Question number ${ String( index + 1 ) }`,
	type: 'radio-button' as const,
	config: { options: [ 'Yes', 'No', 'Perhaps' ] },
} ) );

/** Returns faults in the app and in everything it renders outside its own element. */
async function faultsEverywhere( page: Page ): Promise< string[] > {
	const outside = ':is(.components-popover, .components-modal__screen-overlay)';
	expect( await page.locator( outside ).count() ).toBeGreaterThan( 0 );
	return [
		...( await accessibilityFaults( page, '#userfeedback-app' ) ),
		...( await accessibilityFaults( page, outside ) ),
	];
}

/** Returns the focused element if it is completely under the sticky header. */
function isUnderHeader( page: Page ): Promise< string | null > {
	return page.evaluate( () => {
		const header = document.querySelector( '.uf-screen__header' );
		const focused = document.activeElement;
		if (
			! header ||
			! focused ||
			header.contains( focused ) ||
			! document.querySelector( '.uf-screen__body' )?.contains( focused )
		) {
			return null;
		}
		const { bottom } = header.getBoundingClientRect();
		const box = ( focused.closest( '.components-form-toggle' ) ?? focused ).getBoundingClientRect();
		return box.bottom <= bottom || box.top >= window.innerHeight ? `${ focused.tagName } ${ focused.id }` : null;
	} );
}

test( 'moving focus backward through the builder never hides it under the header', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'Long', LONG );
	await page.setViewportSize( { width: 1280, height: 400 } ); // Shorter than a question.
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'button', { name: 'Add option' } ).focus();
	const hidden: string[] = [];
	for ( let stop = 0; stop < 40; stop++ ) {
		await page.keyboard.press( 'Shift+Tab' );
		const under = await isUnderHeader( page );
		if ( under !== null ) hidden.push( under );
	}
	expect( hidden ).toEqual( [] );
} );

test( 'the header covers no content at 200% zoom', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'Zoomed', LONG );
	await page.setViewportSize( { width: 720, height: 450 } ); // 1440 × 900 at 200%.
	for ( const address of [
		`${ SURVEYS }#/`,
		`${ SURVEYS }#/new/setup`,
		...[ 'questions', 'settings', 'notifications', 'publish' ].map(
			( step ) => `${ SURVEYS }#/edit/${ String( survey.id ) }/${ step }`
		),
		RESULTS,
	] ) {
		await page.goto( 'about:blank' ); // A new hash alone keeps the scroll position.
		await page.goto( address );
		await expect( page.locator( '.uf-screen__body' ) ).toBeVisible();
		await screenshot( page, `zoomed-${ address.replace( /.*[#=]/, '' ).replaceAll( '/', '-' ) }`, false );
		expect( await hiddenByHeader( page ), `F5: the header stood 46 px too low (${ address })` ).toBe( 0 );
	}
} );

test( 'every popover, menu and dialog is accessible, inside the app and outside it', async ( { page } ) => {
	const owner = new Owner( page );
	const survey = await owner.publish( 'Opened', LONG.slice( 0, 2 ) );
	const faults: string[] = [];
	const look = async ( name: string, opened: Locator ): Promise< void > => {
		await opened.waitFor();
		await screenshot( page, `opened-${ name }` );
		faults.push( ...( await faultsEverywhere( page ) ).map( ( fault ) => `${ name }: ${ fault }` ) );
	};

	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'button', { name: 'Add question' } ).click();
	await look( 'question types', page.getByRole( 'menuitem', { name: 'Checkboxes' } ) );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: 'Delete question' } ).first().click();
	await look( 'delete a question', page.getByRole( 'dialog' ) );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).first().fill( 'Changed' );
	for ( const way of [ 'Show a message', 'Redirect to a page', 'Redirect based on answers' ] ) {
		await page.getByRole( 'button', { name: 'Thank You' } ).click();
		await page.getByRole( 'radio', { name: way, exact: true } ).check();
		await screenshot( page, `opened-${ way.toLowerCase().replaceAll( ' ', '-' ) }` );
		const found = await accessibilityFaults( page, '#userfeedback-app' );
		faults.push( ...found.map( ( fault ) => `${ way }: ${ fault }` ) );
	}
	await page.getByRole( 'link', { name: 'Surveys', exact: true } ).last().click();
	await look( 'leave', page.getByRole( 'dialog' ) );
	await page.getByRole( 'button', { name: 'Leave', exact: true } ).click();

	await page
		.getByRole( 'row', { name: /^Select Opened/ } )
		.first()
		.hover();
	await page
		.getByRole( 'row', { name: /^Select Opened/ } )
		.first()
		.getByRole( 'button', { name: 'Trash' } )
		.click();
	await page.getByRole( 'link', { name: /^Trash \(/ } ).click();
	await page
		.getByRole( 'row', { name: /^Select Opened/ } )
		.first()
		.hover();
	await page.getByRole( 'button', { name: 'Delete permanently' } ).first().click();
	await look( 'delete surveys', page.getByRole( 'dialog' ) );
	expect( faults ).toEqual( [] );
} );

test( 'a date range can be chosen by mouse or keyboard, and its popover is accessible', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Days', [ { title: 'Why?', type: 'text' } ] );
	await owner.answer( visitor, 'Because' );
	await page.goto( `${ RESULTS }#/survey/${ String( survey.id ) }` );
	const toggle = page.getByRole( 'button', { name: /Date range/ } );
	await toggle.click();
	await page.getByRole( 'radio', { name: 'Last 30 Days' } ).waitFor();
	await screenshot( page, 'opened-date-range' );
	expect( await faultsEverywhere( page ) ).toEqual( [] );

	await page.getByRole( 'radio', { name: 'Last 30 Days' } ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( page ).toHaveURL( /range=last-90-days/ );
	await expect( page.getByRole( 'radio', { name: 'Last 90 Days' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( toggle ).toBeFocused();
	await toggle.click();
	await page.getByText( 'All time' ).click();
	await expect( page ).toHaveURL( /range=all-time/ );
	await expect( page.getByRole( 'radio', { name: 'All time' } ) ).toHaveCount( 0 );
} );

test( 'features the plan lacks can be focused, and one dialog names the required plan', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Locked', [ { title: 'Why?', type: 'text' } ] );
	await owner.answer( visitor, 'Because' );
	await asLite( page );
	const dialog = page.getByRole( 'dialog' );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	const add = page.getByRole( 'button', { name: 'Add question' } );
	await add.focus();
	await page.keyboard.press( 'Enter' );
	const stars = page.getByRole( 'menuitem', { name: /Star rating/ } );
	await stars.waitFor();
	expect( await faultsEverywhere( page ) ).toEqual( [] );
	await screenshot( page, 'locked-menu' );
	for (
		let press = 0;
		press < 12 && ! ( await stars.evaluate( ( item ) => item === document.activeElement ) );
		press++
	) {
		await page.keyboard.press( 'ArrowDown' );
	}
	await expect( stars ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toContainText( '“Star rating” Question Type is a Pro feature' );
	await expect( dialog ).toContainText(
		"We're sorry, the “Star rating” Question Type is not available on your plan. Please upgrade to unlock all these awesome features."
	);
	expect( await faultsEverywhere( page ) ).toEqual( [] );
	await screenshot( page, 'locked-dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( add ).toBeFocused();

	// Forced, because Playwright waits for aria-disabled elements to be enabled; a person doesn't.
	await page.getByRole( 'button', { name: 'Thank You' } ).click();
	const message = page.getByRole( 'textbox', { name: 'Message after the last answer' } );
	await message.click( { force: true } );
	await expect( dialog ).toContainText( 'Custom Thank You Message is a Pro feature' );
	await page.keyboard.press( 'Escape' );
	await expect( message ).toBeFocused();

	await page.goto( `${ RESULTS }#/survey/${ String( survey.id ) }` );
	await page.getByRole( 'button', { name: /Date range/ } ).click();
	await expect( page.getByText( /Your plan includes the past 7 days, starting / ) ).toBeVisible();
	await screenshot( page, 'locked-range' );
	expect( await faultsEverywhere( page ) ).toEqual( [] );
	await page.getByText( 'Last 90 Days' ).click( { force: true } );
	await expect( dialog ).toContainText( 'Longer Date Range is a Pro feature' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'button', { name: /Date range/ } ) ).toBeFocused();
} );

test( 'the heading and list placeholder show before the script, without layout shift', async ( { page } ) => {
	await new Owner( page ).publish( 'Listed', [ { title: 'Why?', type: 'text' } ] );
	let letGo: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( /build\/admin\/index\.js/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( SURVEYS, { waitUntil: 'commit' } );
	const heading = page.getByRole( 'heading', { level: 1, name: 'Surveys' } );
	await expect( heading ).toBeVisible();
	await expect( page.locator( '.uf-first .uf-table' ) ).toBeVisible();
	await screenshot( page, 'before-the-script' );
	const [ before, header ] = [
		await heading.boundingBox(),
		await page.locator( '.uf-screen__header' ).boundingBox(),
	];
	letGo();
	await page
		.getByRole( 'row', { name: /^Select Listed/ } )
		.first()
		.waitFor();
	expect( await heading.boundingBox() ).toEqual( before );
	expect( await page.locator( '.uf-screen__header' ).boundingBox() ).toEqual( header );
} );

test( 'a shortcode reads left to right on a right-to-left page, and a click copies it', async ( { page, context } ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const survey = await new Owner( page ).publish( 'Code', [ { title: 'Why?', type: 'text' } ] );
	await page.goto( SURVEYS );
	const code = page.getByRole( 'button', {
		name: `Copy the shortcode [userfeedback id="${ String( survey.id ) }"]`,
	} );
	await code.waitFor();
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( await code.evaluate( ( element ) => getComputedStyle( element ).direction ) ).toBe( 'ltr' );
	await code.click();
	await expect( page.getByText( 'Copied to Clipboard' ).first() ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		`[userfeedback id="${ String( survey.id ) }"]`
	);
	await screenshot( page, 'shortcode-rtl' );
} );

test( 'all form text uses the wp-admin font', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'Letters', LONG.slice( 0, 1 ) );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'textbox', { name: 'Option 1' } ).waitFor();
	const others = await page.evaluate( () => {
		const wanted = getComputedStyle( document.body ).fontFamily;
		return [
			...document.querySelectorAll(
				'#userfeedback-app :is(input, button, label, legend, select, textarea, p, h1, h2)'
			),
		]
			.filter( ( element ) => getComputedStyle( element ).fontFamily !== wanted )
			.map( ( { outerHTML } ) => outerHTML.slice( 0, 80 ) );
	} );
	expect( others ).toEqual( [] );
} );

test( 'an emoji in a title stays text, whatever the browser supports', async ( { page } ) => {
	await page.addInitScript( () => {
		Object.defineProperty( HTMLCanvasElement.prototype, 'getContext', { value: () => null } ); // WordPress's script then takes the browser for an old one.
	} );
	await new Owner( page ).publish( 'Tea 🍵 time', [ { title: 'Why?', type: 'text' } ] );
	await page.goto( SURVEYS );
	await expect( page.getByRole( 'row', { name: /^Select Tea 🍵 time/ } ).first() ).toBeVisible();
	await expect( page.locator( '#userfeedback-app img' ) ).toHaveCount( 0 );
	await expect( page.locator( 'script[src*="emoji"], #wp-emoji-settings' ) ).toHaveCount( 0 );
} );

test( 'double-clicking Save, Trash or Apply runs it once', async ( { page } ) => {
	const owner = new Owner( page );
	const survey = await owner.publish( 'Clicked twice', [ { title: 'Why?', type: 'text' } ] );
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		// Previews don't change data, although they post it; neither does the editing heartbeat.
		if (
			request.method() === 'POST' &&
			/userfeedback\/v1\/surveys(?!\/preview|\/\d+\/editing)/.test( request.url() )
		) {
			sent.push( new URL( request.url() ).pathname.replace( /^.*userfeedback\/v1/, '' ) );
		}
	} );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'Why not?' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).dblclick();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();
	await page.goto( SURVEYS );
	const row = page.getByRole( 'row', { name: /^Select Clicked twice/ } ).first();
	await row.hover();
	await row.getByRole( 'button', { name: 'Trash' } ).dblclick();
	await expect( row ).toHaveCount( 0 );
	expect( sent ).toEqual( [ '/surveys', '/surveys/trash' ] );
} );
