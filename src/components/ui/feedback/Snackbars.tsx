import { SnackbarList } from '@wordpress/components';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import './Snackbars.scss';

interface SnackbarAction {
	label: string;
	onClick: () => void;
}

interface Snackbar {
	id: string;
	/** The process it belongs to. */
	of?: string;
	content: string;
	actions?: SnackbarAction[];
}

interface Snackbars {
	/** Shows a brief message that something was done; the action undoes it. */
	show: ( content: string, action?: SnackbarAction ) => void;
	/**
	 * Reports progress, and replaces the last message about the same process.
	 *
	 * @param of   the process
	 * @param time milliseconds until it disappears; WordPress's default if omitted
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
