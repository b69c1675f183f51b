/** sprintf's `%s`, `%1$d`, `%.2f`; not `%%`, and not the percent sign in "100 % of". */
const PLACEHOLDER = /(?<!%)(?:%%)*%(?:\d+\$)?[+-]?(?:0|'.)?\d*(?:\.\d+)?[bcdeEfFgGosuxX]/;

/** @param {(string | null | undefined)[]} texts */
export function hasPlaceholder( ...texts ) {
	return texts.some( ( text ) => PLACEHOLDER.test( text ?? '' ) );
}
