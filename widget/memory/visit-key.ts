/** Where the tab keeps what a visitor has begun of a survey. */
export const visitKey = ( surveyId: number ): string => `userfeedback-visit:${ surveyId }`;
