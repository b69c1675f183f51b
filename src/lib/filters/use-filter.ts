import { useMemo } from 'react';
import type { ResponseFilter } from '@/contract/types';
import { readFilter, writeFilter } from './filter';
import { useUrlParams } from '@/lib/hooks/use-url-params';

interface FilterInAddress {
	filter: ResponseFilter;
	setFilter: ( filter: ResponseFilter ) => void;
}

/** The screen's response filter, stored in the URL so that links and the back button keep it. */
export function useFilter(): FilterInAddress {
	const [ params, setParams ] = useUrlParams();
	return {
		filter: useMemo( () => readFilter( params ), [ params ] ),
		setFilter: ( filter ) => setParams( ( now ) => writeFilter( now, filter ) ),
	};
}
