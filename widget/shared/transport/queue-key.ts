/**
 * Key prefix: each pending response has a separate key with this, the URL of its site's routes, and its token. A single list
 * would lose answers: two tabs that write it almost simultaneously don't see each other's changes. Several sites in folders of
 * one host may share a browser's storage, and each handles only its own answers.
 */
export const QUEUE_KEY = 'userfeedback-queue:';
