import type { ActionMap } from '@/contract/actions';
import type { Site } from '@/lib/site';
import { type AppPage, isPage } from './pages';

/** The global `userfeedback`, printed by the server before the bundle. */
export interface Boot extends Site {
	rest: { root: string; nonce: string };
	/** A nonce for each group of actions, see ActionMap. */
	ajax: { url: string; nonces: Record< ActionMap[ keyof ActionMap ][ 'nonce' ], string > };
	/** Ids of the notices that this user sent away; those of wp-admin begin with `wp-`. */
	notices: { dismissed: string[] };
}

declare global {
	interface Window {
		userfeedback?: Boot;
	}
}

/** The place the server left for the app, and which page it is on; null on an admin page that is not ours. */
export function mountPoint(): { root: HTMLElement; page: AppPage } | null {
	const root = document.getElementById( 'userfeedback-app' );
	const page = root?.dataset[ 'page' ];
	return root && isPage( page ) ? { root, page } : null;
}

export function readSite(): Site {
	const boot = window.userfeedback;
	if ( ! boot ) {
		throw new Error( 'The boot data `userfeedback` is missing from this page.' );
	}
	return boot;
}
