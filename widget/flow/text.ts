/** One kind of line end and no white space around: what is stored, counted and compared on both sides. */
export const tidy = ( text: string ): string => text.replace( /\r\n?/g, '\n' ).trim();

/**
 * A character with all that is drawn as a part of it: marks, skin tones, flags, what nobody sees,
 * and what a joiner ties to it. The server
 * has the same pattern (Contract\Validation\Text); tests/fixtures/rules/text-length.json runs against both.
 */
const CHARACTER = /(\p{RI}{2}|.)(\u200D.|[\p{M}\p{EMod}\p{Cf}])*/gsu;

/** Characters as a person counts them: a family of four is one. */
export const lengthOf = ( text: string ): number => text.match( CHARACTER )?.length ?? 0;

/**
 * Drops what no database keeps alike and the server would refuse: control characters that came along with a paste,
 * and halves of a character that was cut in two.
 */
export const storable = ( text: string ): string =>
	// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
	text.replace( /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]|\p{Surrogate}/gu, '' );
