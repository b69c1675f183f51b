import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface OpenedSearch {
	/** The query as it will be in the URL. */
	search: () => string;
	/** Called before the router navigates. */
	note: ( search: string ) => void;
}

/** Tracks what is open before the router has rendered it: a save that finishes meanwhile must not navigate away. */
export function useOpenedSearch(): OpenedSearch {
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
