import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { floating, outline, read } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';

/** Presses Tab until the named element has focus. */
async function tabTo( page: Page, name: RegExp, key = 'Tab' ): Promise< void > {
	for ( let stops = 0; stops < 60; stops++ ) {
		await page.keyboard.press( key );
		const label = await page.evaluate( () => {
			const { activeElement: focused } = document;
			const labels =
				focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
			return focused?.getAttribute( 'aria-label' ) ?? labels?.[ 0 ]?.textContent ?? focused?.textContent ?? '';
		} );
		if ( name.test( label.trim() ) ) {
			return;
		}
	}
	throw new Error( `Tab never came to ${ String( name ) }.` );
}

test( 'a survey with a condition can be built, named and published by keyboard alone', async ( { page } ) => {
	await page.goto( `${ SURVEYS }#/new` );
	await page.getByRole( 'button', { name: /^Start from Scratch/ } ).focus();
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).focus();
	await page.keyboard.type( 'Did you find it?' );
	await tabTo( page, /^Type$/ );
	await page.keyboard.type( 'Radio' );
	await expect( page.getByRole( 'combobox', { name: 'Type' } ) ).toHaveValue( 'radio-button' );
	await tabTo( page, /^Option 1$/ );
	await page.keyboard.type( 'Yes' );
	await tabTo( page, /^Option 2$/ );
	await page.keyboard.type( 'No' );

	await tabTo( page, /^Add question$/, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	const longText = page.getByRole( 'menuitem', { name: 'Long text' } );
	await longText.waitFor();
	await page.keyboard.press( 'End' );
	for ( let left = await page.getByRole( 'menuitem' ).count(); left > 0; left-- ) {
		if ( await longText.evaluate( ( item ) => item === document.activeElement ) ) {
			break;
		}
		await page.keyboard.press( 'ArrowUp' );
	}
	await expect( longText ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toBeFocused();
	await page.keyboard.type( 'What is missing?' );

	await tabTo( page, /^Question$/, 'Shift+Tab' );
	await page.keyboard.press( 'End' );
	await expect( page.getByRole( 'tab', { name: 'Logic' } ) ).toBeFocused();
	await expect( page.getByLabel( 'Enable logic' ) ).toBeVisible();
	await tabTo( page, /^Enable logic$/ );
	await page.keyboard.press( 'Space' );
	await tabTo( page, /^Answer$/ );
	await page.keyboard.type( 'No' );
	await expect( page.getByRole( 'combobox', { name: 'Answer' } ) ).toHaveValue( 'No' );
	await screenshot( page, 'questions-logic' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await tabTo( page, /What is missing\?/, 'Shift+Tab' );
	await page.keyboard.press( 'Alt+ArrowUp' );
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'This removes 1 condition that can no longer be met.' );
	await page.keyboard.press( 'Escape' );
	await expect( outline( page ) ).toContainText( [ 'Did you find it?', 'What is missing?' ] );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).press( 'Enter' );
	await expect( page.getByText( 'Saved as a Draft.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'combobox', { name: 'Answer' } ) ).toHaveValue( 'No' );

	await page.getByRole( 'combobox', { name: 'Answer' } ).focus();
	await tabTo( page, /Edit title/, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'textbox', { name: 'Survey title' } ) ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'By keys alone' );
	await page.keyboard.press( 'Enter' );
	await tabTo( page, /^Next$/ );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'group', { name: 'Devices' } ).waitFor();
	await tabTo( page, /^Next$/, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'heading', { name: 'Send Email' } ).waitFor();
	await tabTo( page, /^Next$/, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'radio', { name: 'Draft' } ).waitFor();
	await tabTo( page, /^Save and Publish$/, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'row', { name: /^Select By keys alone/ } ) ).toContainText( 'Published' );
} );

test( 'a phone shows the outline, then one question, and Back returns to the outline', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'On a phone', [
		{ title: 'Where from?', type: 'radio-button', config: { options: [ 'Search', 'A friend' ] } },
		{ title: 'Why?', type: 'text' },
	] );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	const row = page.getByRole( 'button', { name: /2 Why\?/ } );
	const title = page.getByRole( 'textbox', { name: 'Question', exact: true } );
	await row.waitFor();
	await screenshot( page, 'questions-phone-outline' );
	await expect( title ).toBeHidden();

	await row.click();
	await expect( title ).toHaveValue( 'Why?' );
	await expect( row ).toBeHidden();
	await screenshot( page, 'questions-phone-editor' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await page.goBack();
	await expect( row ).toBeFocused();

	await row.click();
	await page.getByRole( 'button', { name: 'All questions' } ).click();
	await expect( row ).toBeFocused();
} );

test( 'all paths through a survey show, and unreachable questions link to conditions', async ( { page } ) => {
	const found = crypto.randomUUID();
	const when = ( value: string ) => ( { question_id: found, compare: '=' as const, value } );
	const survey = await new Owner( page ).publish( 'Paths', [
		{ id: found, title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
		{
			title: 'What is missing?',
			type: 'text',
			logic: { enabled: true, action: 'show', conditions: [ when( 'No' ) ] },
		},
		{
			title: 'Both?',
			type: 'text',
			logic: { enabled: true, action: 'show', conditions: [ when( 'No' ), when( 'Yes' ) ] },
		},
	] );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'button', { name: 'See all paths' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Paths through this survey' } );
	await expect( dialog ).toContainText( 'Visitors see 1 to 2 questions.' );
	await expect( dialog.getByRole( 'listitem' ).filter( { hasText: '3 Both?' } ).last() ).toContainText(
		'No one gets this question.'
	);
	expect( await accessibilityFaults( page, '.components-modal__frame' ) ).toEqual( [] );
	await screenshot( page, 'questions-paths' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'questions-paths-phone' );
	await page.setViewportSize( { width: 1280, height: 900 } );

	await dialog.getByRole( 'button', { name: '3 Both?' } ).press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toHaveValue( 'Both?' );
} );

test( 'a question can be moved to the end of another survey with the keyboard', async ( { page } ) => {
	const owner = new Owner( page );
	const title = `Where it moves to ${ crypto.randomUUID() }`;
	const there = await owner.publish( title, [ { title: 'Was here?', type: 'text' } ] );
	const here = await owner.publish( 'Where it moves from', [
		{ title: 'Stays?', type: 'text' },
		{ title: 'Moves?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
	] );
	await page.goto( `${ SURVEYS }#/edit/${ String( here.id ) }/questions` );
	await outline( page )
		.getByRole( 'button', { name: /2 Moves\?/ } )
		.click();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toHaveValue( 'Moves?' ); // Else the button of the first one is found.
	await page.getByRole( 'button', { name: 'Move to another survey' } ).press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Move to another survey' } );
	await dialog.getByRole( 'combobox', { name: 'Survey' } ).fill( title );
	await page.getByRole( 'option', { name: title } ).waitFor();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toContainText( 'so visitors see the question immediately' );
	expect( await accessibilityFaults( page, '.components-modal__frame' ) ).toEqual( [] );
	await screenshot( page, 'questions-move' );
	await dialog.getByRole( 'button', { name: 'Move question' } ).press( 'Enter' );

	await expect( dialog ).toBeHidden();
	await expect( outline( page ).getByRole( 'button', { name: /Moves\?/ } ) ).toHaveCount( 0 );
	await expect( page.getByText( /^Saved / ).first() ).toBeVisible();
	expect( await owner.questionsOf( there ) ).toEqual( [ 'Was here?', 'Moves?' ] );
	expect( await owner.questionsOf( here ) ).toEqual( [ 'Stays?' ] );
} );

test( 'a renamed option keeps its answers, also of visitors who still see its old name', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Colors', [
		{ title: 'Which color?', type: 'radio-button', config: { options: [ 'Red', 'Blue' ] } },
	] );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Red' );

	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'textbox', { name: 'Option 1' } ).fill( 'Crimson' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

	await read( visitor );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await floating( visitor ).getByText( 'Red' ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByRole( 'row', { name: 'Crimson 1 100%' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Crimson' } ).click();
	await expect( page.getByText( 'Total responses' ).locator( '..' ) ).toContainText( '1' );
	await screenshot( page, 'renamed-option' );
	await expect( page.getByText( 'Red', { exact: true } ) ).toHaveCount( 0 );
} );

test( 'visitors who choose Other can type their own answer, which the results show', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Your favorite', [
		{ title: 'Which color?', type: 'radio-button', config: { options: [ 'Red', 'Blue' ] } },
	] );
	await page.goto( `${ SURVEYS }#/edit/${ String( survey.id ) }/questions` );
	await page.getByRole( 'button', { name: 'Add “Other”' } ).press( 'Enter' );
	const option = page.getByRole( 'textbox', { name: 'Option 3' } );
	await expect( option ).toBeFocused();
	await expect( option ).toHaveAccessibleDescription( 'Visitors who choose it can type their own answer.' );
	await expect( page.getByRole( 'button', { name: 'Add “Other”' } ) ).toHaveCount( 0 );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'other-option' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

	await visitor.goto( '/' );
	await read( visitor );
	await floating( visitor ).getByText( 'Other' ).click();
	await floating( visitor ).getByLabel( 'Please specify' ).fill( 'Teal' );
	await screenshot( visitor, 'other-answer' );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	expect( ( await stored ).status() ).toBe( 201 );

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByRole( 'row', { name: 'Other 1 100%' } ) ).toBeVisible();
	await expect( page.getByText( 'Teal' ) ).toBeVisible();
} );

test( 'an owner raises the limit of options, and a visitor chooses the sixth', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Six colors', [
		{
			title: 'Which color?',
			type: 'radio-button',
			config: { options: [ 'Red', 'Blue', 'Green', 'Pink', 'Gray' ] },
		},
	] );
	const builder = `${ SURVEYS }#/edit/${ String( survey.id ) }/questions`;
	await page.goto( builder );
	await page.getByRole( 'textbox', { name: 'Option 5' } ).press( 'Enter' );
	await expect( page.getByRole( 'status' ).filter( { hasText: 'The limit is 5 options.' } ) ).toBeVisible();
	await screenshot( page, 'options-limit' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await page.getByRole( 'link', { name: 'Change the limit of 5 options' } ).click();
	await page.getByRole( 'spinbutton', { name: 'Maximum number of options' } ).fill( '20' );
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await lookAtEachWidth( page, 'settings-options' );
	await page.setViewportSize( { width: 1280, height: 900 } );

	await page.goto( builder );
	await page.getByRole( 'textbox', { name: 'Option 5' } ).press( 'Enter' );
	await expect( page.getByRole( 'textbox', { name: 'Option 6' } ) ).toBeFocused();
	await page.keyboard.type( 'Violet' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();
	await owner.saveSettings( { max_options: 5 } );

	await visitor.goto( '/' );
	await read( visitor );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await floating( visitor ).getByText( 'Violet' ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByRole( 'row', { name: 'Violet 1 100%' } ) ).toBeVisible();
} );
