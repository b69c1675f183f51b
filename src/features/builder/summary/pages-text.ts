import { __, _n } from '@wordpress/i18n';
import type { PageRule, Targeting } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { listed } from '@/lib/labels/list-text';
import { sprintf } from '@/lib/labels/sprintf';
import { ruleInWords } from './rule-text';

const MOST_SAID = 2;

/** Returns where a survey shows automatically: a sentence if that is short, else the number of rule groups. */
export function pagesInWords( { pages, page_rules: rules }: Pick< Targeting, 'pages' | 'page_rules' > ): string {
	if ( pages === 'all' ) {
		return __( 'All pages', 'userfeedback' );
	}
	if ( rules.length === 0 ) {
		return __( 'No pages selected', 'userfeedback' );
	}
	const kinds = kindsOf( rules );
	if ( kinds > 1 ) {
		/* translators: %s: a number, of pages described by rules */
		return sprintf(
			_n( 'On %s group of pages', 'On %s groups of pages', kinds, 'userfeedback' ),
			formatNumber( kinds )
		);
	}
	return rules.length > MOST_SAID
		? sprintf(
				/* translators: %s: a number */
				_n( 'Where %s rule matches', 'Where all %s rules match', rules.length, 'userfeedback' ),
				formatNumber( rules.length )
			)
		: /* translators: %s: such as "the address contains “shop”", or two such, joined by "and" */
			sprintf( __( 'Where %s', 'userfeedback' ), listed( rules.map( ruleInWords ) ) );
}

/** Each “or” starts another group; it binds less than “and” (widget/shared/targeting/page-rules.ts). */
function kindsOf( rules: readonly PageRule[] ): number {
	return 1 + rules.slice( 1 ).filter( ( { operator } ) => operator === '||' ).length;
}
