import type { Quota, QuotaCondition } from '@/contract/types';
import type { Draft, FormQuestion } from '../form/draft';
import { aboutQuestion } from './comparisons';
import type { When } from './conditions';

/** Subjects of conditions besides answers, with the comparisons of each, as in the server's QuotaRules. */
export const VISIT_COMPARISONS = {
	device: [ '=', '!=' ],
	language: [ '=', '!=' ],
	path: [ 'STARTS_WITH', '=' ],
} as const;

export type VisitSubject = keyof typeof VISIT_COMPARISONS;

const FIRST_VALUE: Readonly< Record< VisitSubject, string > > = { device: 'mobile', language: '', path: '/' };
const FIRST_TARGET = 100;
const EMPTY: QuotaCondition = { question_id: '', compare: '', value: '' };

const NO_QUOTAS: readonly Quota[] = [];

/** A draft that this browser kept may be older than quotas. */
export function quotasOf( { behavior }: Pick< Draft[ 'settings' ], 'behavior' > ): readonly Quota[] {
	return ( behavior as { quotas?: readonly Quota[] } | undefined )?.quotas ?? NO_QUOTAS;
}

export function newQuota( id: string ): Quota {
	return { id, label: '', target: FIRST_TARGET, conditions: [ EMPTY ] };
}

export function withQuota( quotas: readonly Quota[], place: number, change: Partial< Quota > ): Quota[] {
	return quotas.map( ( quota, index ) => ( index === place ? { ...quota, ...change } : quota ) );
}

export function withNewCondition( { conditions }: Quota ): QuotaCondition[] {
	return [ ...conditions, EMPTY ];
}

export function isVisitSubject( subject: string ): subject is VisitSubject {
	return subject in VISIT_COMPARISONS;
}

/** Resets a condition for another subject. */
export function aboutSubject( id: string, question: FormQuestion | undefined ): QuotaCondition {
	if ( isVisitSubject( id ) ) {
		return { question_id: id, compare: VISIT_COMPARISONS[ id ][ 0 ], value: FIRST_VALUE[ id ] };
	}
	return quotaCondition( aboutQuestion( question ) );
}

export function quotaCondition( { subject, compare, value }: When ): QuotaCondition {
	return { question_id: subject, compare, value };
}
