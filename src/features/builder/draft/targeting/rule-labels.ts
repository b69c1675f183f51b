import { __ } from '@wordpress/i18n';
import type { RuleKind } from './page-rules';

/** Returns all kinds of page rules in display order, each as the start of a sentence. */
export function ruleLabels(): Record< RuleKind, string > {
	return {
		page_or_post_is: __( 'Page or post is', 'userfeedback' ),
		page_or_post_is_not: __( 'Page or post is not', 'userfeedback' ),
		page_url_contains: __( 'URL contains', 'userfeedback' ),
		page_url_not_contains: __( 'URL does not contain', 'userfeedback' ),
		page_url_is: __( 'URL is', 'userfeedback' ),
		page_url_is_not: __( 'URL is not', 'userfeedback' ),
		page_type: __( 'Page type is', 'userfeedback' ),
		post_type_is: __( 'Post type is', 'userfeedback' ),
		post_type_is_not: __( 'Post type is not', 'userfeedback' ),
		taxonomy_is: __( 'Taxonomy is', 'userfeedback' ),
		taxonomy_is_not: __( 'Taxonomy is not', 'userfeedback' ),
		taxonomy_term_is: __( 'Term is', 'userfeedback' ),
		taxonomy_term_is_not: __( 'Term is not', 'userfeedback' ),
		user_logged_in: __( 'Visitor is', 'userfeedback' ),
		user_role: __( 'Visitor role is', 'userfeedback' ),
		referrer: __( 'Referrer is', 'userfeedback' ),
		query_parameter_contains: __( 'Query string contains', 'userfeedback' ),
		query_parameter_not_contains: __( 'Query string does not contain', 'userfeedback' ),
		query_parameter_regex: __( 'Query string matches pattern', 'userfeedback' ),
		cookie_exist: __( 'Cookie exists', 'userfeedback' ),
		cookie_not_exist: __( 'Cookie does not exist', 'userfeedback' ),
	};
}
