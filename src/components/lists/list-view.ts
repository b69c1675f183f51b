import { wholeNumber } from '@/lib/hooks/use-route-id';
import { useUrlParams } from '@/lib/hooks/use-url-params';

/** A part of a list's state, such as its sorting or a filter. */
interface Part< Value > {
	initial: Value;
	/** Returns undefined for invalid text. */
	read: ( text: string ) => Value | undefined;
}

/** Every list has pages; the other parts are its own. */
export type ViewOf< Parts > = { page: number } & {
	[ Name in keyof Parts ]: Parts[ Name ] extends Part< infer Value > ? Value : never;
};

export interface ListView< View > {
	read: ( params: URLSearchParams ) => View;
	/**
	 * Returns the view's parameters, only those that differ from the initial view.
	 *
	 * @param params other parameters to keep
	 */
	write: ( view: View, params?: URLSearchParams ) => URLSearchParams;
}

export function oneOf< const Value extends string | number | boolean, Initial extends Value | number | null = Value >(
	values: readonly Value[],
	initial: Initial
): Part< Value | Initial > {
	return { initial, read: ( text ) => values.find( ( value ) => String( value ) === text ) };
}

export const anyText: Part< string > = { initial: '', read: ( text ) => text };

/** An integer of 1 or more. */
export function anyNumber< Initial extends number | null >( initial: Initial ): Part< number | Initial > {
	return { initial, read: ( text ) => wholeNumber( text ) ?? undefined };
}

export const ORDER = oneOf( [ 'asc', 'desc' ], 'desc' );

/**
 * Defines a list's state: sorting, search, filters, and page. It is stored in the URL under the names of its parts, so that
 * Back and bookmarks show the same list.
 */
export function defineListView< Parts extends Record< string, Part< unknown > > >(
	parts: Parts
): ListView< ViewOf< Parts > > {
	const entries = Object.entries< Part< unknown > >( { ...parts, page: anyNumber( 1 ) } );

	return {
		read: ( params ) =>
			Object.fromEntries(
				entries.map( ( [ name, { initial, read } ] ) => [ name, read( params.get( name ) ?? '' ) ?? initial ] )
			) as ViewOf< Parts >,
		write: ( view, params = new URLSearchParams() ) => {
			const next = new URLSearchParams( params );
			for ( const [ name, { initial } ] of entries ) {
				const value = view[ name as keyof ViewOf< Parts > ];
				next.delete( name );
				if ( value !== initial ) {
					next.set( name, String( value ) );
				}
			}
			return next;
		},
	};
}

interface ChangeOptions {
	replace?: boolean;
	preventScrollReset?: boolean;
}

export type ChangeView< View > = ( parts: Partial< View >, options?: ChangeOptions ) => void;

interface UsedListView< View > {
	view: View;
	/** Changes some parts, and returns to the first page unless it changes the page. */
	change: ChangeView< View >;
	/** Returns the address of such a change, for a link. */
	addressOf: ( parts: Partial< View > ) => { search: string };
}

export function useListView< View extends { page: number } >( {
	read,
	write,
}: ListView< View > ): UsedListView< View > {
	const [ params, setParams ] = useUrlParams();
	const view = read( params );
	const changed = ( parts: Partial< View > ) => write( { ...view, page: 1, ...parts } );

	return {
		view,
		change: ( parts, options ) => setParams( changed( parts ), options ),
		addressOf: ( parts ) => ( { search: changed( parts ).toString() } ),
	};
}
