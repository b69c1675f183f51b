import { LIMITS } from '@/contract/limits';
import type { PageRule, RuleChoice } from '@/contract/types';

export type RuleKind = PageRule[ 'logic' ];
export type Operator = PageRule[ 'operator' ];

/** The type of a rule's data: choices of this site, text, or an address. */
export type DataKind = 'choices' | 'text' | 'address';

/** The source of a kind's choices; `pages` is GET search, the others are parameters of GET logic-type. */
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

/** Returns null for a kind with typed data. */
export function sourceOf( kind: RuleKind ): ChoiceSource | null {
	return SOURCES[ kind ] ?? null;
}

export function dataKind( kind: RuleKind ): DataKind {
	return sourceOf( kind ) !== null ? 'choices' : ADDRESSES.includes( kind ) ? 'address' : 'text';
}

/** @param operator connects it with the rule before */
export function blankRule( operator: Operator = '&&' ): PageRule {
	return { logic: 'page_or_post_is', operator, data: null };
}

export function choicesIn( { data }: PageRule ): readonly RuleChoice[] {
	return Array.isArray( data ) ? data : [];
}

export function textIn( { data }: PageRule ): string {
	return typeof data === 'string' ? data : '';
}

/** True if it has no value yet. */
export function isUnfinished( { data }: PageRule ): boolean {
	return data === null || ( typeof data === 'string' ? data.trim() : data ).length === 0;
}

/** Resets the data, which depend on the kind. */
export function withKind( rule: PageRule, logic: RuleKind ): PageRule {
	return logic === rule.logic ? rule : { ...rule, logic, data: dataKind( logic ) === 'address' ? '' : null };
}

export function withRule( rules: readonly PageRule[], place: number, rule: PageRule ): PageRule[] {
	return rules.map( ( old, index ) => ( index === place ? rule : old ) );
}

export function canAddRule( rules: readonly PageRule[] ): boolean {
	return rules.length < LIMITS.PAGE_RULES;
}

/** Inserts a new rule after the one at `place`; later rules keep their operators. */
export function withRuleAfter( rules: readonly PageRule[], place: number, operator: Operator ): PageRule[] {
	return [ ...rules.slice( 0, place + 1 ), blankRule( operator ), ...rules.slice( place + 1 ) ];
}

/** If the first rule of a group is removed, the next rule starts the group. */
export function withoutRule( rules: readonly PageRule[], place: number ): PageRule[] {
	const gone = rules[ place ];
	return rules.flatMap( ( rule, index ) =>
		index === place
			? []
			: [ index === place + 1 && gone?.operator === '||' ? { ...rule, operator: '||' as const } : rule ]
	);
}

/** True if a rule starts another group, instead of adding to the one before it. */
export function beginsGroup( { operator }: PageRule, place: number ): boolean {
	return place > 0 && operator === '||';
}

/** Checks web addresses like the server does. */
export function isAddress( text: string ): boolean {
	return /^https?:\/\/[^\s<>"'\\/?#][^\s<>"'\\]*$/i.test( text );
}
