import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes identity but always calls the newest one: for components that render only when props change. */
export function useStable< Args extends unknown[], Result >(
	newest: ( ...args: Args ) => Result
): ( ...args: Args ) => Result {
	const latest = useRef( newest );
	useLayoutEffect( () => {
		latest.current = newest;
	} );
	return useCallback( ( ...args ) => latest.current( ...args ), [] );
}
