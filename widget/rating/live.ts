import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import { loadScript } from '../shared/trust/load-script';
import { ownGlobal } from '../shared/trust/own-global';
import { trustedText } from './trusted-text';
import { whenSeen } from '../shared/dom/when-seen';
import { drawRating } from './draw';
import type { DrawnRating } from './draw';
import type { Voting } from './voting-api';
import { ratingMemory } from './memory';
import { printedRating } from './printed';
import { initialState } from './state';
import type { RatingEvent } from './state';

/** Milliseconds after which the printed numbers are requested again. */
const FRESH = 600_000;

/** A place on this page. */
interface Placed extends DrawnRating {
	printed: PrintedRating;
}

/** Runs ratings for visitors. @returns a function that draws one place. */
export function liveRatings( page: RatingsOfPage ): ( place: HTMLElement ) => void {
	const memory = ratingMemory( page.rest.root, () => localStorage );
	let placed: Placed[] = [];
	let voting: Voting | undefined;

	const tell = ( post: number, event: RatingEvent ): void =>
		placed.forEach( ( { printed, tell: say } ) => printed.id === post && say( event ) );

	let loading: Promise< Voting | undefined > | undefined;

	const load = (): Promise< Voting | undefined > =>
		( loading ??= loadScript( trustedText( 'createScriptURL', page.voting ), () =>
			ownGlobal( window, 'userfeedback_voting' )
		).then( ( start ) => {
			loading = start && loading;
			return ( voting ??= start?.( page, memory, tell ) );
		} ) );

	const vote = async ( { id, nonce }: PrintedRating, rating: number ): Promise< void > => {
		const isSafe = memory.set( id, { ...memory.get( id ), rating, nonce, at: Date.now(), waits: true } );
		if ( await load() ) {
			void voting?.deliver( id );
		} else {
			tell( id, isSafe ? { is: 'kept' } : { is: 'failed', fault: 'failed' } );
		}
	};

	const flush = (): void => {
		if ( memory.waiting().length ) {
			void load().then( ( ready ) => ready?.flush() );
		}
	};

	/** Applies what this browser did on an earlier page, in another tab, or since the page was cached. */
	const recall = ( { printed, tell: say }: Placed ): void => {
		const {
			rating: own = 0,
			waits = false,
			told = false,
			at = 0,
			average = null,
			total,
		} = memory.get( printed.id ) ?? {};
		say( { is: 'known', own, waits, told } );
		if ( total && printed.at * 1000 < at ) {
			say( { is: 'renewed', average, total } );
		}
	};

	const arrive = ( here: Placed ): void => {
		recall( here );
		if ( Date.now() - here.printed.at * 1000 > FRESH ) {
			whenSeen( here.host, () => void load().then( ( ready ) => ready?.renew( here.printed ) ) );
		}
	};

	const arriveAll = (): void => placed.forEach( arrive );

	/** Also runs on a page from the back/forward cache. */
	const again = (): void => {
		flush();
		arriveAll();
	};

	flush();
	addEventListener( 'online', again );
	addEventListener( 'pageshow', again );
	addEventListener( 'storage', arriveAll ); // Another tab's vote in progress is left to it: both would create an id for one vote.

	return ( place ) => {
		const printed = printedRating( place );
		if ( printed ) {
			const drawn = drawRating( place, page, initialState( printed ), {
				vote: ( rating ) => void vote( printed, rating ),
				askReason: ( box ) => voting?.askReason( printed.id, box ),
			} );
			const here = { ...drawn, printed };
			placed = [ ...placed.filter( ( { host } ) => host.isConnected ), here ];
			arrive( here );
			drawn.host.addEventListener( 'pointerover', () => void load(), { once: true } ); // So that voting needs no wait.
		}
	};
}
