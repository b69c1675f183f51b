import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface Opened {
	/** As it will stand in the address. */
	search: () => string;
	/** Before the router is asked to go there. */
	note: ( search: string ) => void;
}

/** What is open, known before the router has drawn it: a save that comes back meanwhile must not lead away from it. */
export function useOpened(): Opened {
	const { search } = useLocation();
	const latest = useRef( search );

	useEffect( () => {
		latest.current = search;
	}, [ search ] );

	return useMemo(
		() => ( {
			search: () => latest.current,
			note: ( wanted ) => {
				latest.current = wanted;
			},
		} ),
		[]
	);
}
