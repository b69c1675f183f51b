import type { TestedPage, Visits } from '@/contract/types';
import type { ServerAnswer } from '../loopback-server';
import { recorded } from '../recorded';

/** What a site tells of a page, whichever is asked about, and of its visits: the front page, and none. */
export class FakeTester {
	page = recorded< TestedPage >( 'site/tested-page' ).body;
	visits = recorded< Visits >( 'site/visits' ).body;

	answer( name: string ): ServerAnswer | null {
		switch ( name ) {
			case 'GET /tester/page':
				return { status: 200, body: this.page };
			case 'GET /tester/visits':
				return { status: 200, body: this.visits };
			default:
				return null;
		}
	}
}
