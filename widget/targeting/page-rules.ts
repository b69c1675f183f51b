import type { PageContext, WidgetPageRule } from '../../src/contract/types';
import type { Jar } from '../memory/jar';
import { contains, isAt, queryOf } from './addresses';
import { matches } from './guarded-regex';
import type { Patience } from './guarded-regex';

/** The page as the visitor sees it now. Nothing of it is read from the browser here. */
export interface View {
	page: PageContext;
	url: string;
	/** Empty where the browser does not tell. */
	referrer: string;
	jar: Pick< Jar, 'get' >;
	/** For all expressions, of whichever survey. */
	patience: Patience;
}

/** Rules whose data is text, each in its positive form: a negative one is named the same with a `_not` in it. */
const TYPED: Record< string, ( text: string, view: View ) => boolean | undefined > = {
	referrer: ( text, { referrer } ) => isAt( referrer, text, true ),
	page_url_is: ( text, { url } ) => isAt( url, text ),
	page_url_contains: ( text, { url } ) => contains( url, text ),
	query_parameter_contains: ( text, { url } ) => contains( queryOf( url ), text ),
	query_parameter_regex: ( text, { url, patience } ) => matches( text, queryOf( url ), patience ),
	cookie_exist: ( text, { jar } ) => jar.get( text ) !== undefined,
};

/**
 * The rule that keeps a survey off this page; null when none does. A rule's operator joins it to the one before, and
 * `&&` binds closer than `||`: of the groups between `||` one must hold. If none does, the first group's rule is named.
 */
export function failingRule( rules: readonly WidgetPageRule[], view: View ): WidgetPageRule[ 'logic' ] | null {
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

/** The others are choices, of which the page itself says what it is. Where nothing was chosen or typed nothing fits. */
function holds( { logic, data }: WidgetPageRule, view: View ): boolean {
	const positive = logic.replace( '_not', '' );
	const own = view.page.is[ positive as keyof PageContext[ 'is' ] ] as readonly string[] | undefined;
	const typed = ( data as { trim?: () => string } ).trim?.(); // Lists of choices have no such method.
	const fits = typed ? TYPED[ positive ]?.( typed, view ) : own?.some( ( id ) => data.includes( id ) );
	return !! fits === ( logic === positive );
}
