import type { WidgetQuestion } from '../../../../src/contract/types';

type Typed = Pick< WidgetQuestion, 'type' >;

/** True for a wording to agree to. */
export const isConsent = ( { type }: Typed ): boolean => type === 'consent';

/** True for a text between questions, which has no answer. */
export const isStatement = ( { type }: Typed ): boolean => type === 'statement';
