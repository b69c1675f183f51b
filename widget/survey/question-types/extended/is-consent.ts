import type { WidgetQuestion } from '../../../../src/contract/types';

/** True for a wording to agree to. */
export const isConsent = ( { type }: Pick< WidgetQuestion, 'type' > ): boolean => type === 'consent';
