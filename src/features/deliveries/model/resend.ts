import { api } from '@/api/client';
import type { BulkResult, DeliverySpan } from '@/contract/types';

export function retryDeliveries( ids: number[] ): Promise< BulkResult > {
	return api( 'POST /deliveries/retry', { body: { delivery_ids: ids } } );
}

/** Retries deliveries that failed permanently in this date range. @returns how many */
export async function replayDeliveries( span: DeliverySpan ): Promise< number > {
	return ( await api( 'POST /deliveries/replay', { body: span } ) ).updated;
}

/** Number of times the server is asked to continue, some seconds each; it does the remaining work by itself. */
const ROUNDS = 5;

/** Sends due deliveries now. */
export async function workOff(): Promise< void > {
	for ( let round = 0; round < ROUNDS; round++ ) {
		const { tried, waiting } = await api( 'POST /deliveries/work', {} );
		if ( tried === 0 || waiting === 0 ) {
			return;
		}
	}
}
