import { forget } from '../memory/answered';
import { cookies } from '../memory/cookies';
import { visitKey } from '../memory/visit-key';
import { hasWaiting } from '../transport/queue/has-waiting';
import { ownGlobal } from '../trust/own-global';
import { handOver } from './handover';
import { loadBundle } from './load';
import { decidePage } from './page';
import { onPageChange } from './page-changes';
import { findPlaces } from './places';
import { printedManifest } from './printed-manifest';
import { jar, stage } from './stage';
import { whereNow } from './where-now';

/** Lets the page decide what it shows; once more whenever it becomes another one without being loaded. */
export function run(): void {
	const first = printedManifest( document );
	if ( ! first || ownGlobal( window, 'UserFeedback' )?.open ) {
		return; // No survey here, or the script stands on the page twice.
	}
	let printed = first;
	let places = findPlaces( document );
	let address = whereNow();
	let page = decidePage( printed, places );

	const follow = (): void => {
		const now = findPlaces( document );
		const isElsewhere = address !== whereNow();
		if ( isElsewhere || [ ...now ].some( ( [ id, place ] ) => places.get( id ) !== place ) ) {
			page.leave();
			printed = printedManifest( document ) ?? { ...printed, surveys: [], made_at: Infinity }; // Content without one has no survey, however old.
			address = whereNow();
			places = now;
			page = decidePage( printed, places );
		} else {
			stage()?.follow( now );
		}
	};

	handOver( {
		_cookies: cookies,
		open: ( id: number ) =>
			void loadBundle( printed.bundle ).then( async ( bundle ) => bundle?.open( id, await page.manifest() ) ),
		close: () => stage()?.floating()?.close(),
		reset: ( id: number ) => {
			const survey = printed.surveys.find( ( each ) => each.id === id );
			if ( survey ) {
				forget( jar(), survey.cookie_name, visitKey( survey.cookie_name ) );
			}
		},
	} );
	onPageChange( follow );
	if ( ! printed.preview ) {
		// The browser reads its storage from the disk, for which nothing here has to wait.
		setTimeout(
			() => hasWaiting( first.rest ) && loadBundle( first.bundle ).then( ( bundle ) => bundle?.flush( first ) )
		);
	}
}
