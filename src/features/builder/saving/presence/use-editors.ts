import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Editor } from '@/contract/types';
import { editorsOf, leaveEditing } from './editors';

const nobody: readonly Editor[] = [];

/** Returns who else has the survey open; they are notified of this one, and when it closes. */
export function useEditors( id: number | null ): readonly Editor[] {
	const { data } = useQuery( { ...editorsOf( id ?? 0 ), enabled: id !== null } );

	useEffect( () => {
		if ( id === null ) {
			return undefined;
		}
		const leave = () => void leaveEditing( id ).catch( () => undefined ); // Others notice after two minutes.
		window.addEventListener( 'pagehide', leave );
		return () => {
			window.removeEventListener( 'pagehide', leave );
			leave();
		};
	}, [ id ] );

	return data?.editors ?? nobody;
}
