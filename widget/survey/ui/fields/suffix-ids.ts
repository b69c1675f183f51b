import { options } from 'preact';
import { HAS_PAGES } from '../../flow/pages';

/** Attributes with ids, or with the name of a group of radio buttons. */
const NAMES = [ 'id', 'for', 'name', 'aria-describedby', 'aria-labelledby' ];

let suffix = '';

/**
 * Adds a suffix to the ids of all elements from now on, so that those of several questions on one page differ. Preact renders a
 * question completely before it starts the next one.
 */
export function suffixIds( to: string ): void {
	suffix = to;
}

/** Returns an id as elements of the current question have it. */
export const suffixed = ( id: string ): string => id + suffix;

if ( HAS_PAGES ) {
	options.vnode = ( { type, props } ) => {
		for ( const [ name, ids ] of Object.entries< unknown >( suffix && typeof type === 'string' ? props : {} ) ) {
			if ( NAMES.includes( name ) && typeof ids === 'string' ) {
				Object.assign( props, { [ name ]: ids.replace( /\S+/g, `$&${ suffix }` ) } );
			}
		}
	};
}
