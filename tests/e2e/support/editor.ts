import { expect } from 'playwright/test';
import type { FrameLocator, Page } from 'playwright/test';
import type { Owner } from './owner';

/** Publishes an empty page and opens it in the block editor. */
export async function editNewPage(
	page: Page,
	owner: Owner,
	title: string
): Promise< { canvas: FrameLocator; address: string } > {
	await owner.knowsTheEditor();
	const address = await owner.addPage( title, '' );
	await page.goto( address );
	await page.goto( ( await page.locator( '#wp-admin-bar-edit a' ).getAttribute( 'href' ) ) ?? '' );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.getByRole( 'textbox', { name: 'Add title' } ) ).toHaveText( title );
	return { canvas, address };
}

/** Adds a block by typing its name, as experienced users do. */
export async function addBlock( page: Page, canvas: FrameLocator, name: string ): Promise< void > {
	await canvas.getByRole( 'button', { name: 'Add default block' } ).click();
	await page.keyboard.type( `/${ name }` );
	await page.getByRole( 'option', { name, exact: true } ).click();
}

export async function savePage( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.locator( '.components-snackbar' ) ).toContainText( 'Page updated.' );
}
