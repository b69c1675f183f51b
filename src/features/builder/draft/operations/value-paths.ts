import { isObject } from '@/lib/is-same';

/** All fields of `T`, as the server names them: `settings.thank_you.message`. A list is one field. */
export type PathOf< T > = T extends readonly unknown[]
	? never
	: T extends object
		? {
				[ Name in keyof T & string ]: Name | `${ Name }.${ PathOf< NonNullable< T[ Name ] > > }`;
			}[ keyof T & string ]
		: never;

export type ValueAt< T, Path extends string > = Path extends `${ infer Name }.${ infer Rest }`
	? Name extends keyof T
		? ValueAt< NonNullable< T[ Name ] >, Rest >
		: never
	: Path extends keyof T
		? T[ Path ]
		: never;

/** A field of `T`, and a possible value. */
export type Setting< T, Paths extends string = PathOf< T > > = {
	[ Path in Paths ]: { path: Path; value: ValueAt< T, Path > };
}[ Paths ];

export function valueAt( whole: unknown, path: string ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >( ( part, name ) => ( isObject( part ) ? part[ name ] : undefined ), whole );
}

/** Copies only the objects on the path. `undefined` removes the field. */
export function withValue( whole: unknown, path: string, value: unknown ): object {
	const [ name = '', ...rest ] = path.split( '.' );
	const { [ name ]: part, ...others } = isObject( whole ) ? whole : {};
	const changed = rest.length === 0 ? value : withValue( part, rest.join( '.' ), value );
	return changed === undefined ? others : { ...( isObject( whole ) ? whole : {} ), [ name ]: changed };
}

/** Returns the first field on `path` that doesn't exist yet: undoing the set removes what was created there. */
export function firstMissing( whole: unknown, path: string ): string {
	const names = path.split( '.' );
	const prefixes = names.map( ( _, index ) => names.slice( 0, index + 1 ).join( '.' ) );
	return prefixes.find( ( prefix ) => ! isObject( valueAt( whole, prefix ) ) ) ?? path;
}
