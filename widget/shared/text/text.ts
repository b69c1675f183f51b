/** Normalizes line ends and trims: the form that both sides store, count, and compare. */
export const trimText = ( text: string ): string => text.replace( /\r\n?/g, '\n' ).trim();

/**
 * A character with everything that is drawn as part of it: marks, skin tones, flags, invisible characters, and joined
 * characters. The server has the same pattern (Platform\Schema\Text); tests/fixtures/rules/text-length.json runs against
 * both.
 */
const CHARACTER = /(\p{RI}{2}|.)(\u200D.|[\p{M}\p{EMod}\p{Cf}])*/gsu;

/** Counts characters as people do: a family of four is one. */
export const countCharacters = ( text: string ): number => text.match( CHARACTER )?.length ?? 0;

/**
 * Removes characters that databases treat differently and the server would reject: control characters from a paste, and halves
 * of a character that was cut in two.
 */
export const removeControlCharacters = ( text: string ): string =>
	// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
	text.replace( /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\p{Surrogate}/gu, '' );
