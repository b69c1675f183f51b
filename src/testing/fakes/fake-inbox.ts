import type { Inbox, InboxItem } from '@/contract/types';
import type { ServerAnswer } from '../loopback-server';

/** A site's notifications; empty unless a test adds some. */
export class FakeInbox {
	notifications: InboxItem[] = [];
	dismissed: InboxItem[] = [];

	answer( name: string ): ServerAnswer | null {
		const [ , id ] = /^POST \/notifications\/([\w-]+)\/dismiss$/.exec( name ) ?? [];
		if ( id !== undefined ) {
			const isGone = ( one: InboxItem ) => id === 'all' || one.id === id;
			this.dismissed.push( ...this.notifications.filter( isGone ) );
			this.notifications = this.notifications.filter( ( one ) => ! isGone( one ) );
		}
		switch ( name ) {
			case 'POST /notifications/action':
				return { status: 200, body: { redirect_to: this.notifications[ 0 ]?.buttons[ 0 ]?.url ?? '' } };
			case 'GET /notifications':
				return { status: 200, body: this.body() };
			default:
				return id === undefined ? null : { status: 200, body: this.body() };
		}
	}

	private body(): Inbox {
		const { notifications, dismissed } = this;
		return { notifications, dismissed, view_url: '', sidebar_url: '' };
	}
}

/** A notification about a problem. */
export function warningOf( id: string, title: string, content = '' ): InboxItem {
	return {
		id,
		category: 'attention',
		icon: 'warning',
		title,
		content,
		buttons: [ { text: 'Look at it', type: 'link', url: `#${ id }`, is_external: false } ],
	};
}

export const FIRST_RESPONSE: InboxItem = {
	id: 'first_response',
	category: 'responses',
	icon: 'success',
	title: 'Your first response is in',
	content: 'A visitor answered one of your surveys. See what they said.',
	buttons: [
		{
			text: 'View responses',
			type: 'action',
			url: 'http://127.0.0.1/wp-admin/admin.php?page=userfeedback_results',
			is_external: false,
			class: 'results',
			action: 'read',
		},
	],
};
