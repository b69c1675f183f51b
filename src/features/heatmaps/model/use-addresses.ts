import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageView } from '../api/make-view';
import type { MapRoute } from './use-map-route';

interface Addresses {
	/** Of the page in the frame: the same until it is shown as somebody else, at another width, or once more. Empty until it is known. */
	framed: string;
	/** Names this load of the page: one that begins anew has another. Empty as the address is. */
	load: string;
	/** For a tab of its own, with the days of now; always good for some minutes. */
	tab: string;
	error: Error | null;
	retry: () => void;
	/** Loads the page in the frame once more. */
	again: () => void;
}

/** Signed addresses of the page that is looked at. What changes in the map is told to the page, which need not be loaded anew. */
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
			void view.refetch(); // The old one may have ended.
			setTurn( ( count ) => count + 1 );
		},
	};
}
