import { LIMITS } from '@/contract/limits';
import type { PageRule, RuleChoice } from '@/contract/types';

export type RuleKind = PageRule[ 'logic' ];
export type Operator = PageRule[ 'operator' ];

/** What a rule's data is: choices of this site, words, or an address. */
export type DataKind = 'choices' | 'text' | 'address';

/** Where the choices of a kind come from; `pages` is GET search, the others are what GET logic-type is asked for. */
export type ChoiceSource =
	'pages' | 'user_logged_in' | 'wp_user_roles' | 'wp_page_type' | 'post_type' | 'taxonomy' | 'taxonomy_term';

const SOURCES: Partial< Record< RuleKind, ChoiceSource > > = {
	user_logged_in: 'user_logged_in',
	user_role: 'wp_user_roles',
	page_type: 'wp_page_type',
	page_or_post_is: 'pages',
	page_or_post_is_not: 'pages',
	post_type_is: 'post_type',
	post_type_is_not: 'post_type',
	taxonomy_is: 'taxonomy',
	taxonomy_is_not: 'taxonomy',
	taxonomy_term_is: 'taxonomy_term',
	taxonomy_term_is_not: 'taxonomy_term',
};

const ADDRESSES: readonly RuleKind[] = [ 'referrer', 'page_url_is', 'page_url_is_not' ];

/** Null for a kind whose data is typed. */
export function sourceOf( kind: RuleKind ): ChoiceSource | null {
	return SOURCES[ kind ] ?? null;
}

export function dataKind( kind: RuleKind ): DataKind {
	return sourceOf( kind ) !== null ? 'choices' : ADDRESSES.includes( kind ) ? 'address' : 'text';
}

/** @param operator how it is joined to the rule before it */
export function blankRule( operator: Operator = '&&' ): PageRule {
	return { logic: 'page_or_post_is', operator, data: null };
}

export function choicesIn( { data }: PageRule ): readonly RuleChoice[] {
	return Array.isArray( data ) ? data : [];
}

export function textIn( { data }: PageRule ): string {
	return typeof data === 'string' ? data : '';
}

/** Nothing was chosen or typed in it. */
export function isUnfinished( { data }: PageRule ): boolean {
	return data === null || ( typeof data === 'string' ? data.trim() : data ).length === 0;
}

/** Data of one kind means nothing to another. */
export function withKind( rule: PageRule, logic: RuleKind ): PageRule {
	return logic === rule.logic ? rule : { ...rule, logic, data: dataKind( logic ) === 'address' ? '' : null };
}

export function withRule( rules: readonly PageRule[], place: number, rule: PageRule ): PageRule[] {
	return rules.map( ( old, index ) => ( index === place ? rule : old ) );
}

export function canAddRule( rules: readonly PageRule[] ): boolean {
	return rules.length < LIMITS.PAGE_RULES;
}

/** A new one behind that at `place`; what follows stays joined as it was. */
export function withRuleAfter( rules: readonly PageRule[], place: number, operator: Operator ): PageRule[] {
	return [ ...rules.slice( 0, place + 1 ), blankRule( operator ), ...rules.slice( place + 1 ) ];
}

/** What begins an alternative goes, and the next rule begins it instead. */
export function withoutRule( rules: readonly PageRule[], place: number ): PageRule[] {
	const gone = rules[ place ];
	return rules.flatMap( ( rule, index ) =>
		index === place
			? []
			: [ index === place + 1 && gone?.operator === '||' ? { ...rule, operator: '||' as const } : rule ]
	);
}

/** Whether a rule begins another alternative, rather than adding to the one before it. */
export function beginsGroup( { operator }: PageRule, place: number ): boolean {
	return place > 0 && operator === '||';
}

/** As the server reads an address of the web. */
export function isAddress( text: string ): boolean {
	return /^https?:\/\/[^\s<>"'\\/?#][^\s<>"'\\]*$/i.test( text );
}
