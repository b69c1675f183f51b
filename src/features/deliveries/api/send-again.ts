import { api } from '@/api/client';
import type { BulkResult, DeliverySpan } from '@/contract/types';

export function retryDeliveries( ids: number[] ): Promise< BulkResult > {
	return api( 'POST /deliveries/retry', { body: { delivery_ids: ids } } );
}

/** Those that failed for good and were noted on these days. @returns how many */
export async function replayDeliveries( span: DeliverySpan ): Promise< number > {
	return ( await api( 'POST /deliveries/replay', { body: span } ) ).updated;
}

/** So many times the server is asked to go on, each time for some seconds; what is left then it does by itself. */
const ROUNDS = 5;

/** What is due is tried now. */
export async function workOff(): Promise< void > {
	for ( let round = 0; round < ROUNDS; round++ ) {
		const { tried, waiting } = await api( 'POST /deliveries/work', {} );
		if ( tried === 0 || waiting === 0 ) {
			return;
		}
	}
}
