import { useCallback, useLayoutEffect, useRef } from 'react';

/** Never another function, and always does what the newest one does: for what is drawn again only when its props change. */
export function useStable< Args extends unknown[], Result >(
	newest: ( ...args: Args ) => Result
): ( ...args: Args ) => Result {
	const latest = useRef( newest );
	useLayoutEffect( () => {
		latest.current = newest;
	} );
	return useCallback( ( ...args ) => latest.current( ...args ), [] );
}
