import { Owner } from '../support/owner';
import { asLite } from '../support/site/lite';
import { pseudo } from '../support/translated/pseudo';
import { test } from '../support/translated/site';
import { Walk } from '../support/translated/walk';

test.use( { expectedError: /status of 400/, actionTimeout: 20_000 } ); // A save that the server rejects.

test( 'no dialog, menu or notice of the app contains English', async ( { page, filled } ) => {
	const walk = new Walk( page );
	const button = ( name: string ) => page.getByRole( 'button', { name: pseudo( name ), exact: true } );
	const many = `/edit/${ String( filled.many ) }`;

	await test.step( 'questions', async () => {
		await walk.open( 'questions', 'surveys', `${ many }/questions` );
		await walk.after( 'question types', () => button( 'Add question' ).click() );
		await walk.after( 'delete a question', () => button( 'Delete question' ).first().click() );
		for ( const place of [ 0, 2, 3, 4, 6, 7, 8 ] ) {
			const rows = page.getByRole( 'navigation', { name: pseudo( 'Survey questions' ) } ).locator( 'ol > li' );
			await rows.nth( place ).locator( 'button', { hasText: ';' } ).first().click();
			for ( const tab of [ 'Question', 'Settings', 'Logic' ] ) {
				const opened = page.getByRole( 'tab', { name: pseudo( tab ), exact: true } );
				await walk.after( `question ${ String( place ) } ${ tab }`, () => opened.click() );
			}
		}
		await page.getByLabel( pseudo( 'Enable logic' ) ).check();
		await walk.look( 'logic' );
		await walk.after( 'thanks', () => button( 'Thank You' ).click() );
		for ( const way of [ 'Redirect to a page', 'Redirect based on answers', 'Show a message' ] ) {
			await walk.after( way, () => page.getByRole( 'radio', { name: pseudo( way ), exact: true } ).check() );
		}
		await walk.after( 'refused', () => button( 'Save' ).click() );
		await walk.after(
			'leave',
			() =>
				page
					.getByRole( 'link', { name: pseudo( 'Surveys' ) } )
					.last()
					.click(),
			true
		);
		await button( 'Leave' ).click();
	} );
	await test.step( 'settings', async () => {
		await walk.open( 'settings', 'surveys', `${ many }/settings` );
		for ( const choice of [
			'Specific countries',
			'Specific pages',
			'After a delay',
			'Every time, answered or not',
			'Wait before asking again',
			'Until a date',
		] ) {
			await walk.after( choice, () =>
				page.getByRole( 'radio', { name: pseudo( choice ), exact: true } ).check()
			);
		}
		await walk.openAll( 'settings changed' );
	} );
	await test.step( 'workflow', async () => {
		await walk.open( 'workflow', 'surveys', `/edit/${ String( filled.told ) }/notifications` );
		await walk.openAll( 'workflow' );
	} );
	await test.step( 'list', async () => {
		await walk.open( 'list', 'surveys' );
		await page.getByRole( 'row', { name: /Σχέδιο/ } ).hover();
		const trash = page.getByRole( 'row', { name: /Σχέδιο/ } ).getByRole( 'button', { name: pseudo( 'Trash' ) } );
		await walk.after( 'trashed', () => trash.click() );
		await page.getByRole( 'link', { name: new RegExp( `^${ pseudo( 'Trash' ) }` ) } ).click();
		await page.getByRole( 'row', { name: /Σχέδιο/ } ).hover();
		await walk.after( 'delete', () => button( 'Delete permanently' ).first().click(), true );
		await page.keyboard.press( 'Escape' );
		await walk.after( 'restored', () => button( 'Restore' ).first().click() );
	} );
	await test.step( 'results', async () => {
		await walk.open( 'results', 'results', `/survey/${ String( filled.many ) }` );
		await walk.after( 'share', () => button( 'Share' ).click(), true );
		await walk.after( 'shared', () => button( 'Create link' ).click() );
	} );
	await test.step( 'deliveries', async () => {
		await new Owner( page ).callCron();
		await walk.open( 'deliveries', 'surveys', '/deliveries' );
		await walk.openAll( 'deliveries' );
	} );
	await test.step( 'saved settings', async () => {
		await walk.open( 'misc', 'settings', '/misc' );
		await page.getByRole( 'checkbox' ).last().click();
		await walk.look( 'unsaved' );
		await walk.after( 'saved', () => button( 'Save Settings' ).click() );
	} );
	await test.step( 'a plan without the features', async () => {
		await asLite( page );
		await walk.open( 'lite questions', 'surveys', `${ many }/questions` );
		await button( 'Add question' ).click();
		await walk.after( 'locked', () => page.getByRole( 'menuitem' ).last().click( { force: true } ) );
		for ( const [ slug, route ] of [
			[ 'surveys', '/new/setup' ],
			[ 'surveys', `${ many }/settings` ],
			[ 'surveys', `${ many }/notifications` ],
			[ 'surveys', `${ many }/publish` ],
			[ 'results', `/survey/${ String( filled.many ) }` ],
			[ 'settings', '/general' ],
			[ 'settings', '/widget' ],
			[ 'settings', '/integrations' ],
			[ 'heatmaps', '/' ],
			[ 'post_ratings', '/settings' ],
			[ 'addons', '/' ],
		] as const ) {
			await walk.open( `lite ${ slug } ${ route }`, slug, route );
		}
	} );
	walk.end();
} );
