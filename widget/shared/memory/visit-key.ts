/**
 * Key prefix for a started survey in the tab's storage. The survey's cookie name follows, which no other site's survey in the
 * same tab has.
 */
export const VISIT_KEY = 'userfeedback-visit:';
