import type { WidgetQuestion } from '../../../../src/contract/types';

/** True for a text between questions, which has no answer. */
export const isStatement = ( { type }: Pick< WidgetQuestion, 'type' > ): boolean => type === 'statement';
