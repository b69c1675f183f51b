/**
 * Each response that waits has a key of its own, `userfeedback-queue:` and its token. One list under one key would
 * lose answers: two tabs that write it within the same moments do not see each other's.
 */
export const QUEUE_KEY = 'userfeedback-queue:';
