import type {
	BulkResult,
	Delivery,
	DeliveryDetails,
	DeliveryIds,
	DeliveryList,
	DeliverySpan,
	Destination,
	MailSample,
	TestedWebhook,
	WebhookSample,
} from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';

/** A site's deliveries. Resent ones succeed as soon as the target works. */
export class FakeDeliveries {
	deliveries: DeliveryDetails[] = [];
	destinations: Destination[] = [];
	/** Maximum number of attempts per call, as slow servers can't do all of them together. */
	atOnce = Infinity;
	mail: MailSample = { subject: 'New response', reply_to: '', text: 'It was fine.', html: '', is_made_up: true };
	webhook: WebhookSample = {
		method: 'POST',
		url: 'https://example.org/hook',
		headers: [ { key: 'Authorization', value: '••••' } ],
		body: '{"survey":"Tea"}',
		is_made_up: false,
	};
	tested: TestedWebhook = { success: true, status: 200, message: '', body: 'ok', took: 120 };

	answer( { method, path, query, body }: ServerRequest ): ServerAnswer | null {
		const [ , number ] = /^\/deliveries\/(\d+)$/.exec( path ) ?? [];
		if ( number !== undefined ) {
			const found = this.deliveries.find( ( { id } ) => id === Number( number ) );
			return found ? ok( found ) : { status: 404, body: { code: 'userfeedback_not_found', message: '' } };
		}
		if ( /^\/surveys\/\d+\/destinations$/.test( path ) ) {
			return ok( this.destinations );
		}
		const [ , resumed ] = /^\/destinations\/(\d+)\/resume$/.exec( path ) ?? [];
		if ( resumed !== undefined ) {
			return ok( this.resume( Number( resumed ) ) );
		}
		switch ( `${ method } ${ path }` ) {
			case 'GET /deliveries':
				return ok( this.list( query ) );
			case 'POST /deliveries/retry':
				return ok( this.retry( ( body as DeliveryIds ).delivery_ids ) );
			case 'POST /deliveries/replay':
				return ok( { updated: this.replay( body as DeliverySpan ) } );
			case 'POST /deliveries/work':
				return ok( this.work() );
			case 'POST /response-mail/sample':
				return ok( this.mail );
			case 'POST /webhooks/sample':
				return ok( this.webhook );
			case 'POST /webhooks/test':
				return ok( this.tested );
			default:
				return null;
		}
	}

	private list( query: URLSearchParams ): DeliveryList {
		const asked = ( name: string ) => query.get( `filter[${ name }]` );
		const fits = ( name: string, value: string ) => [ null, value ].includes( asked( name ) );
		const fitting = this.deliveries.filter(
			( { channel, survey_id: survey } ) => fits( 'channel', channel ) && fits( 'survey_id', String( survey ) )
		);
		const status = asked( 'status' ) ?? 'all';
		const shown = fitting.filter( ( { state } ) => status === 'all' || state === status );
		const page = Number( query.get( 'page' ) ?? 1 );
		const perPage = Number( query.get( 'per_page' ) ?? 20 );
		return {
			items: shown.slice( ( page - 1 ) * perPage, page * perPage ),
			pagination: { page, pages: Math.ceil( shown.length / perPage ), per_page: perPage, total: shown.length },
			status_filters: [ 'all', 'waiting', 'retrying', 'delivered', 'failed' ].map( ( name ) => ( {
				status: name,
				count: fitting.filter( ( { state } ) => name === 'all' || state === name ).length,
			} ) ),
		};
	}

	private retry( ids: readonly number[] ): BulkResult {
		const known = ids.filter( ( id ) => this.deliveries.some( ( delivery ) => delivery.id === id ) );
		this.become( ( { id } ) => known.includes( id ), 'waiting' );
		const skipped = ids
			.filter( ( id ) => ! known.includes( id ) )
			.map( ( id ) => ( { id, reason: 'This delivery no longer exists, or it’s being sent right now.' } ) );
		return { updated: known, skipped };
	}

	private replay( { from, to, channel, survey_id: survey }: DeliverySpan ): number {
		const isMeant = ( delivery: Delivery ) =>
			delivery.state === 'failed' &&
			delivery.created_at.slice( 0, 10 ) >= from &&
			delivery.created_at.slice( 0, 10 ) <= to &&
			[ undefined, delivery.channel ].includes( channel ) &&
			[ undefined, delivery.survey_id ].includes( survey );
		const count = this.deliveries.filter( isMeant ).length;
		this.become( isMeant, 'waiting' );
		return count;
	}

	private work(): { tried: number; waiting: number } {
		const due = this.deliveries.filter( ( { state } ) => state === 'waiting' );
		const tried = due.slice( 0, this.atOnce );
		this.become( ( delivery ) => tried.some( ( { id } ) => id === delivery.id ), 'delivered' );
		return { tried: tried.length, waiting: due.length - tried.length };
	}

	private become( isMeant: ( delivery: Delivery ) => boolean, state: Delivery[ 'state' ] ): void {
		this.deliveries = this.deliveries.map( ( delivery ) =>
			isMeant( delivery ) ? { ...delivery, state, due_at: null, message: '' } : delivery
		);
	}

	private resume( id: number ): Destination {
		this.destinations = this.destinations.map( ( destination ) =>
			destination.id === id ? { ...destination, state: 'ok', failing_since: null } : destination
		);
		return destinationOf( this.destinations.find( ( destination ) => destination.id === id ) ?? {} );
	}
}

export function deliveryOf( parts: Partial< DeliveryDetails > & { id: number } ): DeliveryDetails {
	return {
		channel: 'webhook',
		state: 'failed',
		survey_id: 5,
		survey_title: 'Tea',
		response_id: 12,
		to: 'Our hook',
		attempts: 8,
		created_at: '2026-11-20T23:30:00+01:00',
		tried_at: '2026-11-21T10:00:00+01:00',
		due_at: null,
		status: 500,
		message: 'Internal Server Error',
		took: 340,
		sent: 'POST https://example.org/hook',
		answered: 'Oops',
		...parts,
	};
}

export function destinationOf( parts: Partial< Destination > ): Destination {
	return {
		id: 1,
		survey_id: 5,
		channel: 'email',
		target: 'ada@example.org',
		state: 'ok',
		waiting: 0,
		failing_since: null,
		next_at: null,
		last_at: '2026-11-20T14:02:00+01:00',
		last_ok_at: '2026-11-20T14:02:00+01:00',
		last_status: 0,
		last_message: '',
		...parts,
	};
}

function ok( body: object ): ServerAnswer {
	return { status: 200, body };
}
