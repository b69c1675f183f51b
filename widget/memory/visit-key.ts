/** Where the tab keeps what a visitor has begun of a survey: by its cookie's name, which no survey of another site in the same tab has. */
export const visitKey = ( cookieName: string ): string => `userfeedback-visit:${ cookieName }`;
