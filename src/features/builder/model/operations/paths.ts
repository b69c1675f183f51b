import { isObject } from '@/lib/same';

/** Every field below `T`, as the server names it: `settings.thank_you.message`. A list is one field. */
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

/** A field of `T`, and a value that it may have. */
export type Setting< T, Paths extends string = PathOf< T > > = {
	[ Path in Paths ]: { path: Path; value: ValueAt< T, Path > };
}[ Paths ];

export function valueAt( whole: unknown, path: string ): unknown {
	return path
		.split( '.' )
		.reduce< unknown >( ( part, name ) => ( isObject( part ) ? part[ name ] : undefined ), whole );
}

/** Only what lies on the way is made anew. `undefined` takes the field away. */
export function withValue( whole: unknown, path: string, value: unknown ): object {
	const [ name = '', ...rest ] = path.split( '.' );
	const { [ name ]: part, ...others } = isObject( whole ) ? whole : {};
	const changed = rest.length === 0 ? value : withValue( part, rest.join( '.' ), value );
	return changed === undefined ? others : { ...( isObject( whole ) ? whole : {} ), [ name ]: changed };
}

/** The field on the way to `path` below which nothing was: what setting makes there goes when that is taken back. */
export function firstMissing( whole: unknown, path: string ): string {
	const names = path.split( '.' );
	const prefixes = names.map( ( _, index ) => names.slice( 0, index + 1 ).join( '.' ) );
	return prefixes.find( ( prefix ) => ! isObject( valueAt( whole, prefix ) ) ) ?? path;
}
