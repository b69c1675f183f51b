import type { Page } from 'playwright/test';
import type { HeatmapCapture, HeatmapVisit } from '../../../../src/contract/types';

const SCRIPT = '/wp-content/plugins/userfeedback/build/widget/heatmap.js';

declare global {
	interface Window {
		/** Called for each request passed to the browser, and kept when the page closes. */
		handed: ( url: string, body: string ) => Promise< void >;
		/** Replaces the browser's own result. */
		beaconTaken: boolean;
	}
}

export interface Handed {
	url: string;
	visit: HeatmapVisit;
	body: string;
}

/**
 * A page as the server prints it when visits are recorded, with the test's settings; requests that its script passes to the
 * browser aren't sent.
 */
export async function capturing(
	visitor: Page,
	address: string,
	data: Partial< HeatmapCapture > = {}
): Promise< Handed[] > {
	const handed: Handed[] = [];
	await visitor.exposeFunction( 'handed', ( url: string, body: string ) => {
		handed.push( { url, body, visit: JSON.parse( body ) as HeatmapVisit } );
	} );
	await visitor.addInitScript( () => {
		window.beaconTaken = true;
		navigator.sendBeacon = ( url, body ) => {
			if ( window.beaconTaken ) {
				void ( body as Blob ).text().then( ( text ) => window.handed( String( url ), text ) );
			}
			return window.beaconTaken;
		};
	} );
	const [ page ] = address.split( '?' );
	await visitor.route(
		( { origin, pathname } ) => origin + pathname === page,
		async ( route ) => {
			const answer = await route.fetch();
			const { origin } = new URL( answer.url() );
			const printed: HeatmapCapture = {
				page: 'p7',
				nonce: 'signed',
				sample: 100,
				consent: '',
				private: [],
				rest: `${ origin }/wp-json/userfeedback/v1/`,
				collector: `${ origin }/collect.php`,
				...data,
			};
			const scripts = `<script type="application/json" id="userfeedback-heatmap">${ JSON.stringify( printed ) }</script><script src="${ SCRIPT }" defer></script>`;
			await route.fulfill( {
				response: answer,
				body: ( await answer.text() ).replace( '</body>', () => `${ scripts }</body>` ),
			} );
		}
	);
	return handed;
}

/** Hides the page, as when the user switches tabs or locks a phone. */
export const hide = ( visitor: Page ): Promise< void > => seen( visitor, 'hidden' );

export const show = ( visitor: Page ): Promise< void > => seen( visitor, 'visible' );

function seen( visitor: Page, state: DocumentVisibilityState ): Promise< void > {
	return visitor.evaluate( async ( now ) => {
		Object.defineProperty( document, 'visibilityState', { value: now, configurable: true } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) ); // Requests are read a moment later.
	}, state );
}
