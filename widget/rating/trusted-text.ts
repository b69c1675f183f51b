import { attempt } from '../shared/trust/attempt';

type Kind = 'createHTML' | 'createScriptURL';
type Rules = Record< Kind, ( text: string ) => string >;

declare const trustedTypes: { createPolicy( name: string, rules: Partial< Rules > ): Rules };

/**
 * Wraps our text for pages that require Trusted Types. Elsewhere, and if the page doesn't allow our policy, it is returned
 * unchanged. The browser returns `TrustedHTML` or `TrustedScriptURL`, which TypeScript doesn't know.
 */
export const trustedText = ( kind: Kind, text: string ): string =>
	attempt( () =>
		trustedTypes.createPolicy( 'userfeedback', { [ kind ]: ( ours: string ) => ours } )[ kind ]( text )
	) ?? text;
