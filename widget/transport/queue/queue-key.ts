/**
 * Each response that waits has a key of its own: this, the address of its site's routes, and its token. One list under
 * one key would lose answers: two tabs that write it within the same moments do not see each other's. Several sites may
 * share a browser's storage, in folders of one host, and each looks after its own answers only.
 */
export const QUEUE = 'userfeedback-queue:';
