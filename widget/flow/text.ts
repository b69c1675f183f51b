/** One kind of line end and no white space around: what is stored, counted and compared on both sides. */
export const tidy = ( text: string ): string => text.replace( /\r\n?/g, '\n' ).trim();

/** Characters as a person counts them and the server does, not UTF-16 units. */
export const lengthOf = ( text: string ): number => Array.from( text ).length;

/**
 * Drops what no database keeps alike and the server would refuse: control characters that came along with a paste,
 * and halves of a character that was cut in two.
 */
export const storable = ( text: string ): string =>
	// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
	text.replace( /[\0-\x08\x0B\x0C\x0E-\x1F\x7F]|\p{Surrogate}/gu, '' );
