import { pageApi } from '../shared/api/page-api';
import type { LaterBundle, SurveyBundle } from '../shared/api/page-api';
import { attempt } from '../shared/trust/attempt';
import { loadScript } from '../shared/trust/load-script';
import { stage } from './stage';

declare const trustedTypes: {
	createPolicy(
		name: string,
		rules: { createScriptURL( address: string ): string }
	): { createScriptURL( address: string ): string };
};

/** Wraps an address for pages that require Trusted Types; unchanged elsewhere, or if the page allows no policy of this name. */
const trusted = ( address: string ): string =>
	attempt( () =>
		trustedTypes.createPolicy( 'userfeedback', { createScriptURL: ( ours ) => ours } ).createScriptURL( address )
	) ?? address;

let loading: Promise< SurveyBundle | undefined > | undefined;

/**
 * Loads the survey bundle once, even if called repeatedly. A page works without it, so the result is undefined if it can't be
 * loaded; the next call tries again.
 */
export const loadBundle = ( address: string ): Promise< SurveyBundle | undefined > =>
	( loading ??= loadScript( trusted( address ), stage ).then( ( bundle ) => {
		loading = bundle && loading;
		return bundle;
	} ) );

/** @param bundle address of the survey bundle, in the same folder. */
export const loadLater = ( bundle: string ): Promise< LaterBundle | undefined > =>
	loadScript( trusted( bundle.replace( /\w+(?=\.js[^/]*$)/, 'later' ) ), () => pageApi()?._later );
