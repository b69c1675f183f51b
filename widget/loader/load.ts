import { attempt } from '../attempt';
import { ownGlobal } from '../trust/own-global';
import type { Later, SurveyBundle } from './handover';
import { loadScript } from './load-script';
import { stage } from './stage';

declare const trustedTypes: {
	createPolicy(
		name: string,
		rules: { createScriptURL( address: string ): string }
	): { createScriptURL( address: string ): string };
};

/** As a page wants it that requires Trusted Types; elsewhere, and where it allows no policy of this name, as it is. */
const trusted = ( address: string ): string =>
	attempt( () =>
		trustedTypes.createPolicy( 'userfeedback', { createScriptURL: ( ours ) => ours } ).createScriptURL( address )
	) ?? address;

let loading: Promise< SurveyBundle | undefined > | undefined;

/**
 * Fetches the survey bundle once, however often it is asked for. Without it a page is still a page, so there is nothing
 * where it cannot be had; the next call tries again.
 */
export const loadBundle = ( address: string ): Promise< SurveyBundle | undefined > =>
	( loading ??= loadScript( trusted( address ), stage ).then( ( bundle ) => {
		loading = bundle && loading;
		return bundle;
	} ) );

/** @param bundle address of the survey bundle, beside which it lies. */
export const loadLater = ( bundle: string ): Promise< Later | undefined > =>
	loadScript(
		trusted( bundle.replace( 'survey.js', 'later.js' ) ),
		() => ownGlobal( window, 'UserFeedback' )?._later
	);
