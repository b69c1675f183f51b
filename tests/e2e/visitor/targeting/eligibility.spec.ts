import type { Page } from 'playwright/test';
import { placeInShare } from '../../../../widget/shared/targeting/gate';
import { floating, inline, reasons } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { expect, OF_THE_CLOCK, test } from '../../support/test';

const TEA = [ { title: 'Which tea?', type: 'radio-button' as const, config: { options: [ 'Green', 'Black' ] } } ];

const LENGTHS = [
	{ length: 'until_response', seen: '', answered: 'submitted' },
	{ length: 'once', seen: 'seen', answered: '' },
	{ length: 'repeatedly', seen: '', answered: '' },
] as const;

for ( const { length, seen, answered } of LENGTHS ) {
	test( `on a second visit, a survey shown ${ length } knows what happened on the first`, async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( length, TEA, { behavior: { display_length: length } } );
		const expectNow = async ( reason: string ): Promise< void > => {
			expect( await reasons( visitor ) ).toEqual( reason ? { [ survey.id ]: reason } : {} );
			await expect( floating( visitor ) ).toHaveCount( reason ? 0 : 1 );
		};
		await see( visitor );
		await visitor.goto( '/sample-page/' );
		await expectNow( seen );
		if ( seen ) {
			return; // Visitors who saw it can't answer it later.
		}
		await floating( visitor ).getByText( 'Green' ).click();
		await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
		await visitor.reload();
		await expectNow( answered );
	} );
}

test( 'a survey for some devices shows only on these', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	for ( const device of [ 'desktop', 'tablet', 'mobile' ] as const ) {
		await owner.publish( device, [ { title: `For ${ device }?`, type: 'text' } ], {
			targeting: { devices: [ device ] },
		} );
	}
	const devices = await visitor.context().newCDPSession( visitor );
	const arrive = async ( userAgent: string, touches: number ): Promise< void > => {
		await devices.send( 'Emulation.setUserAgentOverride', { userAgent } );
		await devices.send( 'Emulation.setTouchEmulationEnabled', {
			enabled: touches > 0,
			maxTouchPoints: Math.max( 1, touches ),
		} );
		await visitor.goto( '/' );
	};
	const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

	await arrive( mac, 0 );
	await expect( floating( visitor ) ).toContainText( 'For desktop?' );
	await arrive( mac, 5 ); // An iPad identifies as a Mac.
	await expect( floating( visitor ) ).toContainText( 'For tablet?' );
	await arrive( 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 5 );
	await expect( floating( visitor ) ).toContainText( 'For mobile?' );
	await arrive( 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 5 );
	await expect( floating( visitor ) ).toContainText( 'For tablet?' );
} );

test.describe( 'under a shifted clock', () => {
	test.use( { expectedError: OF_THE_CLOCK } );

	test( 'a survey shows until the day it expires', async ( { page, visitor } ) => {
		// The next such day by the server's real clock: saved targeting ends on it.
		const today = new Date();
		const year = today.getFullYear() + ( today.getMonth() === 11 && today.getDate() === 31 ? 1 : 0 );
		const survey = await new Owner( page ).publishAlone( 'For a while', TEA, {
			behavior: { run_time: 'expire', expire_at: { month: 12, day: 31 } },
		} );
		await visitor.clock.install( { time: new Date( year, 11, 30, 23, 30 ) } );
		await visitor.goto( '/' );
		await expect( floating( visitor ) ).toContainText( 'Which tea?' );

		await visitor.clock.setSystemTime( new Date( year, 11, 31, 0, 30 ) );
		await visitor.reload();
		expect( await reasons( visitor ) ).toEqual( { [ survey.id ]: 'expired' } );
		await expect( floating( visitor ) ).toHaveCount( 0 );
	} );
} );

test( 'the newest survey is the pop-up, and each embedded survey shows in its place too', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const older = await owner.publish( 'Older', [ { title: 'Older?', type: 'text' } ] );
	await owner.publish( 'Newer', [ { title: 'Newer?', type: 'text' } ] );
	const places = [
		await owner.publish( 'First place', [ { title: 'Here?', type: 'text' } ] ),
		await owner.publish( 'Second place', [ { title: 'And here?', type: 'text' } ] ),
	];
	const content = places.map( ( { id } ) => `[userfeedback id="${ String( id ) }"]` ).join( '<p>Between</p>' );
	await visitor.goto( await owner.addPage( 'Places', content ) );

	await expect( floating( visitor ) ).toHaveCount( 1 );
	await expect( floating( visitor ) ).toContainText( 'Newer?' );
	await expect( inline( visitor ) ).toHaveText( [ /Here\?/, /And here\?/ ] );
	expect( await reasons( visitor ) ).toEqual( { [ older.id ]: 'another_first' } );
} );

/** The reasons after the last decision: a survey with a gate waits for a script first. */
const decided = ( visitor: Page, wanted: Record< number, string > ): Promise< void > =>
	expect.poll( () => reasons( visitor ) ).toMatchObject( wanted );

const DAY = 86_400_000;

test.describe( 'with quiet days', () => {
	test.use( { expectedError: OF_THE_CLOCK } );
	test.afterEach( ( { page } ) => new Owner( page ).saveSettings( { quiet_days: 0 } ) );

	test( 'the second survey is silent until they are over, whatever happens to the clock', async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		await owner.unpublishAll();
		const second = await owner.publish( 'Second', [ { title: 'Second?', type: 'text' } ] );
		const first = await owner.publish( 'First', [ { title: 'First?', type: 'text' } ], {
			targeting: {
				pages: 'select',
				page_rules: [ { logic: 'page_url_contains', operator: '&&', data: 'sample-page' } ],
			},
		} );
		await owner.saveSettings( { quiet_days: 7 } );
		const now = Date.now();
		await visitor.clock.install( { time: now } );
		const arrive = async ( path: string, days: number ): Promise< void > => {
			await visitor.clock.setSystemTime( now + days * DAY );
			await visitor.goto( path );
		};

		const counted = visitor.waitForResponse( /impression/ );
		await arrive( '/sample-page/', 0 );
		await expect( floating( visitor ) ).toContainText( 'First?' );
		await counted;
		await arrive( '/', 1 );
		await decided( visitor, { [ second.id ]: 'quiet' } );
		const tab = await visitor.context().newPage();
		await tab.goto( '/' );
		await decided( tab, { [ second.id ]: 'quiet' } );
		await tab.close();
		await arrive( '/sample-page/?again', 1 );
		await expect( floating( visitor ), 'a survey does not silence itself' ).toContainText( 'First?' );

		await arrive( '/', 9 );
		await expect( floating( visitor ) ).toContainText( 'Second?' );
		await expect.poll( () => recordIn( visitor ) ).toMatch( new RegExp( `;${ String( second.id ) },` ) );
		await visitor.goBack();
		await visitor.goForward();
		await expect( floating( visitor ) ).toContainText( 'Second?' );
		await arrive( '/sample-page/', 7 );
		await decided( visitor, { [ first.id ]: 'quiet', [ second.id ]: 'quiet' } );
		await arrive( '/sample-page/', -90 );
		await expect( floating( visitor ), 'a clock set back hides nothing forever' ).toContainText( 'First?' );

		await visitor.evaluate( () => {
			Object.keys( localStorage ).forEach( ( key ) => localStorage.setItem( key, '{"no record";,,' ) );
		} );
		await arrive( '/', 1 );
		await expect( floating( visitor ), 'an invalid record counts as none' ).toContainText( 'Second?' );
	} );
} );

test( 'a share of visitors needs consent, and then stays the same', async ( { page, visitor } ) => {
	const share = 999;
	const { id } = await new Owner( page ).publishAlone( 'For a share', TEA, { behavior: { share } } );

	await visitor.goto( '/?consent=ask' );
	await decided( visitor, { [ id ]: 'share' } );
	expect( await recordIn( visitor ) ).toBe( '' );
	await visitor.getByRole( 'button', { name: 'I agree' } ).click();
	await expect.poll( () => recordIn( visitor ) ).toMatch( /^\d+/ );
	const [ seed ] = ( await recordIn( visitor ) ).split( ';' );
	const isIn = placeInShare( Number( seed ), id ) < share;
	await expect( floating( visitor ) ).toHaveCount( isIn ? 1 : 0 );
	await visitor.reload();
	await expect( floating( visitor ) ).toHaveCount( isIn ? 1 : 0 );
	expect( ( await recordIn( visitor ) ).split( ';' )[ 0 ] ).toBe( seed );
} );

/** Returns what the browser stores for all surveys. */
const recordIn = ( visitor: Page ): Promise< string > =>
	visitor.evaluate(
		() =>
			localStorage.getItem(
				Object.keys( localStorage ).find( ( key ) => key.startsWith( 'userfeedback-shown:' ) ) ?? ''
			) ?? ''
	);

/** Waits until the survey is on the page and the site has counted the impression. */
async function see( visitor: Page ): Promise< void > {
	const counted = visitor.waitForResponse( /impression/ );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toHaveCount( 1 );
	await counted;
}
