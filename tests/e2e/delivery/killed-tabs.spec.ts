import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { floating } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

/** UF_TABS=1000 ends more. */
const TABS = Number( process.env[ 'UF_TABS' ] ?? 20 );
const AT_ONCE = 4;

const QUESTIONS = [ 'First', 'Second' ];
const OPTIONS = [ 'a', 'b', 'c', 'd' ];

const SECOND = 1_000;

interface Tab {
	/** Language of the page, by which the test finds the stored visit. */
	language: string;
	end: string;
	answers: string[];
}

/** A killed tab runs no more code. */
const ENDS: Record< string, ( page: Page, tab: Tab, browser: Browser, survey: number ) => Promise< void > > = {
	closed: ( page ) => page.close( { runBeforeUnload: false } ),
	'left for another site': async ( page ) => {
		await page.goto( 'about:blank' );
	},
	'hidden, then killed': async ( page ) => {
		await page.evaluate( () => {
			Object.defineProperty( document, 'hidden', { value: true } ); // In a headless browser, no tab is ever hidden.
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
		await kill( page );
	},
	'killed after 30 seconds of rest': async ( page ) => {
		await page.clock.runFor( 31 * SECOND );
		await kill( page );
	},
	'killed, then restored and left': async ( page, { language }, browser, survey ) => {
		const restore = await restorer( page, browser );
		await kill( page );
		await restore(
			`!! window.UserFeedback?._bundle?.get( ${ String( survey ) } ) && !! ( document.documentElement.lang = '${ language }' )`
		);
	},
};

test( 'the last answer of tabs that end in different ways is kept', async ( { page, browser, baseURL } ) => {
	test.setTimeout( 600_000 + TABS * 10_000 );
	const owner = new Owner( page );
	const survey = await owner.publishAlone(
		'Ended tabs',
		[
			...QUESTIONS.map( ( title ) => ( {
				title,
				type: 'radio-button' as const,
				config: { options: OPTIONS.map( ( option ) => `${ title } ${ option }` ) },
			} ) ),
			{ title: 'Why?', type: 'text' },
		],
		{ behavior: { drop_off: true, keep_partial: true } }
	);
	const ends = Object.keys( ENDS );
	const tabs = Array.from( { length: TABS }, ( _, index ): Tab => {
		const option = OPTIONS[ index % OPTIONS.length ] ?? '';
		const questions = QUESTIONS.slice( 0, 1 + ( Math.floor( index / ends.length ) % QUESTIONS.length ) );
		return {
			language: `a${ String.fromCharCode( 97 + Math.floor( index / 1000 ) ) }-${ String( index % 1000 ).padStart( 3, '0' ) }`,
			end: ends[ index % ends.length ] ?? '',
			answers: questions.map( ( title ) => `${ title } ${ option }` ),
		};
	} );
	let next = 0;
	const visit = async () => {
		for ( let tab = tabs[ next++ ]; tab; tab = tabs[ next++ ] ) {
			const context = await browser.newContext( {
				baseURL: baseURL ?? '',
				storageState: { cookies: [], origins: [] },
			} );
			await answerAndEnd( await context.newPage(), tab, browser, survey.id );
			await context.close();
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, visit ) );

	const lost = () => {
		const kept = keptAnswers( survey.id );
		return tabs
			.filter( ( { language, answers } ) => kept.get( language ) !== answers.join() )
			.map(
				( tab ) =>
					`${ tab.end }: ${ tab.answers.join() }, but ${ kept.get( tab.language ) ?? 'nothing' } is kept`
			);
	};
	await expect.poll( () => lost().length ).toBeLessThanOrEqual( TABS / 200 );
	for ( const line of lost() ) console.log( line );
	await owner.forget( survey );
} );

async function answerAndEnd( page: Page, tab: Tab, browser: Browser, survey: number ): Promise< void > {
	const isClocked = tab.end === 'killed after 30 seconds of rest';
	if ( isClocked ) await page.clock.install();
	await page.goto( '/sample-page/' );
	await page.evaluate( ( language ) => ( document.documentElement.lang = language ), tab.language );
	for ( const answer of tab.answers ) {
		await floating( page ).getByText( answer, { exact: true } ).click();
		if ( isClocked ) await page.clock.runFor( SECOND );
	}
	await ENDS[ tab.end ]?.( page, tab, browser, survey );
}

/** Ends the process of a tab. */
async function kill( page: Page ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	const crashed = page.waitForEvent( 'crash' );
	session.send( 'Page.crash' ).catch( () => undefined ); // It never replies.
	await crashed;
}

/**
 * Prepares to load a tab again after it was killed, wait for a condition, and leave for another site. Playwright itself gives up a
 * killed tab. The tab isn't closed: a few of 100 restored tabs that DevTools closes call no `pagehide` listener, whoever added it.
 *
 * @returns a function of the condition, as code
 */
async function restorer( page: Page, browser: Browser ): Promise< ( condition: string ) => Promise< void > > {
	const own = await page.context().newCDPSession( page );
	const { targetInfo } = await own.send( 'Target.getTargetInfo' );
	const { targetId } = targetInfo;
	return async ( condition ) => {
		const session = await browser.newBrowserCDPSession();
		const { sessionId } = await session.send( 'Target.attachToTarget', { targetId, flatten: false } );
		const replies = new Map< number, ( result: { result?: { value?: unknown } } ) => void >();
		session.on( 'Target.receivedMessageFromTarget', ( { message } ) => {
			const { id, result } = JSON.parse( message ) as { id?: number; result: object };
			replies.get( id ?? 0 )?.( result );
		} );
		const send = ( method: string, params = {} ) =>
			new Promise< { result?: { value?: unknown } } >( ( resolve ) => {
				const id = replies.size + 1;
				replies.set( id, resolve );
				const message = JSON.stringify( { id, method, params } );
				session.send( 'Target.sendMessageToTarget', { sessionId, message } ).catch( () => undefined );
			} );
		await send( 'Page.reload' );
		const evaluate = async ( expression: string ) =>
			( await send( 'Runtime.evaluate', { expression } ) ).result?.value;
		await expect.poll( () => evaluate( condition ) ).toBe( true );
		await send( 'Page.navigate', { url: 'about:blank' } );
		await expect.poll( () => evaluate( 'location.href' ) ).toBe( 'about:blank' );
		await session.detach();
	};
}

/** Returns the stored answers by the language of the page. */
function keptAnswers( survey: number ): Map< string, string > {
	const script = join( import.meta.dirname, '../support/site/stored.php' );
	const stored = execFileSync( 'php', [ script, process.env[ 'UF_SITE_DIR' ] ?? '' ], { maxBuffer: 2 ** 30 } );
	const { visits } = JSON.parse( stored.toString() ) as { visits: ( string | null )[][] };
	const of = visits.filter( ( [ , id ] ) => id === String( survey ) );
	return new Map(
		of.map( ( row ) => [
			row[ 5 ] ?? '',
			( JSON.parse( row[ 9 ] ?? '[]' ) as { value: string }[] ).map( ( { value } ) => value ).join(),
		] )
	);
}
