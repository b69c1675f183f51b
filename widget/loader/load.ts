import { ownGlobal } from '../trust/own-global';
import type { Later, SurveyBundle } from './handover';
import { loadScript } from './load-script';
import { stage } from './stage';

let loading: Promise< SurveyBundle | undefined > | null = null;

/**
 * Fetches the survey bundle once, however often it is asked for. Without it a page is still a page, so there is nothing
 * where it cannot be had; the next call tries again.
 */
export const loadBundle = ( address: string ): Promise< SurveyBundle | undefined > =>
	( loading ??= loadScript( address, stage ).then( ( bundle ) => {
		loading = bundle ? loading : null;
		return bundle;
	} ) );

/** @param bundle address of the survey bundle, beside which it lies. */
export const loadLater = ( bundle: string ): Promise< Later | undefined > =>
	loadScript( bundle.replace( 'survey.js', 'later.js' ), () => ownGlobal( window, 'UserFeedback' )?._later );
