import type { BulkResult, ResponseIds, ResponseList, SingleResponse } from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';

/** Spam responses, the same for every survey: lists them, returns single ones, and restores or deletes them. */
export class FakeSpam {
	responses: SingleResponse[] = [];

	answer( { method, path, query, body }: ServerRequest ): ServerAnswer | null {
		const [ , rest ] = /^\/surveys\/\d+\/responses(?:\/(\w+))?$/.exec( path ) ?? [ path ];
		if ( ! path.includes( '/responses' ) ) {
			return null;
		}
		if ( method === 'GET' ) {
			const single = this.responses.find( ( { id } ) => String( id ) === rest );
			return rest === undefined
				? {
						status: 200,
						body: this.list( Number( query.get( 'page' ) ?? 1 ), Number( query.get( 'per_page' ) ) ),
					}
				: { status: single ? 200 : 404, body: single ?? { code: 'userfeedback_not_found', message: '' } };
		}
		const responseIds = ( body as ResponseIds ).response_ids;
		const known = responseIds.filter( ( id ) => this.responses.some( ( response ) => response.id === id ) );
		this.responses = this.responses.filter( ( { id } ) => ! known.includes( id ) );
		const skipped = responseIds
			.filter( ( id ) => ! known.includes( id ) )
			.map( ( id ) => ( { id, reason: 'This response doesn’t exist in this survey.' } ) );
		return { status: 200, body: { updated: known, skipped } satisfies BulkResult };
	}

	private list( page: number, perPage: number ): ResponseList {
		const total = this.responses.length;
		return {
			items: this.responses.slice( ( page - 1 ) * perPage, page * perPage ).map( ( response ) => ( {
				id: response.id,
				title: response.title,
				status: response.status,
				submitted_at: response.submitted_at,
				page_submitted: response.page_submitted,
				first_answer: String( response.answers[ 0 ]?.value ?? '' ),
				preview: String( response.answers[ 0 ]?.value ?? '' ),
			} ) ),
			pagination: { page, pages: Math.ceil( total / perPage ), per_page: perPage, total },
			status_filters: [
				{ status: 'all', count: 0 },
				{ status: 'publish', count: 0 },
				{ status: 'trash', count: 0 },
				{ status: 'spam', count: total },
			],
		};
	}
}

export function spamOf( id: number, value: string ): SingleResponse {
	return {
		id,
		title: `Response #${ String( id ) }`,
		status: 'spam',
		submitted_at: '2026-11-20T23:30:00+01:00',
		page_submitted: { id: 2, name: 'Prices', url: 'https://example.org/prices/', is_own: true },
		survey_title: 'Website feedback',
		answers: [
			{
				question_id: '11111111-1111-4111-8111-111111111111',
				title: 'What is missing?',
				type: 'text',
				removed: false,
				value,
				extra: { name: '', comments: '' },
			},
		],
		user_ip: '',
		user_browser: '',
		user_os: '',
		user_device: '',
		user_country: '',
		position: 1,
		total: 1,
		previous_id: null,
		next_id: null,
	};
}
