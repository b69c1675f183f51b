import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { makeSubmission } from '../flow/submission';
import { browserStore } from '../memory/store';
import { surveyMemory } from '../memory/survey-memory';
import { address } from '../transport/address';
import { responseDelivery } from '../transport/delivery';
import type { Delivery } from '../transport/delivery';
import type { LiveServices } from '../transport/live-port';
import { post } from '../transport/post';
import type { Reply } from '../transport/post';
import { responseQueue } from '../transport/queue';
import { uuid } from '../transport/uuid';

let services: LiveServices | null = null;

/** The browser's side of the ports, made once a page: every survey on it shares one queue. */
export function liveServices( manifest: WidgetManifest ): LiveServices {
	return ( services ??= make( manifest ) );
}

function make( { rest, page }: WidgetManifest ): LiveServices {
	const memory = surveyMemory( document, location.protocol === 'https:' );
	const queue = responseQueue( browserStore( () => localStorage ) );
	const send = ( url: string, body: unknown ): Promise< Reply > =>
		post( url, body, ( to, init ) => fetch( to, init ) );
	const wait = ( milliseconds: number, then: () => void ): void => void setTimeout( then, milliseconds );

	const delivery: Delivery = responseDelivery(
		queue,
		memory,
		( { survey_id: id, body } ) => send( address( rest, `surveys/${ id }/responses` ), body ),
		Date.now,
		{
			wait,
			whenVisible,
			onOnline: ( then ) => window.addEventListener( 'online', then ),
		}
	);

	const impression = ( id: number, nonce: string ): Promise< Reply > =>
		send( address( rest, `surveys/${ id }/impression`, [ [ 'nonce', nonce ] ] ), null );
	const countImpression = async ( { id, nonce }: WidgetSurvey ): Promise< void > => {
		const reply = await impression( id, nonce );
		if ( reply.is === 'expired' ) {
			await impression( id, reply.nonce );
		}
	};

	return {
		queue,
		delivery,
		memory,
		wait,
		now: Date.now,
		makeSubmission: ( survey, answers ) =>
			makeSubmission( answers, page, location.href, survey.nonce, uuid( crypto ) ),
		countImpression: ( survey ) => void countImpression( survey ),
	};
}

function whenVisible( then: () => void ): void {
	if ( document.visibilityState === 'visible' ) {
		then();
	} else {
		document.addEventListener( 'visibilitychange', () => whenVisible( then ), { once: true } );
	}
}
