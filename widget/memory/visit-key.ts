/** Where the tab keeps what a visitor has begun of a survey: this and its cookie's name, which no survey of another site in the same tab has. */
export const VISIT = 'userfeedback-visit:';
