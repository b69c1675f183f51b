/** Whether a text is our shortcode for the ratings of the post itself, and nothing else. */
export const isRatings = ( text: string ): boolean => /^\s*\[userfeedback-post-ratings\s*\/?\]\s*$/.test( text );
