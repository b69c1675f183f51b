/** Makes an element with properties and children; enough for the overlay's few elements. */
export function makeElement< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	has: Partial< HTMLElementTagNameMap[ Tag ] > = {},
	...inside: ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), has );
	element.append( ...inside );
	return element;
}
