/** Words that are joined by hyphens, underscores or capitals. It needs no escaping where it stands in a selector. */
const WORDS = /^[a-z]+([A-Z][a-z]{2,}|[-_]+[A-Za-z][a-z]*)*$/;

/** No language that a class is named in has so many consonants together; what a build has made does. */
const UNSPEAKABLE = /[^aeiouy_-]{6}/i;

/** What an element is at the moment, said by a class. */
const STATE =
	/^(is|has|js|no)-|(^|[-_])(active|open|opened|closed?|current|selected|hover|focus|focused|visible|hidden|shown?|hide|loaded|loading|lazy|lazyload|lazyloaded|sticky|stuck|fixed|scrolled|expanded|collapsed|toggled|on|off|in|out|first|last|odd|even|animated?|aos|visited|wow)$/;

const LONGEST = 40;

/**
 * Whether an id or a class will be the same on the next visit: one with a digit in it is counted (`post-12`) or made by a
 * build (`css-1x2y3z`), as is one that nobody could say.
 */
export const isSteady = ( name: string ): boolean =>
	name.length <= LONGEST && WORDS.test( name ) && ! UNSPEAKABLE.test( name );

export const isSteadyClass = ( name: string ): boolean => isSteady( name ) && ! STATE.test( name );
