/** An element with what it has and what is in it, for the few that the overlay is made of. */
export function part< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	has: Partial< HTMLElementTagNameMap[ Tag ] > = {},
	...inside: ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), has );
	element.append( ...inside );
	return element;
}
