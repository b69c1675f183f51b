import { anyNumber, defineListView, oneOf, type ViewOf } from '@/components/lists/list-view';
import type { DeliveryListQuery } from '@/contract/types';
import { type Channel, CHANNELS } from './labels';

export const STATUSES = [ 'all', 'waiting', 'retrying', 'delivered', 'failed' ] as const;
export type Status = ( typeof STATUSES )[ number ];

const ALL = Object.keys( CHANNELS ) as readonly Channel[];

/** Channels of this edition: however, deliveries from another edition are listed too. */
export const OFFERED: readonly Channel[] = ALL.filter(
	( channel ) =>
		( IN_EDITION.webhooks || channel !== 'webhook' ) && ( IN_EDITION[ 'google-drive' ] || channel !== 'google' )
);

const PER_PAGE = 20;

const PARTS = {
	survey: anyNumber( null ),
	status: oneOf( STATUSES, 'all' ),
	channel: oneOf( ALL, null ),
};

export const deliveriesView = defineListView( PARTS );
export type ListView = ViewOf< typeof PARTS >;

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
