/**
 * Returns a global that a script has set. An element with such an id, which any post can contain, has the same name but isn't
 * the window's own property.
 */
export const ownGlobal = < Globals extends object, Name extends keyof Globals >(
	globals: Globals,
	name: Name
): Globals[ Name ] | undefined => ( Object.hasOwn( globals, name ) ? globals[ name ] : undefined );
