import type { PageContext, PageFacts, WidgetPageRule } from '../../../src/contract/types';
import type { Jar } from '../memory/jar';
import { matchesPattern } from './guarded-regex';
import type { TimeBudget } from './guarded-regex';
import { urlContains, urlMatches, queryOf } from './urls';

/** Content that replaced a page without loading has fewer facts. */
export type VisiblePage = Omit< PageContext, 'is' > & { is: Partial< PageFacts > };

/** The page as the visitor sees it now. This code reads nothing from the browser. */
export interface PageView {
	page: VisiblePage;
	url: string;
	/** Empty if the browser doesn't reveal it. */
	referrer: string;
	jar: Pick< Jar, 'get' >;
	/** Shared by all expressions of all surveys. */
	patience: TimeBudget;
}

/** Rules with text data, each in its positive form: a negative one has the same name with a `_not` in it. */
const TYPED: Record< string, ( text: string, view: PageView ) => boolean | undefined > = {
	referrer: ( text, { referrer } ) => urlMatches( referrer, text, true ),
	page_url_is: ( text, { url } ) => urlMatches( url, text ),
	page_url_contains: ( text, { url } ) => urlContains( url, text ),
	query_parameter_contains: ( text, { url } ) => urlContains( queryOf( url ), text ),
	query_parameter_regex: ( text, { url, patience } ) => matchesPattern( text, queryOf( url ), patience ),
	cookie_exist: ( text, { jar } ) => jar.get( text ) !== undefined,
};

/**
 * Returns the rule that keeps a survey off this page; null if none does. A rule's operator joins it to the one before, and `&&`
 * binds closer than `||`: of the groups between `||` one must hold. If none does, the first group's rule is returned.
 */
export function failingRule( rules: readonly WidgetPageRule[], view: PageView ): WidgetPageRule[ 'logic' ] | null {
	let failing: WidgetPageRule[ 'logic' ] | null = null;
	let first: WidgetPageRule[ 'logic' ] | null = null;

	for ( const [ index, rule ] of rules.entries() ) {
		if ( index && rule.operator === '||' ) {
			if ( ! failing ) {
				return null;
			}
			failing = null;
		}
		if ( ! failing && ! holds( rule, view ) ) {
			failing = rule.logic;
			first ??= failing;
		}
	}
	return failing && first;
}

/** @param rule in its positive form. @returns what the page is; undefined for a rule with text. */
export function factsFor( rule: string, { is }: VisiblePage ): readonly string[] | undefined {
	const facts: Record< string, readonly string[] | undefined > = is;
	return facts[ rule ];
}

/** Rules without text are choices that the page's data answers. An empty rule never matches. */
function holds( { logic, data }: WidgetPageRule, view: PageView ): boolean {
	const positive = logic.replace( '_not', '' );
	const own = factsFor( positive, view.page );
	const typed = String( data ).trim();
	const fits = own ? own.some( ( id ) => data.includes( id ) ) : typed && TYPED[ positive ]?.( typed, view );
	return !! fits === ( logic === positive );
}
