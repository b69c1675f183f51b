import type { RedirectCondition, ThankYou } from '@/contract/types';
import type { When } from './conditions';

const EMPTY: RedirectCondition = { question: '', condition_type: '', condition: '', page: null };

/** Adds a first empty condition if the type depends on answers. */
export function withType( thankYou: ThankYou, type: ThankYou[ 'type' ] ): ThankYou {
	const { conditions } = thankYou;
	const isEmpty = type === 'conditional_redirect' && conditions.length === 0;
	return { ...thankYou, type, conditions: isEmpty ? [ EMPTY ] : conditions };
}

export function withOneMore( conditions: readonly RedirectCondition[] ): RedirectCondition[] {
	return [ ...conditions, EMPTY ];
}

/** Keeps the last one, so that one remains to fill in. */
export function withoutOne( conditions: readonly RedirectCondition[], place: number ): RedirectCondition[] {
	return conditions.filter( ( _, index ) => conditions.length === 1 || index !== place );
}

export function withChanged(
	conditions: readonly RedirectCondition[],
	place: number,
	change: Partial< RedirectCondition >
): RedirectCondition[] {
	return conditions.map( ( condition, index ) => ( index === place ? { ...condition, ...change } : condition ) );
}

export function whenOf( { question: subject, condition_type: compare, condition: value }: RedirectCondition ): When {
	return { subject, compare, value };
}

export function ofWhen( { subject, compare, value }: When ): Partial< RedirectCondition > {
	return { question: subject, condition_type: compare, condition: value };
}
