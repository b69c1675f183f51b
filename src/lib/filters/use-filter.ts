import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResponseFilter } from '@/contract/types';
import { readFilter, writeFilter } from './filter';

interface FilterInAddress {
	filter: ResponseFilter;
	setFilter: ( filter: ResponseFilter ) => void;
}

/** Which responses a screen is about, kept in its address: a link, and the back button, mean the same ones. */
export function useFilter(): FilterInAddress {
	const [ params, setParams ] = useSearchParams();
	return {
		filter: useMemo( () => readFilter( params ), [ params ] ),
		setFilter: ( filter ) => setParams( ( now ) => writeFilter( now, filter ), { preventScrollReset: true } ),
	};
}
