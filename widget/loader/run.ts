import { addToPageApi, pageApi } from '../shared/api/page-api';
import type { Site } from '../shared/api/page-api';
import { PLACE } from '../shared/api/places';
import { cookies } from '../shared/memory/cookies';
import { forgetSurvey } from '../shared/memory/survey-cookies';
import { VISIT_KEY } from '../shared/memory/visit-key';
import { MANIFEST_ID, printedManifest } from '../shared/page/printed-manifest';
import { readVisitContext } from '../shared/page/visit-context';
import { hasQueuedResponses } from './has-queued-responses';
import { loadBundle, loadPart } from './load-bundles';
import { decidePage } from './page';
import { onPageChange } from './page-changes';
import { findPlaces } from './places';
import { jar, stage } from './stage';

/** Decides what the page shows, and again whenever it changes into another page without loading. */
export function run(): void {
	const first = printedManifest();
	if ( ! first || pageApi()?.open ) {
		return; // No survey here, or the script is on the page twice.
	}
	let site: Site = {
		manifest: first,
		places: findPlaces(),
		address: location.href,
		context: () => first.page,
	};
	let page = decidePage( site );

	const follow = ( hasNew: unknown ): void => {
		if ( hasNew || site.address !== location.href ) {
			void loadPart( first.bundle, 'later' ).then( ( later ) => {
				const next = later?.nextSite( site, findPlaces(), printedManifest(), follow );
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

	onPageChange( `${ PLACE },#${ MANIFEST_ID }`, follow );
	if ( document.querySelectorAll( PLACE )[ site.places.size ] ) {
		follow( true ); // A different place may be visible now.
	}

	const again = (): void => {
		follow( false );
		page.again();
	};

	addToPageApi( {
		_cookies: cookies,
		_here: () => readVisitContext( site.context(), jar() ),
		_again: again,
		open: ( id: number ) =>
			void loadBundle( first.bundle ).then( async ( bundle ) => bundle?.open( id, await page.manifest() ) ),
		close: () => stage()?.floating()?.close(),
		reset: ( id: number ) => {
			const survey = site.manifest.surveys.find( ( each ) => each.id === id );
			if ( survey ) {
				forgetSurvey( jar(), survey.cookie_name, VISIT_KEY + survey.cookie_name );
			}
		},
	} );
	addEventListener( 'pageshow', again ); // Also from the back/forward cache.
	document.addEventListener( 'visibilitychange', again );
	if ( ! first.preview ) {
		// The browser reads its storage from disk, and no code here needs to wait for that.
		setTimeout(
			() =>
				hasQueuedResponses( first.rest ) &&
				loadBundle( first.bundle ).then( ( bundle ) => bundle?.flush( first ) )
		);
	}
}
