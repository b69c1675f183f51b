import { attempt } from '../attempt';

type Kind = 'createHTML' | 'createScriptURL';
type Rules = Record< Kind, ( text: string ) => string >;

declare const trustedTypes: { createPolicy( name: string, rules: Partial< Rules > ): Rules };

/**
 * A text of ours as a page wants it that requires Trusted Types. Elsewhere, and where the page does not allow our policy,
 * it is returned unchanged. The browser writes it as `TrustedHTML` or `TrustedScriptURL`, which TypeScript does not know.
 */
export const trusted = ( kind: Kind, text: string ): string =>
	attempt( () =>
		trustedTypes.createPolicy( 'userfeedback', { [ kind ]: ( ours: string ) => ours } )[ kind ]( text )
	) ?? text;
