import { pageApi } from '../shared/api/page-api';
import type { SurveyBundle } from '../shared/api/page-api';
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

type Parts = NonNullable< Window[ 'UserFeedback' ] >;

/**
 * Loads a part of the loader that only some pages need.
 *
 * @param bundle address of the survey bundle, in the same folder.
 */
export const loadPart = < Name extends 'later' | 'gate' >(
	bundle: string,
	name: Name
): Promise< Parts[ `_${ Name }` ] | undefined > =>
	loadScript( trusted( bundle.replace( /\w+(?=\.js[^/]*$)/, name ) ), () => pageApi()?.[ `_${ name }` ] );
