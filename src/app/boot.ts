import type { Boot } from '@/contract/types';
import type { Site } from '@/lib/site';
import { type AppPage, isPage } from './pages';

declare global {
	interface Window {
		/** Printed by the server before the bundle. */
		userfeedback?: Boot;
	}
}

/** Returns the element that the server printed for the app, and its page; null on other admin pages. */
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
