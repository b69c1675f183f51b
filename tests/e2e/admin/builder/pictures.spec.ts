import type { Page } from 'playwright/test';
import type { QuestionDraft, Survey } from '../../../../src/contract/types';
import { accessibilityFaults } from '../../support/axe';
import { floating, read } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

/** Pictures for options: an owner selects them, a visitor sees them. */

test.use( { viewport: { width: 1280, height: 900 } } );

async function edit( page: Page, question: QuestionDraft ): Promise< { owner: Owner; survey: Survey } > {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'With pictures', [ question ] );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/questions` );
	return { owner, survey };
}

async function saveAndReload( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();
	await page.reload();
}

async function answerWith( visitor: Page, label: string ): Promise< void > {
	await visitor.goto( '/' );
	await read( visitor );
	const stored = visitor.waitForResponse( ( response ) => response.status() === 201 );
	await floating( visitor ).locator( 'label', { hasText: label } ).click();
	await stored;
}

/** An image of one color, wider than any card. */
async function image( page: Page, color: string ): Promise< Buffer > {
	await page.setContent( `<body style="background:${ color }">` );
	return page.screenshot( { clip: { x: 0, y: 0, width: 800, height: 600 } } );
}

async function chooseFromLibrary( page: Page, title: string ): Promise< void > {
	const library = page.getByRole( 'dialog' ).filter( { hasText: 'Choose an image' } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox', { name: title } ).click();
	await library.getByRole( 'button', { name: 'Use this image' } ).click();
	await expect( library ).toBeHidden();
}

test( 'media library images supply labels for options without one', async ( { page, visitor } ) => {
	const uploader = new Owner( page );
	await uploader.addImage( 'hill.png', await image( visitor, 'darkgreen' ), 'A green hill' );
	await uploader.addImage( 'lake.png', await image( visitor, 'steelblue' ), '' );
	const { owner, survey } = await edit( page, {
		title: 'Which place is nicer?',
		type: 'image-radio',
		config: { options: [ { label: 'Hill' }, { label: 'Lake' } ] },
	} );

	const imageOf = ( option: string ) =>
		page.getByRole( 'button', { name: `Image for option ${ option }`, exact: true } );
	await page.getByRole( 'button', { name: 'Choose an image for option 1' } ).click();
	await chooseFromLibrary( page, 'hill' );
	await expect( imageOf( '1' ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Choose an image for option 2' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'button', { name: 'Choose an image for option 2' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await chooseFromLibrary( page, 'lake' );
	await page.getByRole( 'button', { name: 'Add option' } ).click();
	await page.getByRole( 'button', { name: 'Choose an image for option 3' } ).click();
	await chooseFromLibrary( page, 'hill' );
	await expect( page.getByRole( 'textbox', { name: 'Option 3' } ) ).toHaveValue( 'A green hill' );

	await imageOf( '3' ).click();
	await page.getByRole( 'menuitem', { name: 'Remove image' } ).click();
	await expect( page.getByRole( 'button', { name: 'Choose an image for option 3' } ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( imageOf( '3' ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Move option 3 up' } ).click();
	await expect( imageOf( '2' ).locator( 'img' ) ).toHaveAttribute( 'src', /hill/ );
	await page.getByRole( 'button', { name: 'Remove option 2' } ).click();

	await screenshot( page, 'pictures-images' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await saveAndReload( page );
	await expect( imageOf( '2' ).locator( 'img' ) ).toHaveAttribute( 'src', /lake/ );
	await answerWith( visitor, 'Lake' );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Lake' ] ] );
} );

test( 'an icon can be found, chosen and removed with the keyboard alone', async ( { page, visitor } ) => {
	const { owner, survey } = await edit( page, {
		title: 'How is the weather?',
		type: 'icon-choice',
		config: { options: [ { label: 'Fine' }, { label: 'Bad' } ] },
	} );
	const choose = ( option: string ) => page.getByRole( 'button', { name: `Choose an icon for option ${ option }` } );
	const first = page.getByRole( 'button', { name: 'Icon for option 1: sun', exact: true } );
	const picker = page.getByRole( 'dialog', { name: 'Choose an icon for option' } );
	const icon = ( name: string ) => picker.getByRole( 'option', { name, exact: true } );

	await choose( '1' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( picker.getByRole( 'searchbox' ) ).toBeFocused();
	await expect( icon( 'accessibility' ) ).toBeVisible();
	await screenshot( page, 'pictures-icons' );
	expect( await accessibilityFaults( page, '.uf-icons' ) ).toEqual( [] );
	await page.keyboard.press( 'ArrowDown' );
	await expect( icon( 'accessibility' ) ).toBeFocused();
	await page.keyboard.press( 'End' );
	await expect( icon( 'zap' ) ).toBeFocused();
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'ArrowUp' );
	await expect( picker.getByRole( 'searchbox' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( choose( '1' ) ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await expect( picker.getByRole( 'searchbox' ) ).toBeFocused();
	await page.keyboard.type( 'sun' );
	await expect( picker.getByRole( 'status' ) ).toHaveText( '2 icons' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( picker ).toBeHidden();
	await expect( first ).toBeFocused();
	await choose( '2' ).press( 'Enter' );
	await expect( picker.getByRole( 'searchbox' ) ).toBeFocused();
	await page.keyboard.type( 'cloud rain' );
	await expect( icon( 'cloud rain' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( choose( '2' ) ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+Shift+z' );
	await expect( page.getByRole( 'button', { name: 'Icon for option 2: cloud rain' } ) ).toBeFocused();

	await page.getByRole( 'tab', { name: 'Settings' } ).click();
	await page.getByRole( 'combobox', { name: 'Icon size' } ).selectOption( 'Large' );
	await page.getByLabel( 'Icon color' ).fill( '#b32d2e' );
	await screenshot( page, 'pictures-icon-settings' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	const drawn = page.frameLocator( '.uf-preview__frame' ).locator( '.option svg' );
	await expect( drawn ).toHaveCount( 2 );
	await expect( drawn.first() ).toHaveAttribute( 'stroke', '#b32d2e' );
	await saveAndReload( page );
	await expect( page.getByLabel( 'Icon color' ) ).toHaveValue( '#b32d2e' );
	await page.getByRole( 'tab', { name: 'Question' } ).click();
	await expect( first.locator( 'path' ) ).toHaveAttribute( 'd', /^M/ );

	await answerWith( visitor, 'Bad' );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Bad' ] ] );
} );

test.describe( 'a missing image', () => {
	test.use( { expectedError: /404/ } );

	test( 'shows a placeholder, on a phone and from right to left', async ( { page, baseURL } ) => {
		const missing = `${ baseURL ?? '' }/wp-content/uploads/gone.png`;
		await page.setViewportSize( { width: 390, height: 844 } );
		await edit( page, {
			title: 'Which place is nicer?',
			type: 'image-radio',
			config: { options: [ { label: 'Hill', image: missing }, { label: 'Lake' } ] },
		} );
		await page.getByRole( 'button', { name: /1 Which place is nicer/ } ).click();
		await expect( page.getByText( '(image unavailable)' ) ).toBeAttached();
		await screenshot( page, 'pictures-phone' );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		await screenshot( page, 'pictures-phone-rtl' );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	} );
} );
