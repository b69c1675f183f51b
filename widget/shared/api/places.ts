/** Places of inline surveys by survey id: one each, so that no survey appears twice on a page. */
export type Places = ReadonlyMap< number, HTMLElement >;

/** A selector of the places that the server has printed. */
export const PLACE = '[data-userfeedback-survey]';
