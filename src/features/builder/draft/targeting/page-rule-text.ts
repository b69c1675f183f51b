import { __ } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import { cleanAddress, cleanLine } from '../form/clean-text';
import { isSlow } from './slow-expression';
import type { RuleKind } from './page-rules';

/** As stored by the server, see Drafts\PageRuleText. */
export function cleanRuleText( kind: RuleKind, text: string, isAddress: boolean ): string {
	const clean = isAddress ? cleanAddress( text ) : cleanLine( text );
	return kind === 'query_parameter_contains' || kind === 'query_parameter_not_contains'
		? clean.replace( /^\?+/, '' )
		: clean;
}

/** Returns why no page could ever match, in the server's words; null if one could. */
export function textProblem( kind: RuleKind, text: string ): string | null {
	switch ( kind ) {
		case 'cookie_exist':
		case 'cookie_not_exist':
			return /[\s=;,"]/.test( text )
				? __( 'Enter only the cookie name, without its value.', 'userfeedback' )
				: null;
		case 'query_parameter_contains':
		case 'query_parameter_not_contains':
			return text.includes( '#' )
				? __( 'The query string ends before “#”. Remove “#” and everything after it.', 'userfeedback' )
				: null;
		case 'query_parameter_regex':
			return expressionProblem( text );
		default:
			return null;
	}
}

function expressionProblem( text: string ): string | null {
	const inner = /^\/(.+)\/[a-z]*$/s.exec( text )?.[ 1 ];
	if ( inner !== undefined ) {
		/* translators: %s: a regular expression */
		return sprintf( __( 'Enter the expression without slashes: %s', 'userfeedback' ), inner );
	}
	if ( ! compiles( text ) ) {
		return __(
			'This isn’t a valid regular expression. Check its brackets and special characters.',
			'userfeedback'
		);
	}
	if ( text.startsWith( '^\\?' ) ) {
		return __( 'The query string starts after the question mark. Remove “\\?”.', 'userfeedback' );
	}
	return isSlow( text )
		? __(
				'This expression could slow down browsers, so it never runs. Use fewer *, +, { }, and |, and none after a group.',
				'userfeedback'
			)
		: null;
}

function compiles( text: string ): boolean {
	try {
		return new RegExp( text ) instanceof RegExp;
	} catch {
		return false;
	}
}
