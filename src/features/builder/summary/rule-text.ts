import { __ } from '@wordpress/i18n';
import type { PageRule } from '@/contract/types';
import { fewOf, quoted } from '@/lib/labels/list-text';
import { sprintf } from '@/lib/labels/sprintf';

/** A rule as the end of “Where …”. */
export function ruleInWords( { logic, data }: PageRule ): string {
	const texts = ( typeof data === 'string' ? [ data ] : ( data ?? [] ).map( ( { label } ) => label ) ).filter(
		( text ) => text.trim() !== ''
	);
	return sprintf( patternOf( logic ), texts.length === 0 ? '…' : fewOf( texts.map( quoted ), 'disjunction' ) );
}

function patternOf( logic: PageRule[ 'logic' ] ): string {
	switch ( logic ) {
		case 'user_logged_in':
			/* translators: %s: "“Logged In”" or "“Logged Out”" */
			return __( 'the visitor is %s', 'userfeedback' );
		case 'user_role':
			/* translators: %s: a role, or several joined by "or" */
			return __( 'the visitor has the role %s', 'userfeedback' );
		case 'page_type':
			/* translators: %s: a type of page, such as "“Front Page”", or several joined by "or" */
			return __( 'the page type is %s', 'userfeedback' );
		case 'page_or_post_is':
			/* translators: %s: a page, or several joined by "or" */
			return __( 'the page or post is %s', 'userfeedback' );
		case 'page_or_post_is_not':
			/* translators: %s: a page, or several joined by "or" */
			return __( 'the page or post is not %s', 'userfeedback' );
		case 'post_type_is':
			/* translators: %s: a post type, or several joined by "or" */
			return __( 'the post type is %s', 'userfeedback' );
		case 'post_type_is_not':
			/* translators: %s: a post type, or several joined by "or" */
			return __( 'the post type is not %s', 'userfeedback' );
		case 'taxonomy_is':
			/* translators: %s: a taxonomy, or several joined by "or" */
			return __( 'the taxonomy is %s', 'userfeedback' );
		case 'taxonomy_is_not':
			/* translators: %s: a taxonomy, or several joined by "or" */
			return __( 'the taxonomy is not %s', 'userfeedback' );
		case 'taxonomy_term_is':
			/* translators: %s: a term, or several joined by "or" */
			return __( 'the term is %s', 'userfeedback' );
		case 'taxonomy_term_is_not':
			/* translators: %s: a term, or several joined by "or" */
			return __( 'the term is not %s', 'userfeedback' );
		case 'query_parameter_contains':
			/* translators: %s: a text */
			return __( 'the query string contains %s', 'userfeedback' );
		case 'query_parameter_not_contains':
			/* translators: %s: a text */
			return __( 'the query string does not contain %s', 'userfeedback' );
		case 'query_parameter_regex':
			/* translators: %s: a regular expression */
			return __( 'the query string matches %s', 'userfeedback' );
		case 'cookie_exist':
			/* translators: %s: name of a cookie */
			return __( 'the cookie %s exists', 'userfeedback' );
		case 'cookie_not_exist':
			/* translators: %s: name of a cookie */
			return __( 'the cookie %s does not exist', 'userfeedback' );
		case 'page_url_contains':
			/* translators: %s: a text */
			return __( 'the URL contains %s', 'userfeedback' );
		case 'page_url_not_contains':
			/* translators: %s: a text */
			return __( 'the URL does not contain %s', 'userfeedback' );
		case 'referrer':
			/* translators: %s: an address */
			return __( 'the referrer is %s', 'userfeedback' );
		case 'page_url_is':
			/* translators: %s: an address */
			return __( 'the URL is %s', 'userfeedback' );
		case 'page_url_is_not':
			/* translators: %s: an address */
			return __( 'the URL is not %s', 'userfeedback' );
	}
}
