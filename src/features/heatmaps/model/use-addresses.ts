import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageView } from '../api/page-view';
import type { MapRoute } from './use-map-route';

interface Addresses {
	/** For the framed page: stays until the role or width changes, or the page is loaded again. Empty until it is known. */
	framed: string;
	/** Identifies this load of the page: each new load has another. Empty if the address is. */
	load: string;
	/** For a separate tab, with the current dates; always valid for some minutes. */
	tab: string;
	error: Error | null;
	retry: () => void;
	/** Loads the framed page again. */
	again: () => void;
}

/** Signed addresses of the viewed page. Map changes are sent to the page, which doesn't need to reload. */
export function useAddresses( { pageKey, view: { as, device }, days }: MapRoute, isOpen: boolean ): Addresses {
	const view = useQuery( { ...pageView( pageKey, { as, device, ...days } ), enabled: isOpen } );
	const [ turn, setTurn ] = useState( 0 );
	const [ pinned, setPinned ] = useState( { of: '', address: '' } );
	const of = JSON.stringify( [ pageKey, as, device, turn ] );
	const asked = view.data?.url ?? '';
	if ( pinned.of !== of && asked !== '' && ! view.isFetching ) {
		setPinned( { of, address: asked } );
	}

	return {
		framed: pinned.of === of ? pinned.address : '',
		load: pinned.of === of ? of : '',
		tab: asked,
		error: view.data === undefined ? view.error : null,
		retry: () => void view.refetch(),
		again: () => {
			void view.refetch(); // The old one may have expired.
			setTurn( ( count ) => count + 1 );
		},
	};
}
