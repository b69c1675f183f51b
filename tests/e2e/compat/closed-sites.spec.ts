import { floating, read, reasons } from '../support/journeys';
import { addMustUse } from '../support/site/must-use';
import { Owner } from '../support/owner';
import { aged } from '../support/page-parts';
import { expect, test } from '../support/test';

const MANIFEST = /widget\/manifest/;
const COLLECTOR = /collect\.php\?.*do=response/;

/** All-In-One Security 5.4 and others: the REST API is only for logged-in users. */
const CLOSED = `
add_filter(
	'rest_authentication_errors',
	static fn( $errors ) => is_user_logged_in() ? $errors : new WP_Error( 'rest_not_logged_in', 'For members.', array( 'status' => 401 ) )
);`;

test.describe( 'a site that closes its REST API to visitors', () => {
	test.use( { expectedError: /401/ } ); // The browser's own error.

	test( 'takes answers on fresh and same-day pages, and shows no survey on older ones', async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Closed', [ { title: 'Which tea do you drink?', type: 'text' } ] );
		await owner.checkCollector();
		const open = addMustUse( process.env[ 'UF_SITE_DIR' ] ?? '', 'closed.php', CLOSED );
		try {
			const html = await ( await visitor.request.get( '/' ) ).text();
			const refused = await visitor.request.get( '/wp-json/userfeedback/v1/widget/manifest' );
			expect( refused.status() ).toBe( 401 );

			for ( const { hours, tea } of [
				{ hours: 0, tea: 'Green' },
				{ hours: 5, tea: 'Black' },
			] ) {
				await test.step( `${ String( hours ) } hours`, async () => {
					const body = aged( html, hours );
					await visitor.route( '/', ( route ) => route.fulfill( { body, contentType: 'text/html' } ) );
					const manifest = hours > 0 ? visitor.waitForResponse( MANIFEST ) : null;
					const begun = visitor.waitForResponse( /collect\.php\?.*do=start/ );
					const stored = visitor.waitForResponse( COLLECTOR );
					await visitor.goto( '/' );
					expect( ( await manifest )?.status() ).toBe( hours > 0 ? 401 : undefined );
					await read( visitor );
					await floating( visitor ).getByRole( 'textbox' ).fill( tea );
					await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();

					expect( ( await begun ).status() ).toBe( 204 );
					expect( ( await stored ).status() ).toBe( 201 );
					await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
					await visitor.unroute( '/' );
					await visitor.context().clearCookies();
				} );
			}
			expect( ( await owner.answersTo( survey ) ).flat().sort() ).toEqual( [ 'Black', 'Green' ] );

			const body = aged( html, 25 );
			await visitor.route( '/', ( route ) => route.fulfill( { body, contentType: 'text/html' } ) );
			await visitor.goto( '/' );
			await expect.poll( () => reasons( visitor ) ).toEqual( { [ survey.id ]: 'unreachable' } ); // After its request.
			await expect( floating( visitor ) ).toHaveCount( 0 );
		} finally {
			open();
			await owner.switchOffAndOn();
		}
	} );
} );
