import { forget } from '../shared/memory/answered';
import { cookies } from '../shared/memory/cookies';
import { VISIT } from '../shared/memory/visit-key';
import { hereOf } from '../shared/page/here';
import { hasWaiting } from './has-waiting';
import { ownGlobal } from '../shared/trust/own-global';
import { handOver } from '../shared/api/handover';
import type { Site } from '../shared/api/handover';
import { PLACE } from '../shared/api/places';
import { loadBundle, loadLater } from './load';
import { decidePage } from './page';
import { onNewContent } from './page-changes';
import { findPlaces } from './places';
import { MANIFEST, printedManifest } from '../shared/page/printed-manifest';
import { jar, stage } from './stage';

/** Decides what the page shows, and again whenever it changes into another page without loading. */
export function run(): void {
	const first = printedManifest( document );
	if ( ! first || ownGlobal( window, 'UserFeedback' )?.open ) {
		return; // No survey here, or the script is on the page twice.
	}
	let site: Site = {
		manifest: first,
		places: findPlaces( document ),
		address: location.href,
		context: () => first.page,
	};
	let page = decidePage( site );

	const follow = ( hasNew: unknown ): void => {
		if ( hasNew || site.address !== location.href ) {
			void loadLater( first.bundle ).then( ( later ) => {
				const next = later?.nextSite( site, findPlaces( document ), printedManifest( document ), follow );
				if ( next ) {
					page.leave();
					page = decidePage( ( site = next ) );
				} else {
					page.again(); // Page rules may check the hash.
				}
				site.address = location.href;
			} );
		} else {
			stage()?.follow( site.places );
		}
	};

	onNewContent( `${ PLACE },#${ MANIFEST }`, follow );
	if ( document.querySelectorAll( PLACE )[ site.places.size ] ) {
		follow( true ); // A different place may be visible now.
	}

	const again = (): void => {
		follow( false );
		page.again();
	};

	handOver( {
		_cookies: cookies,
		_here: () => hereOf( site.context(), [], jar() ),
		_again: again,
		open: ( id: number ) =>
			void loadBundle( first.bundle ).then( async ( bundle ) => bundle?.open( id, await page.manifest() ) ),
		close: () => stage()?.floating()?.close(),
		reset: ( id: number ) => {
			const survey = site.manifest.surveys.find( ( each ) => each.id === id );
			if ( survey ) {
				forget( jar(), survey.cookie_name, VISIT + survey.cookie_name );
			}
		},
	} );
	addEventListener( 'pageshow', again ); // Also from the back/forward cache.
	document.addEventListener( 'visibilitychange', again );
	if ( ! first.preview ) {
		// The browser reads its storage from disk, and no code here needs to wait for that.
		setTimeout(
			() => hasWaiting( first.rest ) && loadBundle( first.bundle ).then( ( bundle ) => bundle?.flush( first ) )
		);
	}
}
