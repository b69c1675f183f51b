/**
 * A global that a script has set. An element with such an id, which any post can contain, is found by the same name and
 * is no property of the window's own.
 */
export const ownGlobal = < Globals extends object, Name extends keyof Globals >(
	globals: Globals,
	name: Name
): Globals[ Name ] | undefined => ( Object.hasOwn( globals, name ) ? globals[ name ] : undefined );
