import type { FinishedVisit, WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { pageApi } from '../shared/api/page-api';
import { makeSubmission } from './flow/session/submission';
import { requireConsent, mayStore, onConsentChange } from '../shared/memory/consent';
import { cookieJar } from './memory/cookie-jar';
import { browserStore } from './memory/store';
import { surveyMemory } from './memory/survey-memory';
import { responseDelivery } from './transport/delivery';
import type { Delivery } from './transport/delivery';
import type { LiveServices } from './transport/live-port';
import { publicWrites } from './transport/public-writes';
import type { DisplayEvent } from './transport/public-writes';
import { responseQueue } from './transport/queue';
import { uuid } from '../shared/transport/uuid';
import { scheduleCronPing } from './transport/cron-ping';

/** Shared with the loader, whose cookies it uses. */
export const cookies = cookieJar( () => pageApi()?._cookies, mayStore );
onConsentChange( cookies.settle );

/** Storage that lasts as long as the tab. */
export const tabStorage = browserStore( () => sessionStorage, mayStore );

/** Called for a survey, by its id, when one of its responses came after the limit. */
export const whenLate: Record< number, () => void > = {};

/** New tokens of surveys, by id, for pages that have an old one. */
const renewed: Record< number, string > = {};

let shared: Omit< LiveServices, 'makeSubmission' > | null = null;

/**
 * The browser's side of the ports. Except for the page that an answer is given on, all surveys share it.
 *
 * @param finished returns the visit that a submission ends.
 */
export function liveServices( manifest: WidgetManifest, finished?: () => FinishedVisit ): LiveServices {
	requireConsent( manifest.consent );
	return {
		...( shared ??= make( manifest ) ),
		makeSubmission: ( survey, answers ) => {
			const { page, device } = pageApi()?._here?.() ?? { page: manifest.page };
			const made = makeSubmission(
				answers,
				page,
				location.href,
				survey.nonce,
				( EXTENDED && manifest.token ) || uuid( crypto ),
				document.documentElement.lang,
				device
			);
			if ( EXTENDED && IN_EDITION.behavior ) {
				const { visit } = manifest;
				// Without its recorder, the visit of a link ends, too.
				const ended = finished?.() ?? ( visit && { token: visit.token, steps: [] } );
				if ( ended ) {
					made.visit = ended;
				}
			}
			// The header reveals no more about the system.
			return device === 'tablet' && /Macintosh/.test( navigator.userAgent ) ? { ...made, os: 'iPadOS' } : made;
		},
	};
}

function make( manifest: WidgetManifest ): Omit< LiveServices, 'makeSubmission' > {
	const memory = surveyMemory( cookies );
	const queue = responseQueue(
		browserStore( () => localStorage, mayStore ),
		manifest.rest
	);
	const writes = publicWrites( manifest, ( to, init ) => fetch( to, init ) );
	const wait = ( milliseconds: number, then: () => void ): void => void setTimeout( then, milliseconds );

	const delivery: Delivery = responseDelivery(
		queue,
		memory,
		async ( { survey_id: id, body } ) => {
			const reply = await writes.response( id, body );
			if ( reply.is === 'stored' && reply.wake !== undefined ) {
				scheduleCronPing( reply.wake, manifest.rest );
			}
			if ( EXTENDED && IN_EDITION.behavior && reply.is === 'stored' && reply.isLate ) {
				whenLate[ id ]?.();
			}
			return reply;
		},
		Date.now,
		{
			wait,
			whenVisible,
			onOnline: ( then ) => window.addEventListener( 'online', then ),
		}
	);

	const count = async ( { id, nonce }: WidgetSurvey, display: DisplayEvent ): Promise< void > => {
		const reply = await writes.count( id, display, nonce );
		if ( reply.is === 'expired' ) {
			if ( EXTENDED && IN_EDITION.behavior ) {
				renewed[ id ] = reply.nonce;
			}
			await writes.count( id, display, reply.nonce );
		}
	};

	return {
		queue,
		delivery,
		memory,
		wait,
		now: Date.now,
		count: ( survey, display ) => void count( survey, display ),
		...( EXTENDED &&
			IN_EDITION.behavior && {
				report: async ( { id, nonce }, visit ) => {
					// Often the page is closed, and this is the only try.
					const reply = await writes.visit?.( id, { ...visit, nonce: renewed[ id ] ?? nonce } );
					if ( reply?.is === 'expired' ) {
						await writes.visit?.( id, { ...visit, nonce: ( renewed[ id ] = reply.nonce ) } );
					}
				},
			} ),
	};
}

function whenVisible( then: () => void ): void {
	if ( document.hidden ) {
		document.addEventListener( 'visibilitychange', () => whenVisible( then ), { once: true } );
	} else {
		then();
	}
}
