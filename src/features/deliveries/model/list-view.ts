import type { Delivery, DeliveryListQuery } from '@/contract/types';
import { wholeNumber } from '@/lib/hooks/use-route-id';

export const STATUSES = [ 'all', 'waiting', 'retrying', 'delivered', 'failed' ] as const;
export type Status = ( typeof STATUSES )[ number ];

export const CHANNELS = [ 'email', 'webhook', 'google', 'hook' ] as const satisfies readonly Delivery[ 'channel' ][];
export type Channel = ( typeof CHANNELS )[ number ];

/** Channels of this edition: however, deliveries from another edition are listed too. */
export const OFFERED: readonly Channel[] = CHANNELS.filter(
	( channel ) =>
		( IN_EDITION.webhooks || channel !== 'webhook' ) && ( IN_EDITION[ 'google-drive' ] || channel !== 'google' )
);

const PER_PAGE = 20;

/** The list's filters; they are stored in the address. */
export interface ListView {
	status: Status;
	channel: Channel | null;
	survey: number | null;
	page: number;
}

export function readView( params: URLSearchParams ): ListView {
	return {
		status: STATUSES.find( ( status ) => status === params.get( 'status' ) ) ?? 'all',
		channel: CHANNELS.find( ( channel ) => channel === params.get( 'channel' ) ) ?? null,
		survey: wholeNumber( params.get( 'survey' ) ),
		page: wholeNumber( params.get( 'page' ) ) ?? 1,
	};
}

/** Writes only the differences from the list's defaults. */
export function writeView( { status, channel, survey, page }: ListView ): URLSearchParams {
	return new URLSearchParams( {
		...( survey === null ? {} : { survey: String( survey ) } ),
		...( status === 'all' ? {} : { status } ),
		...( channel === null ? {} : { channel } ),
		...( page === 1 ? {} : { page: String( page ) } ),
	} );
}

export function queryOf( { status, channel, survey, page }: ListView ): DeliveryListQuery {
	return {
		page,
		per_page: PER_PAGE,
		filter: {
			status,
			...( channel === null ? {} : { channel } ),
			...( survey === null ? {} : { survey_id: survey } ),
		},
	};
}

export function isFiltered( { status, channel, survey }: ListView ): boolean {
	return status !== 'all' || channel !== null || survey !== null;
}
