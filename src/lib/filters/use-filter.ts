import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResponseFilter } from '@/contract/types';
import { readFilter, writeFilter } from './filter';

interface FilterInAddress {
	filter: ResponseFilter;
	setFilter: ( filter: ResponseFilter ) => void;
}

/** The screen's response filter, stored in the URL so that links and the back button keep it. */
export function useFilter(): FilterInAddress {
	const [ params, setParams ] = useSearchParams();
	return {
		filter: useMemo( () => readFilter( params ), [ params ] ),
		setFilter: ( filter ) => setParams( ( now ) => writeFilter( now, filter ), { preventScrollReset: true } ),
	};
}
