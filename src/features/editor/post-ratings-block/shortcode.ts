/** True if a text is only our shortcode for the ratings of the post itself. */
export const isRatings = ( text: string ): boolean => /^\s*\[userfeedback-post-ratings\s*\/?\]\s*$/.test( text );
