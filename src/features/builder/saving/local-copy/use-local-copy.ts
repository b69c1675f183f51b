import { useEffect } from 'react';
import type { BuilderStore } from '../state/builder-store';
import { copyOf } from './copy';
import { deleteCopy, storeCopy, type CopyKey } from './storage';
import { thisTab } from './tabs';

/** Longest delay after an edit. */
const WAIT = 1_000;

/**
 * Stores the form in this browser: soon after each edit, and immediately when the window is hidden or closed, or the survey is
 * created: it then has a new address, where copies of a new survey aren't searched.
 */
export function useLocalCopy(
	{ latest, subscribe }: Pick< BuilderStore, 'latest' | 'subscribe' >,
	{ site, user }: Pick< CopyKey, 'site' | 'user' >
): void {
	useEffect( () => {
		let kept = latest();
		const surveyNow = (): CopyKey[ 'survey' ] => latest().form.id ?? 'new';
		let survey = surveyNow();

		const keep = () => {
			const now = latest();
			if ( now === kept ) {
				return;
			}
			kept = now;
			if ( survey !== surveyNow() ) {
				deleteCopy( { site, user, survey }, thisTab() );
				survey = surveyNow();
			}
			storeCopy( { site, user, survey }, thisTab(), copyOf( now, Date.now() ) );
		};
		const keepIfCreated = () => survey !== surveyNow() && keep();
		const unsubscribe = subscribe( keepIfCreated );
		const timer = window.setInterval( keep, WAIT );
		const keepIfHidden = () => document.visibilityState === 'hidden' && keep();
		window.addEventListener( 'pagehide', keep );
		document.addEventListener( 'visibilitychange', keepIfHidden );
		return () => {
			keep();
			unsubscribe();
			window.clearInterval( timer );
			window.removeEventListener( 'pagehide', keep );
			document.removeEventListener( 'visibilitychange', keepIfHidden );
		};
	}, [ latest, subscribe, site, user ] );
}
