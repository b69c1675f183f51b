/** Fills `%1$s`, `%2$s` of a translated text, in the order its language uses, or a single `%s`. */
export const fill = ( text: string, ...parts: ReadonlyArray< string | number > ): string =>
	text.replace( /%(?:(\d)\$)?[sd]/g, ( whole, place = '1' ) => String( parts[ +place - 1 ] ?? whole ) );
