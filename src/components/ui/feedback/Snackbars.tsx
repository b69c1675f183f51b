import { SnackbarList } from '@wordpress/components';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import './Snackbars.scss';

interface SnackbarAction {
	label: string;
	onClick: () => void;
}

interface Snackbar {
	id: string;
	/** Of what it is a stage. */
	of?: string;
	content: string;
	actions?: SnackbarAction[];
}

interface Snackbars {
	/** Says in passing that something was done; with an action, how to take it back. */
	show: ( content: string, action?: SnackbarAction ) => void;
	/**
	 * Says how far something has come, in the place of what was said of it before.
	 *
	 * @param of   what it is a stage of
	 * @param time milliseconds after which it goes by itself; WordPress's own where none are given
	 */
	tell: ( of: string, content: string, time?: number ) => void;
}

const SnackbarContext = createContext< Snackbars | null >( null );

export function useSnackbars(): Snackbars {
	const snackbars = useContext( SnackbarContext );
	if ( ! snackbars ) {
		throw new Error( 'useSnackbars needs a SnackbarProvider above it.' );
	}
	return snackbars;
}

let lastId = 0;

export function SnackbarProvider( { children }: { children: ReactNode } ) {
	const [ list, setList ] = useState< Snackbar[] >( [] );

	const show = useCallback( ( content: string, action?: SnackbarAction ) => {
		const id = String( ++lastId );
		setList( ( shown ) => [ ...shown.slice( -2 ), { id, content, ...( action ? { actions: [ action ] } : {} ) } ] );
	}, [] );
	const remove = useCallback(
		( id: string ) => setList( ( shown ) => shown.filter( ( snackbar ) => snackbar.id !== id ) ),
		[]
	);
	const tell = useCallback(
		( of: string, content: string, time?: number ) => {
			const id = String( ++lastId );
			setList( ( shown ) => [ ...shown.filter( ( other ) => other.of !== of ), { id, of, content } ] );
			if ( time !== undefined ) {
				setTimeout( () => remove( id ), time );
			}
		},
		[ remove ]
	);
	const snackbars = useMemo( () => ( { show, tell } ), [ show, tell ] );

	return (
		<SnackbarContext.Provider value={ snackbars }>
			{ children }
			<SnackbarList className="uf-snackbars" notices={ list } onRemove={ remove } />
		</SnackbarContext.Provider>
	);
}
