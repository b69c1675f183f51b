import type { Page } from 'playwright/test';
import { floating, hasBegun, letDraw, reasons } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { expect, OF_THE_CLOCK, test } from '../../support/test';

const QUESTION = [ { title: 'Is this a good moment?', type: 'text' as const } ];

test.use( { expectedError: OF_THE_CLOCK } );

test( 'a survey without a delay shows immediately', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Immediately', QUESTION, { behavior: { timing: 'immediate' } } );
	await visitor.clock.install();
	await visitor.clock.pauseAt( Date.now() + 1_000 );
	await visitor.goto( '/' );

	await letDraw( visitor );
	await expect( floating( visitor ) ).toContainText( 'Is this a good moment?' );
} );

test( 'a survey with a delay shows once the page was visible that long, and not before', async ( {
	page,
	visitor,
} ) => {
	await new Owner( page ).publishAlone( 'Later', QUESTION, { behavior: { timing: 'delay', timing_delay: 30 } } );
	await visitor.clock.install();
	await visitor.clock.pauseAt( Date.now() + 1_000 );
	await visitor.goto( '/' );
	expect( await reasons( visitor ) ).toEqual( {} );

	await visitor.clock.runFor( 29_900 );
	expect( await hasBegun( visitor ) ).toBe( false );
	await visitor.clock.runFor( 200 );
	await letDraw( visitor );
	await expect( floating( visitor ) ).toContainText( 'Is this a good moment?' );
} );

test( 'an exit-intent survey shows when the mouse moves to the top of the window', async ( { page, visitor } ) => {
	await new Owner( page ).publishAlone( 'Leaving', QUESTION, { behavior: { timing: 'before_abandon' } } );
	await visitor.goto( '/' );
	expect( await reasons( visitor ) ).toEqual( {} );
	await watches( visitor );

	for ( const [ x, y ] of [
		[ 600, 60 ],
		[ 600, 600 ],
		[ 400, 200 ],
		[ 300, 300 ],
	] as const ) {
		await visitor.mouse.move( x, y ); // Enters from above, moves down, up but not to the top, down again.
		expect( await hasBegun( visitor ), `at ${ String( y ) }` ).toBe( false );
	}
	await visitor.mouse.move( 300, 140 );
	await expect( floating( visitor ) ).toContainText( 'Is this a good moment?' );
} );

test( 'a scroll-triggered survey shows when half of the page was scrolled', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Halfway', QUESTION, { behavior: { timing: 'half_page' } } );
	await visitor.goto( await owner.addPage( 'Long', '<div style="height:6000px">Much to read</div>' ) );
	expect( await reasons( visitor ) ).toEqual( {} );
	await watches( visitor );

	await scroll( visitor, 0.45 );
	expect( await hasBegun( visitor ) ).toBe( false );
	await scroll( visitor, 0.55 );
	await expect( floating( visitor ) ).toContainText( 'Is this a good moment?' );
} );

/** Guards against: on pages whose content scrolls in a box (V13), the survey came at the top, or never. */
test( 'a scroll-triggered survey follows the box that the page scrolls in', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Halfway in a box', QUESTION, { behavior: { timing: 'half_page' } } );
	await visitor.goto(
		await owner.addPage(
			'A box',
			'<div id="box" style="position:fixed;inset:0;z-index:9;overflow-y:auto;background:#fff"><div style="height:6000px">Much to read</div></div>'
		)
	);
	await watches( visitor );

	await scroll( visitor, 0.45, '#box' );
	expect( await hasBegun( visitor ) ).toBe( false );
	await scroll( visitor, 0.55, '#box' );
	await expect( floating( visitor ) ).toContainText( 'Is this a good moment?' );
} );

/** Waits until the script that tracks visitor behavior has loaded. */
async function watches( visitor: Page ): Promise< void > {
	await visitor.waitForFunction( () => window.UserFeedback?._later );
}

/** Resolves after the page's own listeners have received it. */
function scroll( visitor: Page, share: number, box = 'html' ): Promise< void > {
	return visitor.locator( box ).evaluate(
		( element, part ) =>
			new Promise( ( resolve ) => {
				addEventListener( 'scroll', () => setTimeout( resolve ), { once: true, capture: true } );
				element.scrollTo( {
					top: ( element.scrollHeight - element.clientHeight ) * part,
					behavior: 'instant',
				} );
			} ),
		share
	);
}
